"""Finds games: every sub-package here and every `taku.games` entry point; nothing else has to be edited."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from taku.kernel.errors import UnknownGame
from taku.kernel.game import Game


@cache
def _folders() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


@cache
def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="taku.games")}


def names() -> list[str]:
    """The names of all games there are."""
    return sorted({*_folders(), *_points()})


def find(name: str) -> Game:
    """The game of that name; UnknownGame names the ones there are. Only this game is imported."""
    if name in _folders():
        return cast(Game, importlib.import_module(f"{__name__}.{name}").GAME)
    if name in _points():
        return cast(Game, _points()[name].load())
    raise UnknownGame(f"unknown game {name!r}; there are {', '.join(names())}")


def all_games() -> dict[str, Game]:
    """All games there are, by name."""
    return {name: find(name) for name in names()}
