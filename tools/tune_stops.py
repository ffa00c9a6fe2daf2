"""Measure what a stop of Namiji brings, by station.

    PYTHONPATH=build/compiled python tools/tune_stops.py [MATCHES]     (default: 80)

Greedy bots play matches of 2 to 5 seats in turn. Of every stop it is noted how much better the prospects of its seat
were after it than before, the way there left out. Prints JSON; bench/namiji-stops.json keeps what STOPS in
src/taku/games/namiji/outlook.py came from.
"""

from __future__ import annotations

import json
import sys
from typing import cast

import taku
from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.bots.greedy import GreedyBot
from taku.games.namiji.moves import Sail
from taku.games.namiji.phases.sailing import SAILING
from taku.games.namiji.prospects import PARTS, prospects, prospects_at
from taku.games.namiji.state import NamijiState
from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import NOBODY
from taku.kernel.playout import pass_chance

STATIONS = 8


class Stop:
    """A stop under way, and what its seat could hope for without it."""

    def __init__(self, state: NamijiState, sail: Sail) -> None:
        finish = int(state.box.route.finish)
        self.seat = int(state.boat)
        self.station = int(state.box.route.station[sail.space])
        self.before = int(prospects_at(state, self.seat, (finish - sail.space) * PARTS // finish))


def stop_of(state: NamijiState, move: Move) -> Stop | None:
    """The stop that a move begins, if it is one."""
    is_stop = isinstance(move, Sail) and state.boat < state.seats and move.space != state.box.route.finish
    return Stop(state, cast(Sail, move)) if is_stop else None


def watch(number: int, gains: list[list[int]]) -> None:
    """Play one match and note what its stops brought."""
    game, seats, dice = taku.find("namiji"), 2 + number % 4, Dice(number * 77 + 5)
    state = cast(NamijiState, game.start(game.setup(), seats))
    bots: list[Bot] = [GreedyBot(number * 10 + seat) for seat in range(seats)]
    pass_chance(state, dice)
    stop: Stop | None = None
    while state.mover != NOBODY:
        is_sailing = state.agenda[-1] is SAILING
        if is_sailing and stop is not None:
            gains[stop.station].append(int(prospects(state, stop.seat)) - stop.before)
        text = bots[state.mover].choose(Eye(game, state, state.mover), Clock(seconds=None))
        move = next(move for move in state.options() if move.text == text)
        if is_sailing:
            stop = stop_of(state, move)
        state.apply(move)
        pass_chance(state, dice)


def main() -> None:
    """Watch matches and print the averages."""
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 80
    gains: list[list[int]] = [[] for _ in range(STATIONS)]
    for number in range(matches):
        watch(number, gains)
    means = [round(sum(found) / len(found)) if found else 0 for found in gains]
    json.dump({"matches": matches, "stops": [len(found) for found in gains], "gain": means}, sys.stdout)
    print()


if __name__ == "__main__":
    main()
