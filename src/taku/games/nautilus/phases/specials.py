"""Two special cards are drawn; the first player keeps one and gives the other (leaflet, "Preparing a round")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.nautilus.moves import KEEP, SPECIAL, Special
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision, Outcome
from taku.kernel.sets import BIT, count_of, members_of, nth_of


class DrawingSpecials(Outcome[NautilusState]):
    """Chance draws a special card, twice."""

    def options(self, state: NautilusState) -> list[Move]:
        return [SPECIAL[special] for special in members_of(state.special_pile)]

    def size(self, state: NautilusState) -> i64:
        return count_of(state.special_pile)

    def pick(self, state: NautilusState, index: i64) -> Move:
        return SPECIAL[nth_of(state.special_pile, index)]

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, Special)
        bit = BIT[move.special]
        state.special_pile -= bit
        state.pair += bit
        state.seen_specials[state.first] += bit
        if count_of(state.pair) == 2:
            state.done()


class KeepingSpecial(Decision[NautilusState]):
    """The first player keeps one of the two and gives the other away."""

    def mover(self, state: NautilusState) -> i64:
        return state.first

    def options(self, state: NautilusState) -> list[Move]:
        return [KEEP[special] for special in members_of(state.pair)]

    def size(self, state: NautilusState) -> i64:
        return 2

    def pick(self, state: NautilusState, index: i64) -> Move:
        return KEEP[nth_of(state.pair, index)]

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, Special)
        other = 1 - state.first
        given = state.pair - BIT[move.special]
        state.held[state.first] = move.special
        state.held[other] = nth_of(given, 0)
        state.seen_specials[other] += given
        state.pair = 0
        state.done()


DRAWING_SPECIALS: Final = DrawingSpecials("specials")
KEEPING_SPECIAL: Final = KeepingSpecial("keep")
