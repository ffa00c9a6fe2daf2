"""The log is the match: a header and one entry a ply, from which everything else can be made again."""

from __future__ import annotations

from typing import Final

from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import commit
from taku.kernel.errors import BadLog, NotOffered
from taku.kernel.game import CHANCE, NOBODY, State
from taku.kernel.offered import offered
from taku.kernel.settle import rolled

FORMAT: Final = 1
MARK_DIGITS: Final = 4
# No match is that long; what has more digits is no ply.
NUMBER_DIGITS: Final = 9


class Header:
    """What is settled before the first ply. The seed is None until the match is over, or unknown."""

    def __init__(
        self, *, game: str, edition: int, seats: int, setup: dict[str, str], commitment: str | None, seed: str | None
    ) -> None:
        self.game = game
        self.edition = edition
        self.seats = seats
        self.setup = setup
        self.commitment = commitment
        self.seed = seed


class Entry:
    """One line of the log as it is written: nothing in it has been checked against a state yet."""

    def __init__(self, ply: int, actor: int, text: str, mark: str | None) -> None:
        self.ply = ply
        self.actor = actor
        self.text = text
        self.mark = mark

    @property
    def line(self) -> str:
        """The entry as text, without the end of the line."""
        actor = "." if self.actor == CHANCE else str(self.actor)
        tail = "" if self.mark is None else f" #{self.mark}"
        return f"{self.ply} {actor} {self.text}{tail}"


def short_mark(state: State) -> str:
    """The part of a state's mark that is written into the log."""
    return f"{state.mark() & 0xFFFF:04x}"


def _is_number(word: str) -> bool:
    """Whether it is written as a record writes its numbers: plain digits, no zero in front, and not endless."""
    if len(word) > NUMBER_DIGITS or not word.isascii() or not word.isdecimal():
        return False
    return word == "0" or word[0] != "0"


def read_entry(line: str, number: int) -> Entry:
    """One line of a record as an entry; BadLog names the line."""
    body, separator, mark = line.rpartition(" #")
    if not separator:
        body, mark = line, ""
    elif len(mark) != MARK_DIGITS or any(digit not in "0123456789abcdef" for digit in mark):
        raise BadLog(f"line {number}: expected a mark of {MARK_DIGITS} digits 0-f, got {mark!r}")
    words = body.split(" ", 2)
    if len(words) != 3 or not _is_number(words[0]) or not (words[1] == "." or _is_number(words[1])):
        raise BadLog(f"line {number}: expected 'PLY ACTOR MOVE #MARK', got {line[:80]!r}")
    actor = CHANCE if words[1] == "." else int(words[1])
    return Entry(int(words[0]), actor, words[2], mark if separator else None)


class Replayer:
    """Plays entries on a state one by one and refuses the first that does not fit."""

    def __init__(self, state: State, catalogue: Catalogue) -> None:
        self.state = state
        self.catalogue = catalogue
        self.ply = 0

    def check(self, entry: Entry, number: int) -> Move:
        """The move of an entry, if it is this ply's, by whoever is awaited, and on offer."""
        if entry.ply != self.ply:
            raise BadLog(f"line {number}: expected ply {self.ply}, got ply {entry.ply}")
        if self.state.mover == NOBODY:
            raise BadLog(f"line {number}: {entry.text!r} came after the end of the match")
        if entry.actor != self.state.mover:
            raise BadLog(f"line {number}: expected a move of {_who(self.state.mover)}, got one of {_who(entry.actor)}")
        try:
            return offered(self.state, self.catalogue, entry.text)
        except NotOffered as error:
            raise BadLog(f"line {number}: {error}") from None

    def play(self, entry: Entry, number: int) -> Move:
        """Check the entry, make its move and compare the mark."""
        move = self.check(entry, number)
        self.state.apply(move)
        self.ply += 1
        mark = short_mark(self.state)
        if entry.mark is not None and entry.mark != mark:
            raise BadLog(f"line {number}: expected mark {mark}, got {entry.mark}")
        return move


def check_commitment(seed: str, commitment: str | None) -> None:
    """BadLog if the seed is not the one that was committed to."""
    if commitment != commit(seed):
        raise BadLog(f"the seed does not fit the commitment {commitment}; it gives {commit(seed)}")


def check_roll(state: State, seed: str, entry: Entry, number: int) -> None:
    """BadLog if chance did not play what the seed says; asked before the entry is played."""
    if state.mover != CHANCE:
        return
    expected = rolled(state, seed, entry.ply).text
    if entry.text != expected:
        raise BadLog(f"line {number}: chance played {entry.text!r} where the seed gives {expected!r}")


def _who(actor: int) -> str:
    return "chance" if actor == CHANCE else f"seat {actor}"
