"""Harpoon: a diver is taken blind, then swapped for an own one or given back (leaflet, "Special cards")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.nautilus.moves import RETURN, STEAL, SWAP, Diver
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision, Outcome
from taku.kernel.sets import BIT, count_of, members_of, nth_of


class Stealing(Outcome[NautilusState]):
    """Chance takes one diver of the other hand; it stays there until the harpooner has decided."""

    def options(self, state: NautilusState) -> list[Move]:
        return [STEAL[card] for card in members_of(state.hands[1 - state.turn])]

    def size(self, state: NautilusState) -> i64:
        return count_of(state.hands[1 - state.turn])

    def pick(self, state: NautilusState, index: i64) -> Move:
        return STEAL[nth_of(state.hands[1 - state.turn], index)]

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, Diver)
        state.stolen = move.card
        state.seen[state.turn] |= BIT[move.card]
        state.done()


class ResolvingHarpoon(Decision[NautilusState]):
    """Give an own diver for the stolen one, or return it."""

    def mover(self, state: NautilusState) -> i64:
        return state.turn

    def options(self, state: NautilusState) -> list[Move]:
        swaps: list[Move] = [SWAP[card] for card in members_of(state.hands[state.turn])]
        return [*swaps, RETURN]

    def apply(self, state: NautilusState, move: Move) -> None:
        if isinstance(move, Diver):
            _swap(state, BIT[move.card], BIT[state.stolen])
        state.stolen = 0
        state.turn = 1 - state.turn
        state.done()


def _swap(state: NautilusState, given: int, taken: int) -> None:
    """Exchange the two divers; both seats know where both of them went."""
    me = state.turn
    other = 1 - me
    state.hands[me] += taken - given
    state.hands[other] += given - taken
    state.seen[me] = (state.seen[me] & ~taken) | given
    state.seen[other] = (state.seen[other] & ~given) | taken


STEALING: Final = Stealing("harpoon")
RESOLVING_HARPOON: Final = ResolvingHarpoon("resolve-harpoon")
