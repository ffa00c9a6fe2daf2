"""The choices made when a table of Nautilus opens."""

from __future__ import annotations

from typing import Literal

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """Who has Nemo first, whether piles stay open, and whether a clinched match ends early."""

    first: Literal["chance", "0", "1"] = "chance"
    piles: Literal["open", "hidden"] = "open"
    length: Literal["early", "all"] = "early"
