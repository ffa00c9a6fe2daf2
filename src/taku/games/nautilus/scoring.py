"""Who takes a lane, who wins a domain, and when a domain can no longer change hands."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.nautilus.facts import CRAB, DOMAINS, FULL_DECK, ONE_OF, STAR_VALUES, STRONGEST_DIVER
from taku.games.nautilus.state import NautilusState


def beats(card: i64, other: i64) -> bool:
    """Whether a card takes the lane from the card across (leaflet, "End of the round": higher wins, but 1 beats 14)."""
    if card == CRAB and other == STRONGEST_DIVER:
        return True
    if card == STRONGEST_DIVER and other == CRAB:
        return False
    return card > other


def count_in(pile: i64, kind: i64) -> i64:
    """How many cards of a kind a pile holds."""
    return (pile >> (3 * kind)) & 7


def points(pile: i64, domain: i64) -> i64:
    """The stars of one domain in a pile, ink subtracted."""
    total: i64 = 0
    for stars in range(3):
        total += count_in(pile, 3 * domain + stars) * STAR_VALUES[stars]
    return total


def winner_of(state: NautilusState, domain: i64) -> int:
    """The seat that has more in a domain, or -1 while it is level."""
    mine, theirs = points(state.won[0], domain), points(state.won[1], domain)
    if mine == theirs:
        return -1
    return 0 if mine > theirs else 1


def has_clinched(state: NautilusState, seat: i64, domain: i64) -> bool:
    """Whether no card still to be won, in the deck or in a lane, can take the domain from the seat."""
    out: i64 = state.deck
    for kind in state.lanes:
        out += ONE_OF[kind]
    ink = count_in(out, 3 * domain + 2)
    still_out = points(out, domain) + ink
    return points(state.won[seat], domain) - ink > points(state.won[1 - seat], domain) + still_out


def clinched(state: NautilusState, seat: i64) -> list[int]:
    """The domains a seat can no longer lose."""
    return [domain for domain in range(DOMAINS) if has_clinched(state, seat, domain)]


def domains_won(state: NautilusState) -> list[int]:
    """The score: how many domains each seat leads, over the cards won so far."""
    scores = [0, 0]
    for domain in range(DOMAINS):
        seat = winner_of(state, domain)
        if seat >= 0:
            scores[seat] += 1
    assert state.deck or state.lanes or sum(scores) == DOMAINS, "every domain nets an odd number"
    assert state.won[0] + state.won[1] + state.deck <= FULL_DECK, "domain cards are conserved"
    return scores
