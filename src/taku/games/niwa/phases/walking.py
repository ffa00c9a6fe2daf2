"""A walk: step, hand the bead over, step again, and at last perhaps jump (leaflet, "Movements", note 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.figures import ONE_IN, in_slot, without
from taku.games.niwa.moves import Give, Jump, Step, Stop
from taku.games.niwa.phases.giving import Giving, hand_over
from taku.games.niwa.state import NiwaState, line_up, slot_of
from taku.games.niwa.turns import end_turn, win
from taku.games.niwa.walks import add_walks, can_walk, closed_cells, count_walks, nth_walk
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision


def move_figure(state: NiwaState, slot: i64, target: i64) -> None:
    """Put a figure on another cell; figures of a seat stay in the order of their cells."""
    state.cells += (target - in_slot(state.cells, slot)) * ONE_IN[slot]
    state.active = target
    line_up(state, state.turn)


def is_goal(state: NiwaState, cell: i64) -> bool:
    """Whether a cell is the base that the mover wants to enter."""
    return state.garden.plot.homes[1 - state.turn] == cell


def take_step(state: NiwaState, step: Step) -> None:
    """Cross a line: the bead of its colour comes off, unless the step wins; then nothing is handed on."""
    slot = slot_of(state, step.origin)
    if is_goal(state, step.target):
        move_figure(state, slot, step.target)
        win(state)
        return
    colour: i64 = state.garden.colours[step.line]
    stack = in_slot(state.beads, slot)
    state.beads += (without(stack, colour) - stack) * ONE_IN[slot]
    state.hand = colour
    move_figure(state, slot, step.target)
    state.then(HANDING)


def take_jump(state: NiwaState, jump: Jump) -> None:
    """Leap over a figure; that ends the turn (leaflet, note 4), or the match."""
    move_figure(state, slot_of(state, jump.origin), jump.target)
    if is_goal(state, jump.target):
        win(state)
    else:
        end_turn(state)


class Handing(Giving):
    """The bead that paid for a step; then the figure goes on if it can."""

    def apply(self, state: NiwaState, move: Move) -> None:
        assert isinstance(move, Give)
        hand_over(state, move.cell)
        state.done()
        # A lone `stop` is never offered.
        if can_walk(state, slot_of(state, state.active)):
            state.then(WALKING)
        else:
            end_turn(state)


class Walking(Decision[NiwaState]):
    """Another step or a jump of the same figure, or `stop`."""

    def mover(self, state: NiwaState) -> i64:
        return state.turn

    def options(self, state: NiwaState) -> list[Move]:
        moves: list[Move] = []
        add_walks(state, slot_of(state, state.active), closed_cells(state), moves)
        moves.append(state.grounds.book.stop)
        return moves

    def size(self, state: NiwaState) -> i64:
        return count_walks(state, slot_of(state, state.active), closed_cells(state)) + 1

    def pick(self, state: NiwaState, index: i64) -> Move:
        slot = slot_of(state, state.active)
        closed = closed_cells(state)
        if index == count_walks(state, slot, closed):
            return state.grounds.book.stop
        return nth_walk(state, slot, closed, index)

    def apply(self, state: NiwaState, move: Move) -> None:
        state.done()
        if isinstance(move, Step):
            take_step(state, move)
        elif isinstance(move, Jump):
            take_jump(state, move)
        else:
            assert isinstance(move, Stop)
            end_turn(state)


HANDING: Final = Handing("handing")
WALKING: Final = Walking("walking")
