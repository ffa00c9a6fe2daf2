"""Chance deals five divers to each seat, the first player's hand first (leaflet, "Preparing a round")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.nautilus.facts import HAND, STRONGEST_DIVER
from taku.games.nautilus.moves import DEAL, Deal
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Outcome
from taku.kernel.sets import BIT, count_of, members_of, nth_of


def receiver(state: NautilusState) -> i64:
    """The seat whose hand is being dealt."""
    if count_of(state.undealt) > STRONGEST_DIVER - HAND:
        return state.first
    return 1 - state.first


class Dealing(Outcome[NautilusState]):
    """Any undealt diver, one at a time."""

    def options(self, state: NautilusState) -> list[Move]:
        hand = DEAL[receiver(state)]
        return [hand[card] for card in members_of(state.undealt)]

    def size(self, state: NautilusState) -> i64:
        return count_of(state.undealt)

    def pick(self, state: NautilusState, index: i64) -> Move:
        return DEAL[receiver(state)][nth_of(state.undealt, index)]

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, Deal)
        state.undealt -= BIT[move.card]
        state.hands[move.seat] += BIT[move.card]
        if count_of(state.undealt) == STRONGEST_DIVER - 2 * HAND:
            state.done()


DEALING: Final = Dealing("deal")
