"""Finds bots: those of the house, `module:Class`, and every `taku.bots` entry point."""

from __future__ import annotations

import importlib
import re
import sys

from taku.bots.alphabeta import AlphaBetaBot
from taku.bots.bot import Bot
from taku.bots.greedy import GreedyBot
from taku.bots.ismcts import IsmctsBot
from taku.bots.levels import LEVELS
from taku.bots.random import RandomBot
from taku.bots.rehearsal import RehearsalBot
from taku.kernel.errors import TakuError
from taku.plugins import BrokenPlugin, load_plugin, plugins

GROUP = "taku.bots"
_HOUSE: list[type[Bot]] = [AlphaBetaBot, GreedyBot, IsmctsBot, RandomBot, RehearsalBot, *LEVELS]
_BOTS: dict[str, type[Bot]] = {bot.name: bot for bot in _HOUSE}


class UnknownBot(TakuError):
    """No bot of that name; the text lists the ones there are."""


def bot_names() -> list[str]:
    """The names of all bots there are; `alphabeta-4` and `ismcts-1000` are bots too, with any other number."""
    return sorted({*_BOTS, *plugins(GROUP)})


def find_bot(name: str) -> type[Bot]:
    """The bot of that name. UnknownBot names the ones there are.

    A number behind an engine fixes what it does: `alphabeta-4` looks four turns ahead and no further, `ismcts-1000`
    makes a thousand simulations with random rollouts and no help from the game's evaluation.

    >>> find_bot("master").name, find_bot("alphabeta-4").name
    ('master', 'alphabeta-4')
    """
    if name in _BOTS:
        return _BOTS[name]
    numbered = re.fullmatch(r"(alphabeta|ismcts)-([1-9]\d*)", name)
    if numbered is not None:
        return _deep(int(numbered[2])) if numbered[1] == "alphabeta" else _plain(int(numbered[2]))
    if name in plugins(GROUP):
        try:
            return _bot_class(name, load_plugin(plugins(GROUP)[name]))
        except BrokenPlugin as error:
            raise UnknownBot(f"bot {error}") from error
    if ":" in name:
        return _bot_class(name, _loaded(name))
    known = ", ".join([*bot_names(), "alphabeta-4", "ismcts-1000"])
    raise UnknownBot(f"unknown bot {name!r}; there are {known}, or module:Class")


def _deep(turns: int) -> type[Bot]:
    """Alpha-beta that looks so many turns ahead."""

    class Deep(AlphaBetaBot):
        name = f"alphabeta-{turns}"

        def __init__(self, seed: int) -> None:
            super().__init__(seed, deepest=turns)

    return Deep


def _plain(simulations: int) -> type[Bot]:
    """Information-set search as the books have it, with so many simulations."""

    class Plain(IsmctsBot):
        name = f"ismcts-{simulations}"

        def __init__(self, seed: int) -> None:
            super().__init__(seed, simulations=simulations, is_plain=True)

    return Plain


def _loaded(name: str) -> object:
    """What `module:Class` names; modules in the folder one works in are found as well."""
    module, _, attribute = name.partition(":")
    if "" not in sys.path:
        sys.path.append("")
    try:
        found: object = getattr(importlib.import_module(module), attribute)
    except (ImportError, ValueError, AttributeError) as error:
        raise UnknownBot(f"unknown bot {name!r}: {error}") from error
    return found


def _bot_class(name: str, found: object) -> type[Bot]:
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise UnknownBot(f"bot {name!r}: expected a class derived from taku.Bot")
    return found
