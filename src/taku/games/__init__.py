"""Finds games: every sub-package here and every `taku.games` entry point; nothing else has to be edited."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import cast

from taku.kernel.errors import UnknownGame
from taku.kernel.game import Game
from taku.plugins import BrokenPlugin, described, load_plugin, plugins

GROUP = "taku.games"


@cache
def _folders() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def names() -> list[str]:
    """The names of all games, also of installed ones that cannot be loaded."""
    return sorted({*_folders(), *plugins(GROUP)})


def find(name: str) -> Game:
    """The game of that name. UnknownGame lists the games, or says why this one cannot be loaded.

    Only this game is imported.
    """
    if name in _folders():
        return cast(Game, importlib.import_module(f"{__name__}.{name}").GAME)
    if name in plugins(GROUP):
        return _from_plugin(name)
    raise UnknownGame(f"unknown game {name!r}; there are {', '.join(names())}")


def _from_plugin(name: str) -> Game:
    point = plugins(GROUP)[name]
    try:
        found = load_plugin(point)
    except BrokenPlugin as error:
        raise UnknownGame(f"game {error}") from error
    if not isinstance(found, Game):
        raise UnknownGame(f"game {described(point)}: expected a taku.Game, not {type(found).__name__}")
    return found


def all_games() -> dict[str, Game]:
    """All games by name. An installed game that cannot be loaded is left out, with one line in the log."""
    found = {}
    for name in names():
        try:
            found[name] = find(name)
        except UnknownGame as error:
            _warn(str(error))
    return found


@cache
def _warn(message: str) -> None:
    """Log a message the first time it comes up."""
    import logging

    logging.getLogger(__name__).warning("%s", message)
