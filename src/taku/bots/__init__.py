"""Players that are not people: game-blind, given an Eye, found by name."""

from __future__ import annotations

from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.bots.random import RandomBot
from taku.kernel.errors import TakuError

_BOTS: dict[str, type[Bot]] = {"random": RandomBot}


class UnknownBot(TakuError):
    """No bot of that name; the text lists the ones there are."""


def bot_names() -> list[str]:
    """The names of all bots there are."""
    return sorted(_BOTS)


def find_bot(name: str) -> type[Bot]:
    """The bot of that name."""
    if name not in _BOTS:
        raise UnknownBot(f"unknown bot {name!r}; there are {', '.join(bot_names())}")
    return _BOTS[name]


__all__ = ["Bot", "Clock", "RandomBot", "UnknownBot", "bot_names", "find_bot"]
