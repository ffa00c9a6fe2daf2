"""The choices made when a table of Namiji opens."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """Which way round, which box (`house` or the text of a box file), and how many Early Bird tokens for two.

    The rulebook lays out as many Early Bird tokens as there are players; `three` gives the third boat home one too.
    """

    # Until the default became the rulebook's two, a record that did not say so had three tokens.
    UNWRITTEN: ClassVar[dict[str, str]] = {"early_bird": "three"}

    direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    box: Annotated[str, "house"] = "house"
    early_bird: Literal["two", "three"] = "two"
