"""Let one bot play among copies of another: every deal from every seat, and what came of it with its error.

    python tools/duel.py GAME SEATS MATCHES BOT AMONG [--deals 1000] [--journal FILE] [--setup garden=stream]

A bot is a name, with parameters if it needs any, with a budget if it has none of its own: `greedy`,
`rehearsal:simulations=500,horizon=24`, `master@2000sims`, `alphabeta:early=4@0.25s`. `--deals` is the number of the
first deal. With a journal every match is kept at once and the same command goes on after Ctrl-C. Run it on the compiled
build (PYTHONPATH=build/compiled). A row that budgets of simulations alone decide is the same on every machine.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Callable
from pathlib import Path

import taku
from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.bots.finding import find_bot
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import NOBODY, Game, State
from taku.kernel.playout import pass_chance

READERS: dict[str, Callable[[str], object]] = {
    "simulations": int,
    "deepest": int,
    "early": int,
    "horizon": int,
    "rollout": int,
    "exploration": float,
    "temperature": float,
    "is_plain": lambda text: text == "yes",
}
MATCH_SEEDS = 99_991
# 95 % of a normal distribution lie within so many standard errors.
SURE = 1.96


class Contestant:
    """A bot at one seat of one match, with its budget and the CPU time it took."""

    def __init__(self, text: str, seed: int) -> None:
        text, _, budget = text.partition("@")
        name, _, listed = text.rpartition(":")
        if "=" not in listed:
            name, listed = text, ""
        pairs = [part.split("=") for part in listed.split(",") if part]
        make: Callable[..., Bot] = find_bot(name)
        self.bot = make(seed, **{key: READERS[key](value) for key, value in pairs})
        self.clock = Clock.read(budget) if budget else Clock(seconds=None)
        self.spent = 0.0
        self.decisions = 0

    def choose(self, eye: Eye) -> str:
        """What the bot would do, timed."""
        start = time.thread_time()
        self.clock.start()
        chosen = self.bot.choose(eye, self.clock)
        self.spent += time.thread_time() - start
        self.decisions += 1
        return chosen


def play(game: Game, setup: dict[str, str], seated: list[Contestant], seed: int) -> State:
    """A whole match without a record."""
    dice = Dice(seed)
    state = game.start(game.setup(**setup), len(seated))
    pass_chance(state, dice)
    while state.mover != NOBODY:
        text = seated[state.mover].choose(Eye(game, state, state.mover))
        state.apply(next(move for move in state.options() if move.text == text))
        pass_chance(state, dice)
    return state


def one_match(game: Game, setup: dict[str, str], seats: int, number: int, deals: int, bots: list[str]) -> list[float]:
    """The share of the win of the lone bot, its lead over the others' average, its time, its decisions, the deal."""
    seat, deal = number % seats, deals + number // seats
    seated = [Contestant(bots[place != seat], 1000 * deal + place) for place in range(seats)]
    end = play(game, setup, seated, MATCH_SEEDS * deal + 7)
    winners, scores = game.winners(end), game.scores(end)
    lead = scores[seat] - (sum(scores) - scores[seat]) / (seats - 1)
    won = 1 / len(winners) if seat in winners else 0.0
    return [won, lead, seated[seat].spent, seated[seat].decisions, deal]


def wilson(won: float, matches: int) -> list[float]:
    """The 95 % interval of a share, in per cent."""
    share, square = won / matches, SURE * SURE / matches
    middle = share + square / 2
    reach = SURE * math.sqrt(share * (1 - share) / matches + square / matches / 4)
    return [round(100 * (middle + side * reach) / (1 + square), 1) for side in (-1, 1)]


def by_deals(rows: list[list[float]]) -> float:
    """The same by the spread between whole deals, in per cent either way: matches of one deal are no strangers."""
    deals: dict[float, list[float]] = {}
    for row in rows:
        deals.setdefault(row[4], []).append(row[0])
    mean = sum(row[0] for row in rows) / len(rows)
    spread = sum((sum(shares) - mean * len(shares)) ** 2 for shares in deals.values())
    return round(100 * SURE * math.sqrt(spread) / len(rows), 1)


def journalled(file: Path | None, head: str) -> list[list[float]]:
    """The matches played before; the first line says of which duel."""
    if file is None or not file.exists():
        return []
    first, *lines = file.read_text().splitlines()
    if first != head:
        raise SystemExit(f"{file} is the journal of another duel: {first}")
    return [json.loads(line) for line in lines]


def duel(given: argparse.Namespace) -> dict[str, object]:
    """Play what was not played yet, and sum up."""
    game, setup = taku.find(given.game), dict(pair.split("=") for pair in given.setup)
    head = json.dumps([given.game, given.seats, given.setup, given.deals, given.bot, given.among])
    rows = journalled(given.journal, head)
    if given.journal is not None and not rows:
        given.journal.write_text(head + "\n")
    for number in range(len(rows), given.matches):
        row = one_match(game, setup, given.seats, number, given.deals, [given.bot, given.among])
        rows.append(row)
        if given.journal is not None:
            with given.journal.open("a") as file:
                file.write(json.dumps(row) + "\n")
    rows = rows[: given.matches]
    won = sum(row[0] for row in rows)
    return {
        "game": given.game,
        "seats": given.seats,
        "first": given.bot,
        "second": given.among,
        "deals": given.deals,
        "matches": given.matches,
        "won": round(won / given.matches, 4),
        "interval": wilson(won, given.matches),
        "by deals": by_deals(rows),
        "lead": round(sum(row[1] for row in rows) / given.matches, 2),
        "milliseconds": round(1000 * sum(row[2] for row in rows) / sum(row[3] for row in rows), 1),
    }


def main() -> None:
    """Play the duel of the command line, and print what came of it as one line of JSON."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("seats", type=int)
    parser.add_argument("matches", type=int)
    parser.add_argument("bot")
    parser.add_argument("among")
    parser.add_argument("--deals", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--journal", type=Path)
    parser.add_argument("--setup", action="append", default=[])
    json.dump(duel(parser.parse_args()), sys.stdout)
    print()


if __name__ == "__main__":
    main()
