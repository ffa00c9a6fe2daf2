"""Where matches of the terminal are kept: a record with its seed, and beside it who sits where."""

from __future__ import annotations

import os
import time
from pathlib import Path

import msgspec

from taku.home import home
from taku.kernel.errors import BadLog, TakuError
from taku.match import Match
from taku.record import load, save


class NothingToResume(TakuError):
    """There is no unfinished match in the save folder."""


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """Who plays: the seats of people, the bot that has the others, and how long it may think."""

    people: list[int]
    bot: str
    language: str
    think: str | None = None


def save_folder() -> Path:
    """The folder of all saved matches."""
    return home() / "matches"


def new_path(game: str) -> Path:
    """A name that no other match has."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return save_folder() / f"{stamp}-{game}-{os.getpid()}.log"


class Save:
    """One match on disk."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @property
    def _seating_path(self) -> Path:
        return self.path.with_suffix(".seats")

    def begin(self, match: Match, seating: Seating) -> None:
        """Write both files; a folder that cannot be written is noticed before the first move."""
        save(self._seating_path, msgspec.json.encode(seating).decode() + "\n")
        self.write(match)

    def write(self, match: Match) -> None:
        """Put the match as it stands in place of what was saved before, whole or not at all."""
        save(self.path, match.log.private_text)

    def read(self) -> tuple[Match, Seating]:
        """The match and who sits where."""
        match = Match.replay(load(self.path))
        try:
            seating = msgspec.json.decode(load(self._seating_path).encode(), type=Seating)
        except FileNotFoundError:
            seating = Seating(people=[0], bot="random", language="en")
        except msgspec.DecodeError as error:
            raise BadLog(f"{self._seating_path.name}: {error}") from None
        return match, seating


def latest_unfinished() -> Save:
    """The match that was played last and is not over."""
    paths = sorted(save_folder().glob("*.log"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in paths:
        found = Save(path)
        if not found.read()[0].is_over:
            return found
    raise NothingToResume(f"no unfinished match in {save_folder()}")
