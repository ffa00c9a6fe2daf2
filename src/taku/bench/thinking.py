"""How fast masters think: states and simulations a second, how deep, and how much longer than their budget."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from taku.bench.parts import Row, bar_table
from taku.bots.alphabeta import DEEPEST, MOST_STATES
from taku.bots.clock import Clock
from taku.bots.evaluations import evaluation_of
from taku.bots.levels import MASTER_EARLY, Master
from taku.bots.search.alphabeta import EVERY, AlphaBeta
from taku.bots.search.evaluation import WholeTurn
from taku.bots.sweeping import unswept
from taku.build import build_name
from taku.games import find
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import NOBODY, Game, State
from taku.kernel.playout import pass_chance

# A turn of Niwa is thought about for so many states, a decision of the others for so many simulations.
STATES = 1_000_000
SIMULATIONS = 4_000
# What was thought about for less than this share of the budget was clear at once and says nothing of the speed.
MOST_OF_IT = 0.5
DEPTH = 8
OPENINGS = 6
BUDGET_SECONDS = 1.0
ROOM_MS = 50


def report(seconds: float, decisions: int) -> str:
    """The part about bots."""
    lines = [
        "## Thinking",
        "",
        f"Masters on the {build_name()} build, CPU time of one core. A *state* of Niwa is the end of a turn that was "
        f"judged, with {STATES:,} states a turn; *left out* is what a master's search takes for hopeless. Each budget: "
        f"{decisions} decisions with {BUDGET_SECONDS:g} s, by the clock on the wall.",
        "",
        *bar_table([*_niwa(seconds), *_simulations(seconds), *_budgets(decisions)]),
    ]
    return "\n".join(lines) + "\n"


def _niwa(seconds: float) -> Iterator[Row]:
    rates = list(_states_a_second(seconds))
    per_turn = [states / spent for states, spent in rates]
    whole = sum(states for states, _ in rates) / sum(spent for _, spent in rates)
    yield "Niwa: states a second", "≥ 3,000,000", f"{whole:,.0f}", whole >= 3e6
    yield f"Niwa: the slowest of {len(rates)} turns", "", f"{min(per_turn):,.0f} states a second", True
    for early, words in ((MASTER_EARLY, "as a master looks"), (EVERY, "nothing left out")):
        slowest = max(_seconds_for_depth(early))
        what = f"Niwa: {DEPTH} turns deep from the lantern garden, {words}, slowest of {OPENINGS} openings"
        yield what, "< 1 s", f"{slowest:.2f} s", slowest < 1


def _states_a_second(seconds: float) -> Iterator[tuple[int, float]]:
    """States and CPU time of every turn of some matches that took most of its budget."""
    spent, opening = 0.0, 0
    while spent < seconds:
        state = _opening(opening)
        opening += 1
        while state.mover != NOBODY and spent < seconds:
            turns, states, took = _looked(state, STATES, DEEPEST, MASTER_EARLY)
            if states >= MOST_OF_IT * STATES:
                spent += took
                yield states, took
            state = turns[0].after


def _seconds_for_depth(early: int) -> Iterator[float]:
    for opening in range(OPENINGS):
        yield _looked(_opening(opening), MOST_STATES, DEPTH, early)[2]


def _opening(number: int) -> State:
    """The lantern garden, the figures placed by chance: the first turn."""
    niwa, dice = find("niwa"), Dice(number)
    state = niwa.start(niwa.setup(garden="lantern"), 2)
    while state.agenda[-1].name != "turn":
        pass_chance(state, dice)
        options = state.options()
        state.apply(options[dice.below(len(options))])
    return state


@unswept()
def _looked(state: State, limit: int, deepest: int, early: int) -> tuple[list[WholeTurn], int, float]:
    """One search: the turns, the states and the CPU time it took."""
    search = AlphaBeta(evaluation_of(find("niwa"), 2), Clock(seconds=None), limit, deepest, 0, early)
    start = time.thread_time()
    turns = search.think(state, Dice(1))
    return turns, int(search.tally.states), time.thread_time() - start


def _simulations(seconds: float) -> Iterator[Row]:
    for name, seats, asked in (("nautilus", 2, 20_000), ("namiji", 2, 0), ("namiji", 5, 0)):
        game, done, spent = find(name), 0, 0.0
        for master, eye in _decisions(game, seats):
            start = time.thread_time()
            done += sum(found.visits for found in master.think(eye, Clock(seconds=None, simulations=SIMULATIONS)))
            spent += time.thread_time() - start
            if spent >= seconds:
                break
        what = f"{_named(game, seats)}: simulations a second"
        yield what, f"≥ {asked:,}" if asked else "", f"{done / spent:,.0f}", done / spent >= asked


def _budgets(decisions: int) -> Iterator[Row]:
    for name, seats in (("niwa", 2), ("nautilus", 2), ("namiji", 2), ("namiji", 5)):
        game, late = find(name), []
        for master, eye in _decisions(game, seats):
            clock = Clock(seconds=BUDGET_SECONDS)
            start = time.perf_counter()
            master.choose(eye, clock)
            late.append(1000 * (time.perf_counter() - start - BUDGET_SECONDS))
            if len(late) == decisions:
                break
        measured = f"{max(late):.0f} ms, median {statistics.median(late):.0f} ms"
        yield f"{_named(game, seats)}: longer than its budget", f"≤ {ROOM_MS} ms", measured, max(late) <= ROOM_MS


def _decisions(game: Game, seats: int) -> Iterator[tuple[Master, Eye]]:
    """Decisions of random matches, without those that leave no choice; every one for a master who has seen none."""
    number = 0
    while True:
        number += 1
        dice = Dice(number)
        state = game.start(game.setup(), seats)
        pass_chance(state, dice)
        while state.mover != NOBODY:
            if len(state.options()) > 1:
                yield Master(number), Eye(game, state, state.mover)
            state.apply(game.wander(state, dice))
            pass_chance(state, dice)


def _named(game: Game, seats: int) -> str:
    return game.title + (f", {seats} seats" if len(game.seats) > 1 else "")
