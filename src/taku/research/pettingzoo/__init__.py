"""The games in PettingZoo: `nautilus_v0`, `niwa_v0`, `namiji_v0`, and `env` and `raw_env` for any other game.

A version goes up when the same seed and actions would give other observations or rewards.
"""

from taku.research.pettingzoo.aec import TableEnv, env, raw_env

__all__ = ["TableEnv", "env", "raw_env"]
