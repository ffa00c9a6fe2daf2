"""How well a side stands in a garden: what its figures have to go, weighed, and which share of the win that is."""

from __future__ import annotations

from bisect import bisect_left
from math import exp
from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import FIGURES, NOWHERE
from taku.games.niwa.figures import ANY_BEAD, STACKS, in_slot
from taku.games.niwa.garden import Garden
from taku.games.niwa.prospects import FAR, TURN_COST, prospects
from taku.games.niwa.state import NiwaState

# What it costs to have a turn more to go, and a line more, in thousandths of a logit: for the foremost figure on top of
# what it costs for any figure; and what it is worth to have the turn. Figures that stay behind guard the own base.
# Measured by tools/tune_niwa.py; see bench/niwa-evaluation.md.
_FOREMOST_TURN: Final = 142
_FOREMOST_LINE: Final = 323
_ANY_TURN: Final = 229
_ANY_LINE: Final = -97
TEMPO: Final = 273

# A whole win, as the engines count it.
WHOLE: Final = 1_000_000
# By lead in thousandths of a logit, the share of the win. A match that is not over is never quite won.
WIDEST: Final = 8000
_SHARES: Final[list[int]] = [round(WHOLE / (1 + exp(-lead / 1000))) for lead in range(-WIDEST, WIDEST + 1)]

# By share of the win, in ten thousandths, the least lead that is worth so much.
_FINE: Final = 100
_LEADS: Final[list[int]] = [bisect_left(_SHARES, share) - WIDEST for share in range(0, WHOLE + 1, _FINE)]
# What is so much a turn too good or too bad is given up, in thousandths of a logit (bench/tuning.md).
SWING: Final = 200
# More than any lead or standing.
NEVER: Final = 1_000_000

# The cost of a place for any figure is in the lowest bits of its number, with this added so that none is below 0.
_ANY_BITS: Final = 16
_ANY: Final = 2**_ANY_BITS - 1
_ANY_ZERO: Final = 2 ** (_ANY_BITS - 1)


def share(lead: i64) -> i64:
    """The share of the win that a lead is worth."""
    if lead < -WIDEST:
        return _SHARES[0]
    if lead > WIDEST:
        return _SHARES[2 * WIDEST]
    return _SHARES[lead + WIDEST]


def lead_of(value: i64) -> i64:
    """The least lead that is worth a share of the win, in steps of a ten thousandth; beyond all if there is none."""
    return _LEADS[min(max((value + _FINE - 1) // _FINE, 0), len(_LEADS) - 1)]


def worth_of_places(state: NiwaState) -> list[int]:
    """What every place costs in this garden, as the foremost and as any figure; worked out when first asked.

    By (seat * cells + cell) * 64 + stack, both in one number, so that a search has to fetch only one.
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
        foremost_cost = _FOREMOST_TURN * costs[place] // TURN_COST + _FOREMOST_LINE * lines
        any_cost = _ANY_TURN * costs[place] // TURN_COST + _ANY_LINE * lines
        weighed.append((foremost_cost << _ANY_BITS) + any_cost + _ANY_ZERO)
    return weighed


def standing(worth: list[int], cells: i64, beads: i64, seat: i64) -> i64:
    """How well a seat's figures stand, in thousandths of a logit; a figure that is not placed yet does not count."""
    start: i64 = len(worth) // 2 * seat
    foremost: i64 = FAR
    total: i64 = 0
    for slot in range(FIGURES * seat, FIGURES * seat + FIGURES):
        cell = in_slot(cells, slot)
        if cell != NOWHERE:
            costs: i64 = worth[start + STACKS * cell + in_slot(beads, slot)]
            total += (costs & _ANY) - _ANY_ZERO
            foremost = min(foremost, costs >> _ANY_BITS)
    return -foremost - total


def foremost(worth: list[int], cells: i64, beads: i64, seat: i64) -> i64:
    """What the foremost figure of a seat still has to go, in thousandths of a logit; all six stand."""
    start: i64 = len(worth) // 2 * seat
    least: i64 = NEVER
    for slot in range(FIGURES * seat, FIGURES * seat + FIGURES):
        costs: i64 = worth[start + STACKS * in_slot(cells, slot) + in_slot(beads, slot)]
        least = min(least, costs >> _ANY_BITS)
    return least
