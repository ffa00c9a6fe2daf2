"""Where a match stands, for searching programs: cheap to copy, and it knows what every seat has heard."""

from __future__ import annotations

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


class Heard(NamedTuple):
    """What has been heard as far as `last`: by seat, and by a watcher at the end of each list."""

    last: Played | None
    state: State
    texts: list[str]
    recent: list[tuple[Telling, ...]]


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
        everybody = table.seats + 1
        self.heard = Heard(None, table.start, [""] * everybody, [()] * everybody)

    def copy(self) -> Position:
        """Another position that goes on from here on its own."""
        twin = Position.__new__(Position)
        twin.table, twin.state, twin.last, twin.heard = self.table, self.state, self.last, self.heard
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
        heard = self.hear()
        twin = self.copy()
        twin.state = self.table.game.imagine(self.state, seat, Dice(seed))
        twin.last = Played(self.last, seed, imagined_for=seat)
        texts, recent = heard.texts[-1:] * len(heard.texts), heard.recent[-1:] * len(heard.recent)
        for other in range(self.table.seats):
            texts[other] += f"sees {encode(self.table.view(twin.state, other)).decode()}\n"
        texts[seat], recent[seat] = heard.texts[seat], heard.recent[seat]
        twin.heard = Heard(twin.last, twin.state, texts, recent)
        return twin

    def steps(self) -> list[int | tuple[int, int]]:
        """All that happened: the numbers of the moves, and (seat, seed) where a state was imagined."""
        return [
            played.number if played.imagined_for is None else (played.imagined_for, played.number)
            for played in _since(self.last, None)
        ]

    def hear(self) -> Heard:
        """What everybody has heard by now. Tellings are made when somebody asks: rollouts do not pay for them."""
        if self.heard.last is not self.last:
            self.heard = self._catch_up(self.heard)
        return self.heard

    def _catch_up(self, heard: Heard) -> Heard:
        state, texts, recent = heard.state.copy(), heard.texts[:], heard.recent[:]
        game, listeners = self.table.game, [*range(self.table.seats), None]
        for played in _since(self.last, heard.last):
            move, before = self.table.catalogue[played.number], state.copy()
            state.apply(move)
            for place, listener in enumerate(listeners):
                telling = cast(Telling, game.told(before, move, state, listener))
                texts[place] += encode(telling).decode() + "\n"
                recent[place] = (*recent[place][1 - RECENT :], telling)
        return Heard(self.last, state, texts, recent)


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
