"""Where a match stands, for searching programs: cheap to copy, and it knows what every seat has heard."""

from __future__ import annotations

from functools import cached_property
from typing import Final, NamedTuple, cast

from taku.kernel.dice import Dice
from taku.kernel.game import State
from taku.research.table import Table
from taku.wire import Telling, encode

# How many tellings the tensor form of an information state goes back.
RECENT: Final = 16


class Played(NamedTuple):
    """The last thing that happened, and all before it: a move by its number, or a state imagined for a seat."""

    before: Played | None
    number: int
    imagined_for: int | None = None


class Sight:
    """What a seat sees in an imagined state, as text made when somebody asks."""

    def __init__(self, table: Table, state: State, seat: int) -> None:
        self._table, self._state, self._seat = table, state, seat

    @cached_property
    def text(self) -> str:
        """The view as JSON."""
        return f"sees {encode(self._table.view(self._state, self._seat)).decode()}\n"


class Heard(NamedTuple):
    """What somebody has heard as far as `last`, when the state was `state`.

    In an imagined state the others have heard what everybody heard, then there is their sight of it.
    """

    last: Played | None
    state: State
    earlier: str = ""
    sight: Sight | None = None
    later: str = ""
    recent: tuple[Telling, ...] = ()

    @property
    def text(self) -> str:
        """All of it, one telling a line."""
        return self.earlier + (self.sight.text if self.sight else "") + self.later


class Position:
    """A match at one moment.

    Copies share the state until one of them moves on: a search copies far more often than it plays.
    """

    __slots__ = ("heard", "is_shared", "last", "state", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.state = table.start
        self.is_shared = True
        self.last: Played | None = None
        # By seat, and a watcher at the end.
        self.heard = [Heard(None, table.start)] * (table.seats + 1)

    def copy(self) -> Position:
        """Another position that goes on from here on its own."""
        twin = Position.__new__(Position)
        twin.table, twin.state, twin.last, twin.heard = self.table, self.state, self.last, self.heard[:]
        twin.is_shared = self.is_shared = True
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> Position:
        return self.copy()

    def __reduce__(self) -> tuple[object, tuple[Table, list[int | tuple[int, int]]]]:
        return restore, (self.table, self.steps())

    def play(self, number: int) -> None:
        """Make a move that is known to be on offer."""
        if self.is_shared:
            self.state = self.state.copy()
            self.is_shared = False
        self.state.apply(self.table.catalogue[number])
        self.last = Played(self.last, number)

    def imagine(self, seat: int, seed: int) -> Position:
        """A position that could be true for all that the seat knows.

        The seat has heard what it heard. The others have heard what everybody heard, and see what they see there:
        what they heard in secret belongs to the true match.
        """
        known, public = self.hear(seat), self.hear(None)
        twin = self.copy()
        twin.state = self.table.game.imagine(self.state, seat, Dice(seed))
        twin.last = Played(self.last, seed, imagined_for=seat)
        for other in range(self.table.seats):
            sight = Sight(self.table, twin.state, other)
            twin.heard[other] = Heard(twin.last, twin.state, public.text, sight, recent=public.recent)
        twin.heard[seat] = known._replace(last=twin.last, state=twin.state)
        twin.heard[-1] = public._replace(last=twin.last, state=twin.state)
        return twin

    def steps(self) -> list[int | tuple[int, int]]:
        """All that happened: the numbers of the moves, and (seat, seed) where a state was imagined."""
        return [
            played.number if played.imagined_for is None else (played.imagined_for, played.number)
            for played in _since(self.last, None)
        ]

    def hear(self, seat: int | None) -> Heard:
        """What a seat, or a watcher for None, has heard by now.

        Tellings are made when somebody asks, and for whoever asks: rollouts do not pay for them.
        """
        place = -1 if seat is None else seat
        if self.heard[place].last is not self.last:
            self.heard[place] = self._catch_up(self.heard[place], seat)
        return self.heard[place]

    def _catch_up(self, heard: Heard, seat: int | None) -> Heard:
        state, lines, recent = heard.state.copy(), [heard.later], [*heard.recent]
        for played in _since(self.last, heard.last):
            move, before = self.table.catalogue[played.number], state.copy()
            state.apply(move)
            telling = cast(Telling, self.table.game.told(before, move, state, seat))
            lines.append(encode(telling).decode() + "\n")
            recent.append(telling)
        return Heard(self.last, state, heard.earlier, heard.sight, "".join(lines), tuple(recent[-RECENT:]))


def restore(table: Table, steps: list[int | tuple[int, int]]) -> Position:
    """The position after these steps."""
    position = Position(table)
    for step in steps:
        if isinstance(step, tuple):
            position = position.imagine(*step)
        else:
            position.play(step)
    return position


def _since(last: Played | None, end: Played | None) -> list[Played]:
    """What happened after `end`, in order."""
    steps: list[Played] = []
    while last is not None and last is not end:
        steps.append(last)
        last = last.before
    return steps[::-1]
