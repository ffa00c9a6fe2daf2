"""Finds the drawing a game brings for the terminal, and makes do without one."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable, Sequence
from functools import cache

import msgspec
from rich.console import RenderableType
from rich.table import Table

from taku.kernel.game import Game
from taku.wire import Label, View
from taku.words import Words

Say = Callable[[Label], str]
Draw = Callable[[View, Say], RenderableType]

_FRAME = frozenset(View.__struct_fields__)


def draw_view(game: Game, view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """The board as the view shows it: by the game's own `terminal.py` if it has one, else field by field."""

    def say(label: Label) -> str:
        return words.say(label, names)

    return _find_drawing(game)(view, say)


def _find_drawing(game: Game) -> Draw:
    package = type(game).__module__
    if hasattr(importlib.import_module(package), "__path__"):
        name = f"{package}.terminal"
        if importlib.util.find_spec(name) is not None:
            draw: Draw = importlib.import_module(name).draw
            return draw
    return _plain


def _plain(view: View, _say: Say) -> RenderableType:
    """A game without a drawing: whatever its view adds to the common frame, a line each."""
    table = Table(show_header=False, box=None)
    for field, value in msgspec.structs.asdict(view).items():
        if field not in _FRAME:
            table.add_row(field, msgspec.json.encode(value).decode())
    return table


@cache
def _decoder(game: Game) -> msgspec.json.Decoder[View]:
    """Reads a game's views; which struct that is, the first view of a match says."""
    kind = type(game.view(game.start(game.setup(), min(game.seats)), None))
    return msgspec.json.Decoder(kind)


def read_view(game: Game, encoded: bytes | msgspec.Raw) -> View:
    """A view that came over the wire."""
    return _decoder(game).decode(encoded)
