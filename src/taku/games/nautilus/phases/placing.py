"""Placing a card on any free place, on either side (leaflet, "The round"); this pause stays below all others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.nautilus.facts import ANCHOR, EMPTY, NO_SPECIAL, PLACES, VALUE_OF_SPECIAL
from taku.games.nautilus.moves import PLACE, READY, Place
from taku.games.nautilus.phases.anchoring import ANCHORING
from taku.games.nautilus.phases.arrow import fire_arrow
from taku.games.nautilus.phases.scouting import spend_special
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision
from taku.kernel.sets import BIT, count_of, members_of, nth_of


def playable(state: NautilusState) -> i64:
    """The cards the mover may place: its divers, and Kraken or Fishbone if it holds one."""
    cards: i64 = state.hands[state.turn]
    special = state.held[state.turn]
    if special != NO_SPECIAL and VALUE_OF_SPECIAL[special] != EMPTY:
        cards += BIT[VALUE_OF_SPECIAL[special]]
    return cards


class Placing(Decision[NautilusState]):
    """Any playable card on any free place; `ready` announces the Anchor first."""

    def mover(self, state: NautilusState) -> i64:
        return state.turn

    def options(self, state: NautilusState) -> list[Move]:
        free = [place for place in range(PLACES) if state.table[place] == EMPTY]
        moves: list[Move] = []
        for card in members_of(playable(state)):
            places = PLACE[card]
            moves += [places[place] for place in free]
        if state.held[state.turn] == ANCHOR:
            moves.append(READY)
        return moves

    def size(self, state: NautilusState) -> i64:
        placements = count_of(playable(state)) * (PLACES - state.filled)
        return placements + 1 if state.held[state.turn] == ANCHOR else placements

    def pick(self, state: NautilusState, index: i64) -> Move:
        free = PLACES - state.filled
        cards = playable(state)
        if index == count_of(cards) * free:
            return READY
        return PLACE[nth_of(cards, index // free)][_nth_free(state, index % free)]

    def apply(self, state: NautilusState, move: Move) -> None:
        if move is READY:
            spend_special(state)
            state.is_ready = True
            return
        assert isinstance(move, Place)
        _lay(state, move.card, move.place)
        if state.is_ready:
            state.then(ANCHORING)
        else:
            fire_arrow(state)


def _nth_free(state: NautilusState, index: i64) -> i64:
    left = index
    place: i64 = 0
    while left > 0 or state.table[place] != EMPTY:
        if state.table[place] == EMPTY:
            left -= 1
        place += 1
    return place


def _lay(state: NautilusState, card: int, place: int) -> None:
    """Move a card from the mover's hand to the table; the other seat need not remember it any more."""
    bit = BIT[card]
    me = state.turn
    if state.hands[me] & bit:
        state.hands[me] -= bit
        state.seen[1 - me] &= ~bit
    else:
        spend_special(state)
    state.table[place] = card
    state.filled += 1
    state.placed = place


PLACING: Final = Placing("placing")
