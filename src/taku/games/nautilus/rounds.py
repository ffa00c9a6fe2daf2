"""What happens between the pauses: opening a round, and awarding the lanes once ten cards lie."""

from __future__ import annotations

from typing import Final

from taku.games.nautilus.facts import (
    ALL_DIVERS,
    ALL_SPECIALS,
    EMPTY,
    LANES,
    NO_SPECIAL,
    NOWHERE,
    ONE_OF,
    PLACES,
    ROUNDS,
    ROUNDS_WITH_ONE_SPECIAL_PILE,
    SIXTEENTH,
)
from taku.games.nautilus.scoring import beats, clinched
from taku.games.nautilus.state import NautilusState

# Three of the five domains decide the match.
MAJORITY: Final = 3


def lane_winner(table: list[int], lane: int) -> int:
    """The seat on whose side the stronger card of a lane lies."""
    return 0 if beats(table[lane], table[lane + LANES]) else 1


def last_lanes(state: NautilusState) -> list[int]:
    """The kinds of the domain cards of the last round; asked once a round is over."""
    return _last_numbers(state, 0, LANES)


def last_table(state: NautilusState) -> list[int]:
    """The cards as they lay when the last round ended."""
    return _last_numbers(state, LANES, LANES + PLACES)


def _last_numbers(state: NautilusState, start: int, end: int) -> list[int]:
    return [state.last_round // SIXTEENTH[index] % 16 for index in range(start, end)]


def award_lanes(state: NautilusState) -> None:
    """Give every domain card to the side with the stronger card; all cards leave the table."""
    for lane in range(LANES):
        state.won[lane_winner(state.table, lane)] += ONE_OF[state.lanes[lane]]
    state.last_round = 0
    for index, number in enumerate(state.lanes + state.table):
        state.last_round += SIXTEENTH[index] * number
    state.lanes = []
    state.table = [EMPTY] * PLACES
    state.filled = 0
    state.anchored = NOWHERE
    state.placed = NOWHERE
    state.undealt = ALL_DIVERS
    state.hands = [0, 0]
    state.held = [NO_SPECIAL, NO_SPECIAL]
    state.seen = [0, 0]
    state.sunk = 0


def is_decided(state: NautilusState) -> bool:
    """Whether the match ends with the round just awarded."""
    if state.round == ROUNDS:
        return True
    return state.ends_early and max(len(clinched(state, 0)), len(clinched(state, 1))) >= MAJORITY


def pass_nemo(state: NautilusState) -> None:
    """Go on to the next round: Nemo changes hands, and after round 3 the special cards come back."""
    if state.round == ROUNDS_WITH_ONE_SPECIAL_PILE:
        state.special_pile = ALL_SPECIALS
        state.seen_specials = [0, 0]
    state.round += 1
    state.first = 1 - state.first
    state.turn = state.first
