"""How often each seat wins when one bot plays against itself: whether a set-up is fair.

    python tools/seat_balance.py GAME [--bot master] [--sims 30000] [--matches 200] [--setup garden=classic]

Every match has its own deal and its own budget, between half and one and a half times `--sims`, the same for all
seats: with one budget a search without chance would play a few matches again and again. Run it on the compiled build
(PYTHONPATH=build/compiled). The result is the same on every machine.
"""

from __future__ import annotations

import argparse
import math
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from taku.arena.pairings import Fixture
from taku.arena.playing import Result, Terms, play
from taku.games import find
from taku.kernel.dice import Dice

# 95 % of a normal distribution lie within so many standard errors.
SURE = 1.96


def _play(options: argparse.Namespace, number: int) -> Result:
    sims = options.sims // 2 + Dice(number).below(options.sims)
    setup = dict(pair.split("=", 1) for pair in options.setup)
    seats = options.seats or find(options.game).seats[0]
    terms = Terms(options.game, seats, setup, options.seed, f"{sims}sims")
    return play(terms, Fixture(number, number, (options.bot,) * seats))


def main() -> None:
    """Play and print one line a seat."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--sims", type=int, default=30_000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--setup", action="append", default=[])
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    won: Counter[int] = Counter()
    different: set[tuple[int, tuple[float, ...]]] = set()
    with ProcessPoolExecutor(options.workers) as pool:
        for result in pool.map(_play, [options] * options.matches, range(options.matches)):
            best = max(result.scores)
            winners = [seat for seat, score in enumerate(result.scores) if score == best]
            for seat in winners:
                won[seat] += 60 // len(winners)  # shared among as many as there can be
            different.add((result.plies, tuple(result.scores)))
    print(f"{options.game} {' '.join(options.setup)}: {options.bot}, about {options.sims} simulations")
    for seat in sorted(won):
        share = won[seat] / 60 / options.matches
        error = SURE * math.sqrt(share * (1 - share) / options.matches)
        print(f"  seat {seat}: {share:.1%} ± {error:.1%} of {options.matches} matches")
    print(f"  at least {len(different)} different matches")


if __name__ == "__main__":
    main()
