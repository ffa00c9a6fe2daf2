"""How often each seat wins when one bot plays against itself: whether a set-up is fair.

    python tools/seat_balance.py GAME [--bot master] [--sims 30000] [--matches 200] [--setup garden=classic] [--open 6]

Every match has its own deal and its own budget, between half and one and a half times `--sims`, the same for all
seats: with one budget a search without chance would play a few matches again and again. With `--open` the first so
many decisions are drawn at random, so that the set-up is measured and not the bot's habits in placing its figures.
Where the set-up can say who goes first, each deal is played twice, once with either seat first. Run it on the compiled
build (PYTHONPATH=build/compiled). The result is the same on every machine.
"""

from __future__ import annotations

import argparse
import hashlib
import math
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from taku.bots import Clock, find_bot
from taku.games import find
from taku.kernel.dice import Dice
from taku.match import Match

# 95 % of a normal distribution lie within so many standard errors.
SURE = 1.96


def _play(options: argparse.Namespace, number: int) -> tuple[list[int], str]:
    """Who won, and a fingerprint of the match."""
    game = find(options.game)
    setup = dict(pair.split("=", 1) for pair in options.setup)
    deal = number
    if "first" in game.setup.__struct_fields__ and "first" not in setup:
        deal, first = divmod(number, 2)
        setup["first"] = str(first)
    dice = Dice(int.from_bytes(hashlib.sha256(f"{options.seed} {deal}".encode()).digest()[:6], "big"))
    sims = options.sims // 2 + dice.below(options.sims)
    match = Match(game, options.seats or None, f"{options.seed} {deal}", setup)
    bots = [find_bot(options.bot)(dice.below(1 << 30)) for _ in range(len(match.told))]
    decisions = 0
    while not match.is_over:
        offers, mover = match.offers(), match.mover
        clock = Clock.read(f"{sims}sims")
        clock.start()
        is_open = decisions < options.open
        match.play(offers[dice.below(len(offers))] if is_open else bots[mover].choose(match.eye(mover), clock))
        decisions += 1
    return match.winners(), hashlib.sha256(match.log.text.encode()).hexdigest()


def main() -> None:
    """Play and print one line a seat."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--bot", default="master")
    parser.add_argument("--sims", type=int, default=30_000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--setup", action="append", default=[])
    parser.add_argument("--open", type=int, default=0)
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    won: Counter[int] = Counter()
    different: set[str] = set()
    with ProcessPoolExecutor(options.workers) as pool:
        for winners, fingerprint in pool.map(_play, [options] * options.matches, range(options.matches)):
            for seat in winners:
                won[seat] += 60 // len(winners)  # shared among as many as there can be
            different.add(fingerprint)
    print(f"{options.game} {' '.join(options.setup)}: {options.bot}, about {options.sims} simulations")
    if options.open:
        print(f"  the first {options.open} decisions at random")
    for seat in sorted(won):
        share = won[seat] / 60 / options.matches
        error = SURE * math.sqrt(share * (1 - share) / options.matches)
        print(f"  seat {seat}: {share:.1%} ± {error:.1%} of {options.matches} matches")
    print(f"  {len(different)} different matches")


if __name__ == "__main__":
    main()
