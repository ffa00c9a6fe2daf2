"""Placing the figures on the cells that touch their base (leaflet, "Preparation"), in secret or by turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import FIGURES, NOWHERE
from taku.games.niwa.figures import ONE_IN, SLOTS, is_among
from taku.games.niwa.moves import Place
from taku.games.niwa.state import NiwaState, line_up
from taku.games.niwa.turns import open_turn
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision


def colour_to_place(state: NiwaState) -> i64:
    """The colour of the figure to be placed now: green, yellow, orange, for each seat."""
    if state.is_secret:
        return state.placed % FIGURES + 1
    return state.placed // 2 + 1


def seat_to_place(state: NiwaState) -> i64:
    """Secret: seat 0 places all three, then seat 1. Open: they alternate, beginning with the seat that starts."""
    if state.is_secret:
        return state.placed // FIGURES
    return state.first if state.placed % 2 == 0 else 1 - state.first


class Placement(Decision[NiwaState]):
    """Any free cell that touches the own base."""

    def mover(self, state: NiwaState) -> i64:
        return state.turn

    def options(self, state: NiwaState) -> list[Move]:
        places = state.grounds.book.place[colour_to_place(state)]
        starts = state.garden.plot.starts[state.turn]
        return [places[cell] for cell in starts if not is_among(state.cells, cell)]

    def apply(self, state: NiwaState, move: Move) -> None:
        assert isinstance(move, Place)
        slot: i64 = FIGURES * state.turn + move.colour - 1
        state.cells += (move.cell - NOWHERE) * ONE_IN[slot]
        state.placed += 1
        if state.placed < SLOTS:
            state.turn = seat_to_place(state)
            return
        line_up(state, 0)
        line_up(state, 1)
        state.turn = state.first
        state.done()
        open_turn(state)


PLACEMENT: Final = Placement("placement")
