"""Nautilus in PettingZoo, version 0: `env` with the usual wrappers, `raw_env` without."""

from functools import partial

from taku.research.pettingzoo import aec

env = partial(aec.env, "nautilus", name="nautilus_v0")
raw_env = partial(aec.raw_env, "nautilus", name="nautilus_v0")

__all__ = ["env", "raw_env"]
