"""The choices made when a table of Nautilus opens."""

from __future__ import annotations

from typing import ClassVar, Literal

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """Who has Nemo first, whether piles stay open, and whether all six rounds are played."""

    # Until the default became `all`, a record that did not say so ended early.
    UNWRITTEN: ClassVar[dict[str, str]] = {"length": "early"}

    first: Literal["chance", "0", "1"] = "chance"
    piles: Literal["open", "hidden"] = "open"
    length: Literal["all", "early"] = "all"
