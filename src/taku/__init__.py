"""Taku, the table: Namiji, Niwa and Nautilus from Python, in the terminal and in the browser."""

import os

if os.environ.get("TAKU_PURE"):
    from taku.build import insist_on_sources

    insist_on_sources()

from taku.bots import Bot, Clock
from taku.games import all_games, find
from taku.kernel.errors import (
    BadLog,
    BadSetup,
    NotOffered,
    OutOfTurn,
    TakuError,
    UnknownGame,
)
from taku.kernel.eye import Eye
from taku.kernel.game import CHANCE, NOBODY, Game
from taku.match import Match
from taku.wire import Label, Offer, Telling, View, encode

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "BadLog",
    "BadSetup",
    "Bot",
    "Clock",
    "Eye",
    "Game",
    "Label",
    "Match",
    "NotOffered",
    "Offer",
    "OutOfTurn",
    "TakuError",
    "Telling",
    "UnknownGame",
    "View",
    "all_games",
    "encode",
    "find",
]
