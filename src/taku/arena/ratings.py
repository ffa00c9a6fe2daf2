"""Ratings from pairwise results, on the Elo scale, with intervals from resampled deals."""

from __future__ import annotations

import math
import random
from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations

import msgspec

from taku.arena.playing import Result

SCALE = 400 / math.log(10)
RESAMPLES = 200
ROUNDS = 60
# One imagined draw between every two keeps a contestant who won everything at a finite distance.
PRIOR_DRAWS = 1.0

Pairwise = dict[tuple[str, str], float]


class Standing(msgspec.Struct, frozen=True):
    """One contestant: rating with its 95 % interval, share of points, matches, forfeits."""

    name: str
    rating: float
    low: float
    high: float
    share: float
    matches: int
    forfeits: int


class Cell(msgspec.Struct, frozen=True):
    """One contestant against another: the share of points won with its 95 % interval, of how many comparisons.

    `alone` is the share of matches that the row won as the only one of its kind at the table: with more than two
    seats an even bot has one share in as many as there are seats.
    """

    row: str
    column: str
    share: float
    low: float
    high: float
    count: float
    alone: float
    alone_low: float
    alone_high: float


def points(results: Iterable[Result]) -> Pairwise:
    """For every two contestants at one table: one point to whoever scored more, half each for a tie."""
    table: Pairwise = defaultdict(float)
    for result in results:
        for seat, other in combinations(range(len(result.lineup)), 2):
            one, two = result.lineup[seat], result.lineup[other]
            if one != two:
                mine, theirs = result.scores[seat], result.scores[other]
                share = 0.5 if mine == theirs else float(mine > theirs)
                table[one, two] += share
                table[two, one] += 1 - share
    return table


def rate(table: Pairwise, names: Sequence[str]) -> dict[str, float]:
    """The strengths that make these results likeliest (Bradley and Terry), with their mean at zero."""
    strength = dict.fromkeys(names, 1.0)
    pairs = [(a, b) for a in names for b in names if a != b]
    games = {(a, b): table.get((a, b), 0.0) + table.get((b, a), 0.0) + PRIOR_DRAWS for a, b in pairs}
    won = {a: sum(table.get((a, b), 0.0) + PRIOR_DRAWS / 2 for b in names if b != a) for a in names}
    for _ in range(ROUNDS):
        strength = {a: won[a] / sum(games[a, b] / (strength[a] + strength[b]) for b in names if b != a) for a in names}
        mean = math.exp(sum(math.log(value) for value in strength.values()) / len(names))
        strength = {name: value / mean for name, value in strength.items()}
    return {name: SCALE * math.log(value) for name, value in strength.items()}


def standings(results: list[Result], names: Sequence[str], seed: str) -> list[Standing]:
    """Everybody, strongest first."""
    table = points(results)
    ratings = rate(table, names)
    samples = [rate(points(sample), names) for sample in _resampled(results, seed)]
    found = []
    for name in names:
        low, high = _interval([sample[name] for sample in samples])
        earned = sum(value for (one, _), value in table.items() if one == name)
        possible = earned + sum(value for (_, other), value in table.items() if other == name)
        matches = sum(name in result.lineup for result in results)
        forfeits = sum(result.forfeit is not None and result.lineup[result.forfeit] == name for result in results)
        found.append(Standing(name, ratings[name], low, high, earned / max(possible, 1), matches, forfeits))
    return sorted(found, key=lambda standing: -standing.rating)


def crosstable(results: list[Result], names: Sequence[str], seed: str) -> list[Cell]:
    """Every contestant against every other."""
    whole = points(results)
    resampled = _resampled(results, seed)
    samples = [points(sample) for sample in resampled]
    cells = []
    for one in names:
        for other in names:
            count = whole.get((one, other), 0.0) + whole.get((other, one), 0.0)
            if one != other and count:
                low, high = _interval([_share(sample, one, other) for sample in samples])
                alone = _interval([won_alone(sample, one, other) for sample in resampled])
                share, lone = _share(whole, one, other), won_alone(results, one, other)
                cells.append(Cell(one, other, share, low, high, count, lone, *alone))
    return cells


def won_alone(results: list[Result], one: str, other: str) -> float:
    """The share of matches that `one` won with `other` in every other seat; a shared victory counts in part."""
    won = played = 0.0
    for result in results:
        if result.lineup.count(one) == 1 and result.lineup.count(other) == len(result.lineup) - 1:
            best = max(result.scores)
            winners = [name for name, score in zip(result.lineup, result.scores, strict=True) if score == best]
            won += (one in winners) / len(winners)
            played += 1
    return won / played if played else 0.0


def _share(table: Pairwise, one: str, other: str) -> float:
    mine, theirs = table.get((one, other), 0.0), table.get((other, one), 0.0)
    return mine / (mine + theirs) if mine + theirs else 0.5


def _resampled(results: list[Result], seed: str) -> list[list[Result]]:
    """Whole deals drawn with replacement: matches on one deal are not independent of each other."""
    deals: dict[int, list[Result]] = defaultdict(list)
    for result in results:
        deals[result.deal].append(result)
    keys, dice = sorted(deals), random.Random(seed)
    return [[result for key in dice.choices(keys, k=len(keys)) for result in deals[key]] for _ in range(RESAMPLES)]


def _interval(values: list[float]) -> tuple[float, float]:
    ordered = sorted(values)
    return ordered[int(0.025 * len(ordered))], ordered[int(0.975 * len(ordered))]
