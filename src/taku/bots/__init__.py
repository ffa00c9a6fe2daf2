"""Players that are not people: game-blind, given an Eye, found by name."""

from __future__ import annotations

from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.bots.finding import UnknownBot, bot_names, find_bot
from taku.bots.random import RandomBot

__all__ = ["Bot", "Clock", "RandomBot", "UnknownBot", "bot_names", "find_bot"]
