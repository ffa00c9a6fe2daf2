"""Bathyscaphe: two undealt divers come up, one is held and the other sinks back (leaflet, "Special cards")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.nautilus.moves import DRAW, HOLD, Diver
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision, Outcome
from taku.kernel.sets import BIT, count_of, members_of, nth_of


class DrawingDivers(Outcome[NautilusState]):
    """Chance brings up an undealt diver, twice."""

    def options(self, state: NautilusState) -> list[Move]:
        return [DRAW[card] for card in members_of(state.undealt)]

    def size(self, state: NautilusState) -> i64:
        return count_of(state.undealt)

    def pick(self, state: NautilusState, index: i64) -> Move:
        return DRAW[nth_of(state.undealt, index)]

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, Diver)
        state.undealt -= BIT[move.card]
        state.drawn += BIT[move.card]
        if count_of(state.drawn) == 2:
            state.done()


class Holding(Decision[NautilusState]):
    """The seat holds one of the two; it remembers what went back."""

    def mover(self, state: NautilusState) -> i64:
        return state.turn

    def options(self, state: NautilusState) -> list[Move]:
        return [HOLD[card] for card in members_of(state.drawn)]

    def size(self, state: NautilusState) -> i64:
        return 2

    def pick(self, state: NautilusState, index: i64) -> Move:
        return HOLD[nth_of(state.drawn, index)]

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, Diver)
        sunk = state.drawn - BIT[move.card]
        state.hands[state.turn] += BIT[move.card]
        state.undealt += sunk
        state.sunk = sunk
        state.sunk_by = state.turn
        state.drawn = 0
        state.turn = 1 - state.turn
        state.done()


DRAWING_DIVERS: Final = DrawingDivers("bathyscaphe")
HOLDING: Final = Holding("hold")
