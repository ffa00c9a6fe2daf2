"""What a bot thinks of a state of Niwa: who is fewer turns away from the other base, and where a turn can lead."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from taku.bots.search.evaluation import WHOLE, Evaluation, Tally
from taku.games.niwa.facts import BY_BASE, FIGURES, NO_COLOUR, NOT_YET, NOWHERE
from taku.games.niwa.figures import ANY_BEAD, SLOTS, STACKS, in_slot
from taku.games.niwa.garden import Garden
from taku.games.niwa.phases.turn import TURN
from taku.games.niwa.prospects import FAR, TURN_COST, prospects
from taku.games.niwa.reach import Reach, opened
from taku.games.niwa.state import NiwaState, line_up
from taku.games.niwa.turns import end_turn, win
from taku.kernel.game import State

ENGINE: Final = "alphabeta"

# What it costs to have a turn more to go, and a line more, in thousandths of a logit: for the foremost figure on top of
# what it costs for any figure; and what it is worth to have the turn. Figures that stay behind guard the own base.
# Measured by tools/tune_niwa.py; see bench/niwa-evaluation.md.
_FOREMOST_TURN: Final = 142
_FOREMOST_LINE: Final = 323
_ANY_TURN: Final = 229
_ANY_LINE: Final = -97
_TEMPO: Final = 273

# By lead in thousandths of a logit, the share of the win. A match that is not over is never quite won.
_WIDEST: Final = 8000
_SHARES: Final[list[int]] = [round(WHOLE / (1 + exp(-lead / 1000))) for lead in range(-_WIDEST, _WIDEST + 1)]

_FOLD: Final = 1099511628211
_FOLD_BITS: Final = 0x7FFF_FFFF_FFFF_FFFF


def share(lead: i64) -> i64:
    """The share of the win that a lead is worth."""
    if lead < -_WIDEST:
        return _SHARES[0]
    if lead > _WIDEST:
        return _SHARES[2 * _WIDEST]
    return _SHARES[lead + _WIDEST]


def worth_of_places(state: NiwaState) -> list[int]:
    """What every place costs in this garden, as the foremost and as any figure; worked out when first asked.

    By (seat * cells + cell) * 64 + stack, twice that for the foremost figure and the next number for any.
    """
    rule = 1 if state.usable is ANY_BEAD else 0
    garden = state.garden
    if not garden.prospects[rule]:
        garden.prospects[rule] = _weighed(garden, prospects(garden, rule == 1))
    return garden.prospects[rule]


def _weighed(garden: Garden, costs: list[int]) -> list[int]:
    weighed: list[int] = []
    cells = len(garden.plot.book.cells)
    for place in range(len(costs)):
        row = place // STACKS
        lines = garden.plot.distances[row // cells][row % cells]
        weighed.append(_FOREMOST_TURN * costs[place] // TURN_COST + _FOREMOST_LINE * lines)
        weighed.append(_ANY_TURN * costs[place] // TURN_COST + _ANY_LINE * lines)
    return weighed


def standing(worth: list[int], cells: i64, beads: i64, seat: i64) -> i64:
    """How well a seat's figures stand, in thousandths of a logit; a figure that is not placed yet does not count."""
    start: i64 = len(worth) // 2 * seat
    foremost: i64 = FAR
    total: i64 = 0
    for slot in range(FIGURES * seat, FIGURES * seat + FIGURES):
        cell = in_slot(cells, slot)
        if cell != NOWHERE:
            place = start + 2 * (STACKS * cell + in_slot(beads, slot))
            cost: i64 = worth[place]
            total += worth[place + 1]
            if cost < foremost:
                foremost = cost
    return -foremost - total


class BestEnd(Reach):
    """Of all ends of a turn keeps only how well the best one stands."""

    seat: i64
    best: i64
    count: i64

    def __init__(self, state: NiwaState) -> None:
        super().__init__(state)
        self.seat = state.turn
        self.worth: Final = worth_of_places(state)
        self.best = -1_000_000
        self.count = 0

    def end(self, closed: i64, beads: i64) -> None:
        self.count += 1
        stands = standing(self.worth, closed, beads, self.seat)
        if stands > self.best:
            self.best = stands


class NiwaEvaluation(Evaluation):
    """Compares how far both sides have to go, a turn counted for the side that moves."""

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, NiwaState)
        if state.ending != NOT_YET:
            if state.ending != BY_BASE:
                return WHOLE // 2
            return WHOLE if state.winner == seat else 0
        worth = worth_of_places(state)
        mover = state.turn
        lead = standing(worth, state.cells, state.beads, mover) - standing(worth, state.cells, state.beads, 1 - mover)
        # In the middle of a turn there is little left of it.
        chances = share(lead + _TEMPO if state.hand == NO_COLOUR and state.active == NOWHERE else lead - _TEMPO)
        return chances if seat == mover else WHOLE - chances

    def key(self, state: State) -> i64:
        assert isinstance(state, NiwaState)
        fold = (state.cells * _FOLD) & _FOLD_BITS
        fold = ((fold ^ (fold >> 31) ^ state.beads) * _FOLD) & _FOLD_BITS
        pause: i64 = state.agenda[-1].number if state.agenda else -1
        rest = ((pause * 4 + state.hand) * 256 + state.active) * 2 + state.turn
        fold = ((fold ^ (fold >> 29) ^ rest) * _FOLD) & _FOLD_BITS
        return fold ^ (fold >> 32)

    def is_repeated(self, state: State) -> bool:
        assert isinstance(state, NiwaState)
        return state.latest is not None and state.latest.times > 1

    def ends_turn(self, before: State, after: State) -> bool:
        assert isinstance(before, NiwaState)
        assert isinstance(after, NiwaState)
        # Whoever places last may have the first turn.
        return before.mover != after.mover or (before.placed < SLOTS and after.placed == SLOTS)

    def turns(self, state: State) -> list[State]:
        assert isinstance(state, NiwaState)
        if state.agenda[-1] is not TURN:
            return super().turns(state)
        reach = Reach(state)
        reach.explore(state)
        if reach.has_won:
            after = state.copy()
            win(after)
            after.wake()
            return [after]
        return [_turn_ended(state, reach.cells[index], reach.beads[index]) for index in range(len(reach.cells))]

    def best_turn(self, state: State, tally: Tally) -> i64:
        assert isinstance(state, NiwaState)
        if state.agenda[-1] is not TURN:
            return super().best_turn(state, tally)
        reach = BestEnd(state)
        reach.explore(state)
        tally.states += reach.count
        if reach.has_won:
            return WHOLE
        other = standing(reach.worth, state.cells, state.beads, 1 - state.turn)
        return share(reach.best - other - _TEMPO)


def _turn_ended(state: NiwaState, closed: i64, beads: i64) -> NiwaState:
    """The state after a turn that leaves figures and beads like this."""
    after = state.copy()
    after.cells = opened(closed)
    after.beads = beads
    line_up(after, state.turn)
    end_turn(after)
    after.wake()
    return after


EVALUATION: Final = NiwaEvaluation()
