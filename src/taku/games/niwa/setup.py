"""The choices made when a table of Niwa opens."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

import msgspec


class Setup(msgspec.Struct, frozen=True):
    """Which garden, how it is built, how the figures are placed, which bead counts, and who starts.

    `garden` is `classic`, which uses each of the twelve tiles once, `lantern`, `stream`, `ring`, `wild`, or a layout of
    the file in `tiles`; the game checks it when a table opens. `tiles` is the text of a tile file, empty for our own.
    """

    # Until the default became a garden with each tile once, a record that did not say so was played on lantern.
    UNWRITTEN: ClassVar[dict[str, str]] = {"garden": "lantern"}

    garden: Annotated[str, "classic", "lantern", "stream", "ring", "wild"] = "classic"
    mirror: Literal["yes", "no"] = "yes"
    placement: Literal["secret", "open"] = "secret"
    beads: Literal["top", "any"] = "top"
    first: Literal["chance", "0", "1"] = "chance"
    tiles: str = ""
