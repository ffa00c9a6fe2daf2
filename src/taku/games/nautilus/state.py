"""What is on the table in a match of Nautilus."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.nautilus.facts import (
    ALL_DIVERS,
    ALL_SPECIALS,
    DOMAIN_CARDS,
    EMPTY,
    FULL_DECK,
    NO_SPECIAL,
    NOWHERE,
    ONE_OF,
    PLACES,
    SPECIAL_NAMES,
)
from taku.kernel.game import State
from taku.kernel.sets import BIT, count_of, members_of


class NautilusState(State):
    """The submarine, both hands and piles, and what each seat has learned.

    The constructor leaves the fields blank, because `copy` fills them all; `start_state` lays a new table.
    """

    hidden_piles: bool
    ends_early: bool
    round: i64
    first: i64  # the seat that has Nemo
    turn: i64  # the seat that scouts or places
    deck: i64
    won: list[int]  # piles of domain cards by seat
    lanes: list[int]  # kinds of the domain cards laid out, lane 1 first
    table: list[int]  # cards by place
    filled: i64  # how many places hold a card
    undealt: i64
    hands: list[int]  # sets of divers by seat
    held: list[int]  # the unused special card of each seat
    special_pile: i64  # those not drawn in this half of the match
    pair: i64  # the special cards the first player is choosing from
    drawn: i64  # the divers a Bathyscaphe brought up, until one is held
    stolen: i64  # the diver on the Harpoon, until it is swapped or returned
    is_ready: bool  # the Anchor was announced and is not laid yet
    anchored: i64
    placed: i64  # the place of the card placed last
    last_round: i64  # how the last round ended, for people to look at (rounds.py reads it)
    seen: list[int]  # divers that each seat knows in the other hand
    sunk: i64  # the diver that the Bathyscaphe put back, known to sunk_by
    sunk_by: i64
    seen_specials: list[int]  # special cards that each seat has seen leave the pile in this half

    def copy(self) -> NautilusState:
        twin = NautilusState()
        twin.mover = self.mover
        twin.agenda = self.agenda[:]
        twin.hidden_piles = self.hidden_piles
        twin.ends_early = self.ends_early
        twin.round = self.round
        twin.first = self.first
        twin.turn = self.turn
        twin.deck = self.deck
        twin.won = self.won[:]
        twin.lanes = self.lanes[:]
        twin.table = self.table[:]
        twin.filled = self.filled
        twin.undealt = self.undealt
        twin.hands = self.hands[:]
        twin.held = self.held[:]
        twin.special_pile = self.special_pile
        twin.pair = self.pair
        twin.drawn = self.drawn
        twin.stolen = self.stolen
        twin.is_ready = self.is_ready
        twin.anchored = self.anchored
        twin.placed = self.placed
        twin.last_round = self.last_round
        twin.seen = self.seen[:]
        twin.sunk = self.sunk
        twin.sunk_by = self.sunk_by
        twin.seen_specials = self.seen_specials[:]
        return twin

    def contents(self) -> list[int]:
        numbers: list[int] = [self.round, self.first, self.turn, self.deck, self.undealt, self.special_pile]
        numbers += [self.pair, self.drawn, self.stolen, int(self.is_ready), self.anchored, self.placed]
        numbers += [int(self.hidden_piles), int(self.ends_early), len(self.lanes)]
        numbers += [self.last_round, self.sunk, self.sunk_by]
        numbers += self.lanes + self.table + self.won
        return numbers + self.hands + self.held + self.seen + self.seen_specials


def start_state(hidden_piles: bool, ends_early: bool) -> NautilusState:
    """The table before round 1: everything in its deck."""
    state = NautilusState()
    state.hidden_piles, state.ends_early = hidden_piles, ends_early
    state.round, state.first, state.turn = 1, 0, 0
    state.deck, state.won, state.lanes = FULL_DECK, [0, 0], []
    state.table, state.filled = [EMPTY] * PLACES, 0
    state.undealt, state.hands = ALL_DIVERS, [0, 0]
    state.held, state.special_pile, state.pair = [NO_SPECIAL, NO_SPECIAL], ALL_SPECIALS, 0
    state.drawn, state.stolen = 0, 0
    state.is_ready, state.anchored, state.placed = False, NOWHERE, NOWHERE
    state.last_round, state.sunk, state.sunk_by = 0, 0, 0
    state.seen, state.seen_specials = [0, 0], [0, 0]
    return state


def census(state: NautilusState) -> dict[str, int]:
    """How many cards there are of each sort: in hands, piles and decks, and on the table.

    Special cards are counted from what they exclude: nobody may hold one that still lies in the pile.
    """
    divers = [card for card in state.table if card != EMPTY and ALL_DIVERS & BIT[card]]
    held = state.hands[0] | state.hands[1] | state.undealt | state.drawn
    counts = state.deck + state.won[0] + state.won[1]
    for kind in state.lanes:
        counts += ONE_OF[kind]
    specials = [special for special in state.held if special != NO_SPECIAL]
    outside = {*specials, *members_of(state.pair)} - {*members_of(state.special_pile)}
    return {
        "divers": len(divers) + count_of(held),
        "domain cards": DOMAIN_CARDS if counts == FULL_DECK else -1,
        "special cards": len(SPECIAL_NAMES) if len(outside) == len(specials) + count_of(state.pair) else -1,
    }
