"""What a bot thinks of a state of Nautilus: the probability of winning the match, not the lane.

A domain is decided by the cards already won, by those in the lanes and by those still in the deck. A card in the
deck goes to either seat alike; a card in a lane goes where the lane leans.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from taku.bots.search.evaluation import WHOLE, Evaluation
from taku.games.nautilus.facts import DOMAINS, EMPTY, LANES, STAR_VALUES
from taku.games.nautilus.moves import Place
from taku.games.nautilus.phases.placing import PLACING
from taku.games.nautilus.scoring import beats, count_in, points
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY, State
from taku.kernel.playout import random_move

ENGINE: Final = "ismcts"

# Chances are counted in these parts; five of them multiplied still fit 63 bits.
PARTS: Final = 4096
EVEN: Final = PARTS // 2

# By card, in thousandths: how often it kept its lane when nothing lay across yet (bench/nautilus-cards.json).
# fmt: off
KEPT: Final[list[int]] = [
    0, 226, 178, 257, 340, 433, 441, 502, 506, 565, 555, 642, 707, 795, 794, 1000,
]
# fmt: on
HOLDS: Final[list[int]] = [PARTS * kept // 1000 for kept in KEPT]

# Rollouts place at random until this many cards lie.
SHARP_FROM: Final = 7
# What a domain decides of a match that is even: the chance that the four others are split two and two.
_A_DOMAIN: Final = WHOLE * 3 // 8

_LEAD: Final = 7  # no seat leads a domain by more
_SPAN: Final = 2 * _LEAD + 1
_STARS: Final = 20


def _chance(lead: int, twos: int, ones: int, inks: int) -> int:
    """In parts: how often a seat with this lead wins the domain if cards still out go to either seat alike."""
    leads = [lead]
    for value in [2] * twos + [1] * ones + [-1] * inks:
        leads = [before + step for before in leads for step in (value, -value)]
    won = sum(2 if after > 0 else 1 if after == 0 else 0 for after in leads)
    return PARTS * won // (2 * len(leads))


# By lead and by what is out: twos * 10 + ones * 2 + inks.
_CHANCES: Final[list[int]] = [
    _chance(lead - _LEAD, out // 10, out % 10 // 2, out % 2) for lead in range(_SPAN) for out in range(_STARS)
]


def domain_chance(lead: i64, out: i64) -> i64:
    """The chance, in parts, to win a domain with that lead and so much of it still out."""
    if lead > _LEAD:
        return PARTS
    if lead < -_LEAD:
        return 0
    return _CHANCES[(lead + _LEAD) * _STARS + out]


def still_out(deck: i64, domain: i64) -> i64:
    """What the deck holds of a domain, as one number."""
    return 10 * count_in(deck, 3 * domain) + 2 * count_in(deck, 3 * domain + 1) + count_in(deck, 3 * domain + 2)


def lane_chance(state: NautilusState, lane: i64) -> i64:
    """The chance, in parts, that seat 0 takes a lane."""
    mine = state.table[lane]
    theirs = state.table[lane + LANES]
    if mine == EMPTY:
        return EVEN if theirs == EMPTY else PARTS - HOLDS[theirs]
    if theirs == EMPTY:
        return HOLDS[mine]
    return PARTS if beats(mine, theirs) else 0


def _lanes_chance(state: NautilusState, domain: i64, lane: i64, lead: i64, out: i64) -> i64:
    """The chance to win a domain, with the lanes from this one on still to be awarded."""
    count = len(state.lanes)
    while lane < count and state.lanes[lane] // 3 != domain:
        lane += 1
    if lane >= count:
        return domain_chance(lead, out)
    stars: i64 = STAR_VALUES[state.lanes[lane] % 3]
    leans = lane_chance(state, lane)
    won = _lanes_chance(state, domain, lane + 1, lead + stars, out) if leans else 0
    lost = _lanes_chance(state, domain, lane + 1, lead - stars, out) if leans < PARTS else 0
    return (won * leans + lost * (PARTS - leans)) // PARTS


def placed_chance(state: NautilusState, move: Place) -> i64:
    """The chance, in parts, that seat 0 takes the lane once the card is placed there."""
    is_mine = move.place < LANES
    across = state.table[move.place + LANES if is_mine else move.place - LANES]
    holds: i64 = HOLDS[move.card]
    if across != EMPTY:
        holds = PARTS if beats(move.card, across) else 0
    return holds if is_mine else PARTS - holds


def lane_weight(state: NautilusState, lane: i64) -> i64:
    """How much of WHOLE hangs on a lane for seat 0; less than nothing where it holds ink."""
    kind: i64 = state.lanes[lane]
    domain = kind // 3
    lead = points(state.won[0], domain) - points(state.won[1], domain)
    out = still_out(state.deck, domain)
    stars: i64 = STAR_VALUES[kind % 3]
    return (domain_chance(lead + stars, out) - domain_chance(lead - stars, out)) * _A_DOMAIN // PARTS


def match_chance(state: NautilusState) -> i64:
    """The chance, out of WHOLE, that seat 0 wins three domains of the five."""
    # By domains won so far, the chance of that.
    none: i64 = PARTS
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    for domain in range(DOMAINS):
        lead = points(state.won[0], domain) - points(state.won[1], domain)
        out = still_out(state.deck, domain)
        won = _lanes_chance(state, domain, 0, lead, out)
        lost = PARTS - won
        three += two * won // PARTS
        two = (two * lost + one * won) // PARTS
        one = (one * lost + none * won) // PARTS
        none = none * lost // PARTS
    return three * WHOLE // PARTS


def final_share(state: NautilusState) -> i64:
    """Who has won a match that is over: seat 0's share of WHOLE."""
    balance: i64 = 0
    for domain in range(DOMAINS):
        lead = points(state.won[0], domain) - points(state.won[1], domain)
        balance += 1 if lead > 0 else -1 if lead < 0 else 0
    return WHOLE if balance > 0 else 0


class NautilusEvaluation(Evaluation):
    """Rollouts go to the end of the round; there the standing of the match is judged.

    They are random until so many cards lie; from there on the placement that gains most is made.
    """

    sharp_from: i64

    def __init__(self, sharp_from: i64) -> None:
        self.sharp_from = sharp_from

    def value(self, state: State, seat: i64) -> i64:
        table = cast(NautilusState, state)
        share = final_share(table) if table.mover == NOBODY else match_chance(table)
        return share if seat == 0 else WHOLE - share

    def values(self, state: State, seats: i64) -> list[int]:
        share = self.value(state, 0)
        return [share, WHOLE - share]

    def is_quiet(self, state: State) -> bool:
        return not cast(NautilusState, state).lanes

    def exploration(self) -> float:
        return 0.08

    def policy(self, state: State, dice: Dice) -> Move:
        table = cast(NautilusState, state)
        if table.filled < self.sharp_from or table.agenda[-1] is not PLACING:
            return random_move(state, dice)
        options = table.options()
        best = options[0]
        most: i64 = -WHOLE
        for move in options:
            gain = self.order(table, move)
            if gain > most:
                most = gain
                best = move
        return best

    def order(self, state: State, move: Move) -> i64:
        if not isinstance(move, Place):
            return 0
        table = cast(NautilusState, state)
        gain = placed_chance(table, move) - lane_chance(table, move.place % LANES)
        gain = gain * lane_weight(table, move.place % LANES) // PARTS
        return gain if table.turn == 0 else -gain


EVALUATION: Final = NautilusEvaluation(SHARP_FROM)
