"""Who plays whom: every two contestants meet on the same deals from every seat."""

from __future__ import annotations

from itertools import combinations

import msgspec

from taku.kernel.errors import BadSetup


class Fixture(msgspec.Struct, frozen=True):
    """One match to be played: the deal it shares with others, and which contestant sits where."""

    number: int
    deal: int
    lineup: tuple[str, ...]


def fixtures(names: list[str], seats: int, matches: int) -> list[Fixture]:
    """At least `matches` matches for every pair of contestants, deal by deal.

    One of the pair plays against copies of the other and goes round all seats on the same deal; with more than
    two seats the roles are then exchanged.

    >>> [fixture.lineup for fixture in fixtures(["a", "b"], 2, 2)]
    [('a', 'b'), ('b', 'a')]
    """
    if len(set(names)) != len(names) or len(names) < 2:
        raise BadSetup(f"an arena needs at least two different bots, not {' '.join(names) or 'none'}")
    found: list[Fixture] = []
    lineups = {pair: _lineups(*pair, seats) for pair in combinations(names, 2)}
    rounds = -(-matches // len(next(iter(lineups.values()))))
    for deal in range(rounds):
        for seated in lineups.values():
            found += [Fixture(len(found) + index, deal, lineup) for index, lineup in enumerate(seated)]
    return found


def _lineups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    lineups: list[tuple[str, ...]] = []
    for lone, many in ((one, other), (other, one)):
        for seat in range(seats):
            lineup = tuple(lone if place == seat else many for place in range(seats))
            if lineup not in lineups:
                lineups.append(lineup)
    return lineups
