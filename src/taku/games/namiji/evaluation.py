"""What a bot thinks of a state of Namiji: each seat's share of the win, by the points it will probably end with."""

from __future__ import annotations

import math
from typing import Final, cast

from mypy_extensions import i64

from taku.bots.search.evaluation import WHOLE, Evaluation
from taku.games.namiji.box import CRABS, SIEVE
from taku.games.namiji.facts import CRABS_THAT_LOSE, NONE
from taku.games.namiji.outlook import Outlook
from taku.games.namiji.phases.angling import LANDING
from taku.games.namiji.phases.dock import TAKING
from taku.games.namiji.phases.net import CASTING
from taku.games.namiji.phases.rock import KEEPING
from taku.games.namiji.phases.sailing import SAILING
from taku.games.namiji.phases.trap import TEMPTING
from taku.games.namiji.placing import place_fish
from taku.games.namiji.prospects import PARTS, POINT, prospects, rack_prospects, way_to_go
from taku.games.namiji.rack import open_cells, open_pairs
from taku.games.namiji.scoring import standing
from taku.games.namiji.state import NamijiState
from taku.games.namiji.upgrades import power
from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY, State
from taku.kernel.playout import random_move
from taku.kernel.sets import BIT, members_of

ENGINE: Final = "rehearsal"

# How far apart two seats' prospects, in thousandths, are a factor e between their chances: at the end of the
# voyage, and what the whole way adds to it.
SPREAD: Final[list[int]] = [1800, 3200]
# What a stop that is still being carried out brings, in thousandths, by the number of its pause; as measured.
# fmt: off
PENDING: Final[list[int]] = [
    0, 0, 0, 2758, 1984, 0, 2478, 1984, 4015, 0, 3734,
    2847, 0, 3427, 3847, 3698, 0, 1148, 0, 0, 3087, 0,
]
# fmt: on

_USUAL_STOP: Final = 2000
# What a point is of a win when the match is even.
_SHARE_OF_POINT: Final = 60_000

# The exponential function in steps of a hundredth.
_STEPS: Final = 100
_TALLEST: Final = 1000
_EXP: Final[list[int]] = [round(1_000_000 * math.exp(-step / _STEPS)) for step in range(_TALLEST)]
# A rollout sends the neutral boat to one of the nearest few.
_NEAR: Final = 5
# People are not all alike: in a rollout a sailing seems better than it is by up to this. Without it rollouts hang on
# what exactly the others would do, and mislead.
_MOOD: Final = 800
# So many decisions are about one round of the table; with five seats it takes longer to come round (bench/tuning.md).
_NEAR_HORIZON: Final = 12
_FAR_HORIZON: Final = 24
_MANY_SEATS: Final = 5
# A rollout goes on drawing from the trap at the risk of fewer tokens than these.
_WORTH_KEEPING: Final = 2


class Fit:
    """The place in the rack where the catch promises most, and how much; no place if releasing it is better."""

    place: i64
    gain: i64

    def __init__(self) -> None:
        self.place = NONE
        self.gain = 0


def best_fit(state: NamijiState, is_net: bool) -> Fit:
    """Try the catch in every place where it may go."""
    box = state.box
    board = state.boards[state.actor]
    way = way_to_go(state, state.actor)
    now = board.score * POINT + rack_prospects(state, board, way)
    best = Fit()
    for place in members_of(open_pairs(board.filled) if is_net else open_cells(board.filled)):
        twin = board.copy()
        cells: i64 = BIT[place]
        if is_net:
            cells = BIT[box.moves.cast[place].first] + BIT[box.moves.cast[place].second]
        place_fish(box, twin, state.catch, cells)
        gain = twin.score * POINT + rack_prospects(state, twin, way) - now
        if gain > best.gain:
            best.gain = gain
            best.place = place
    return best


def pending(state: NamijiState) -> i64:
    """What the stop that is being carried out will bring its seat, in thousandths."""
    phase = state.agenda[-1]
    if phase is LANDING or phase is CASTING:
        return best_fit(state, phase is CASTING).gain
    if phase is TEMPTING:
        return (state.haul_shrimp + state.haul_crabs) * POINT
    return PENDING[phase.number]


def softened(points: list[int], spread: i64) -> list[int]:
    """Shares of WHOLE by the points that seats will probably end with; they add up exactly."""
    best: i64 = max(points)
    odds: list[int] = []
    for amount in points:
        step = (best - amount) * _STEPS // spread
        odds.append(_EXP[step] if step < _TALLEST else 0)
    total: i64 = sum(odds)
    shares: list[int] = [WHOLE * chance // total for chance in odds]
    shares[0] += WHOLE - sum(shares)
    return shares


def final_shares(state: NamijiState) -> list[int]:
    """Who has won: those with most points share the win."""
    points: list[int] = [standing(state, seat) for seat in range(state.seats)]
    best = max(points)
    winners = points.count(best)
    return [WHOLE // winners if amount == best else 0 for amount in points]


def _sailed(state: NamijiState, dice: Dice) -> Move:
    """The sailing that promises most to whoever sails, in a mood; the neutral boat goes to one of the nearest few."""
    if state.boat >= state.seats:
        return SAILING.pick(state, dice.below(min(_NEAR, SAILING.size(state))))
    options = state.options()
    outlook = Outlook(state, state.boat)
    best = options[0]
    most: i64 = -WHOLE
    for move in options:
        gain = outlook.gain(state, move) + dice.below(_MOOD)
        if gain > most:
            most = gain
            best = move
    return best


class NamijiEvaluation(Evaluation):
    """Judged when a stop is over and a boat sails; a rollout carries the stop out first."""

    def value(self, state: State, seat: i64) -> i64:
        return self.values(state, cast(NamijiState, state).seats)[seat]

    def values(self, state: State, seats: i64) -> list[int]:
        table = cast(NamijiState, state)
        if table.mover == NOBODY:
            return final_shares(table)
        points: list[int] = []
        way: i64 = 0
        for seat in range(table.seats):
            points.append(prospects(table, seat))
            way = max(way, way_to_go(table, seat))
        if table.agenda[-1] is not SAILING:
            points[table.mover if table.mover >= 0 else table.actor] += pending(table)
        return softened(points, SPREAD[0] + SPREAD[1] * way // PARTS)

    def is_quiet(self, state: State) -> bool:
        return state.agenda[-1] is SAILING if state.agenda else True

    def horizon(self, seats: i64) -> i64:
        return _FAR_HORIZON if seats >= _MANY_SEATS else _NEAR_HORIZON

    def exploration(self) -> float:
        return 0.03

    def order(self, state: State, move: Move) -> i64:
        table = cast(NamijiState, state)
        if table.agenda[-1] is not SAILING or table.boat >= table.seats:
            return 0
        return (Outlook(table, table.boat).gain(table, move) - _USUAL_STOP) * _SHARE_OF_POINT // POINT

    def policy(self, state: State, dice: Dice) -> Move:
        table = cast(NamijiState, state)
        phase = table.agenda[-1]
        if phase is SAILING:
            return _sailed(table, dice)
        if phase is LANDING:
            fit = best_fit(table, False)
            return table.box.moves.release if fit.place < 0 else table.box.moves.keep[fit.place]
        if phase is CASTING:
            fit = best_fit(table, True)
            return table.box.moves.release if fit.place < 0 else table.box.moves.cast[fit.place]
        if phase is TEMPTING:
            return _tempted(table)
        if phase is KEEPING or phase is TAKING:
            return self._best_of(table)
        return random_move(table, dice)

    def _best_of(self, state: NamijiState) -> Move:
        """The card that promises most."""
        seat = state.mover
        options = state.options()
        best = options[0]
        most: i64 = -WHOLE
        for move in options:
            after = state.copy()
            after.apply(move)
            promise = prospects(after, seat)
            if promise > most:
                most = promise
                best = move
        return best


def _tempted(state: NamijiState) -> Move:
    """Draw until one crab more would lose a haul worth keeping."""
    safe = CRABS_THAT_LOSE - 1 + power(state, CRABS) - state.haul_crabs
    if safe > 0 or state.haul_crabs + state.haul_shrimp < _WORTH_KEEPING or power(state, SIEVE):
        return state.box.moves.draw
    return state.box.moves.stop


EVALUATION: Final = NamijiEvaluation()
