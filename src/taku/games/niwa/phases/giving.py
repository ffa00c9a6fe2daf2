"""Putting the bead in hand onto another own figure that holds fewer than three (leaflet, "Movements")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import FIGURES, NO_COLOUR
from taku.games.niwa.figures import FULL_STACK, ONE_IN, in_slot, with_bead
from taku.games.niwa.moves import Give
from taku.games.niwa.state import NiwaState, slot_of
from taku.games.niwa.turns import end_turn
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision


def can_take(state: NiwaState, slot: i64) -> bool:
    """Whether a figure may get the bead: it is not the one that gives it, and not full."""
    return in_slot(state.cells, slot) != state.active and in_slot(state.beads, slot) < FULL_STACK


def hand_over(state: NiwaState, cell: i64) -> None:
    """Put the bead in hand on top of the figure on a cell."""
    slot = slot_of(state, cell)
    stack = in_slot(state.beads, slot)
    state.beads += (with_bead(stack, state.hand) - stack) * ONE_IN[slot]
    state.hand = NO_COLOUR


class Giving(Decision[NiwaState]):
    """Any other own figure with room for the bead; one of them always has it."""

    def mover(self, state: NiwaState) -> i64:
        return state.turn

    def options(self, state: NiwaState) -> list[Move]:
        give = state.grounds.book.give
        own: i64 = FIGURES * state.turn
        return [give[in_slot(state.cells, slot)] for slot in range(own, own + FIGURES) if can_take(state, slot)]

    def size(self, state: NiwaState) -> i64:
        own: i64 = FIGURES * state.turn
        count: i64 = 0
        for slot in range(own, own + FIGURES):
            if can_take(state, slot):
                count += 1
        return count

    def pick(self, state: NiwaState, index: i64) -> Move:
        slot: i64 = FIGURES * state.turn
        left = index
        while left > 0 or not can_take(state, slot):
            if can_take(state, slot):
                left -= 1
            slot += 1
        return state.grounds.book.give[in_slot(state.cells, slot)]


class Passing(Giving):
    """The bead that was lifted instead of walking; handing it over ends the turn."""

    def apply(self, state: NiwaState, move: Move) -> None:
        assert isinstance(move, Give)
        hand_over(state, move.cell)
        state.done()
        end_turn(state)


PASSING: Final = Passing("passing")
