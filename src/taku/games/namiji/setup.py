"""The choices made when a table of Namiji opens."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """Which way round, which box (`house` or the text of a box file), and how many Early Bird tokens for two.

    The rulebook lays out as many Early Bird tokens as there are players; `three` gives the third boat home one too.
    """

    direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    box: Annotated[str, "house"] = "house"
    early_bird: Literal["two", "three"] = "two"
