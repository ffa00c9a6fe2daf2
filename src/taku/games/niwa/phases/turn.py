"""The start of a turn: a figure steps or jumps, or a bead is passed; this pause stays below all others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import FIGURES
from taku.games.niwa.figures import ONE_IN, in_slot
from taku.games.niwa.moves import Jump, Lift, Step
from taku.games.niwa.phases.giving import PASSING
from taku.games.niwa.phases.walking import take_jump, take_step
from taku.games.niwa.state import NiwaState, slot_of
from taku.games.niwa.walks import add_walks, closed_cells, count_walks, nth_walk
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision


def lift_bead(state: NiwaState, cell: i64) -> None:
    """Take the top bead of a figure in hand (leaflet, "Movements": one transfer instead of moving)."""
    slot = slot_of(state, cell)
    stack = in_slot(state.beads, slot)
    state.hand = stack & 3
    state.beads += ((stack >> 2) - stack) * ONE_IN[slot]
    state.active = cell
    state.then(PASSING)


class Turn(Decision[NiwaState]):
    """Steps and jumps of each own figure, and the top bead of each that has one.

    Whoever has a bead can pass it: at most five are on the other two figures, so one of them has room.
    """

    def mover(self, state: NiwaState) -> i64:
        return state.turn

    def options(self, state: NiwaState) -> list[Move]:
        closed = closed_cells(state)
        lift = state.grounds.book.lift
        moves: list[Move] = []
        own: i64 = FIGURES * state.turn
        for slot in range(own, own + FIGURES):
            add_walks(state, slot, closed, moves)
            if in_slot(state.beads, slot):
                moves.append(lift[in_slot(state.cells, slot)])
        return moves

    def size(self, state: NiwaState) -> i64:
        closed = closed_cells(state)
        count: i64 = 0
        own: i64 = FIGURES * state.turn
        for slot in range(own, own + FIGURES):
            count += count_walks(state, slot, closed)
            if in_slot(state.beads, slot):
                count += 1
        return count

    def pick(self, state: NiwaState, index: i64) -> Move:
        closed = closed_cells(state)
        slot: i64 = FIGURES * state.turn
        left = index
        while True:
            walks = count_walks(state, slot, closed)
            if left < walks:
                return nth_walk(state, slot, closed, left)
            left -= walks
            if in_slot(state.beads, slot):
                if left == 0:
                    return state.grounds.book.lift[in_slot(state.cells, slot)]
                left -= 1
            slot += 1

    def apply(self, state: NiwaState, move: Move) -> None:
        if isinstance(move, Step):
            take_step(state, move)
        elif isinstance(move, Jump):
            take_jump(state, move)
        else:
            assert isinstance(move, Lift)
            lift_bead(state, move.cell)


TURN: Final = Turn("turn")
