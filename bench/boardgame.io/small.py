"""The small game of `server.cjs` as a game of ours: nine cells, and whoever is awaited puts a stone on any of them.

It never ends and hides nothing: what is measured with it is the server.
"""

from __future__ import annotations

from typing import cast

import msgspec
from mypy_extensions import i64

from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import Dice
from taku.kernel.game import Decision, Game, State
from taku.wire import Label, Offer, Telling, View

CELLS = 9
LONGEST = 1_000_000
BEADS = [[3, 3, 3], [3, 3, 3]]


class Put(Move):
    """A stone on a cell: `put 4`."""

    def __init__(self, cell: int) -> None:
        super().__init__(f"put {cell}")
        self.cell = cell
        self.offer = Offer(self.text, Label("small-put", {"cell": cell}), str(cell))


PUTS: list[Move] = [Put(cell) for cell in range(CELLS)]
OFFERS = [cast(Put, move).offer for move in PUTS]


class SmallState(State):
    """Whose stone lies on each cell; -1 if nobody's."""

    def __init__(self, cells: list[int], turn: int) -> None:
        super().__init__()
        self.cells = cells
        self.turn = turn

    def copy(self) -> SmallState:
        twin = SmallState(self.cells[:], self.turn)
        twin.mover, twin.agenda = self.mover, self.agenda[:]
        return twin

    def contents(self) -> list[int]:
        return [*self.cells, self.turn]


class Putting(Decision[SmallState]):
    """The only pause."""

    def mover(self, state: SmallState) -> i64:
        return state.turn

    def options(self, state: SmallState) -> list[Move]:
        return PUTS

    def apply(self, state: SmallState, move: Move) -> None:
        state.cells[cast(Put, move).cell] = state.turn
        state.turn = 1 - state.turn


PUTTING = Putting("putting")


class Setup(msgspec.Struct, frozen=True):
    """There is nothing to choose."""


class SmallView(View, frozen=True, kw_only=True):
    """The cells, and beads that nobody ever moves, as the peer has them."""

    cells: list[int]
    beads: list[list[int]]


class Small(Game):
    """Nine cells for two."""

    def catalogue(self, setup: object) -> Catalogue:
        return CATALOGUE

    def start(self, setup: object, seats: int) -> SmallState:
        state = SmallState([-1] * CELLS, 0)
        state.then(PUTTING)
        state.wake()
        return state

    def scores(self, state: State) -> list[float]:
        return [0, 0]

    def view(self, state: State, seat: int | None) -> SmallView:
        table = cast(SmallState, state)
        return SmallView(
            game="small",
            seat=seat,
            seats=2,
            mover=table.mover,
            phase="putting",
            over=False,
            scores=None,
            offers=OFFERS if table.mover == seat else [],
            cells=table.cells,
            beads=BEADS,
        )

    def told(self, before: State, move: Move, after: State, seat: int | None) -> Telling:
        return Telling(before.mover, [Label("small-put", {"cell": cast(Put, move).cell})])

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        return state.copy()


CATALOGUE = Catalogue(PUTS)
GAME: Game = Small(name="small", title="Small", seats=[2], edition=1, longest=LONGEST, phases=[PUTTING], setup=Setup)
