"""Decisions a second in random play: our games, driven from Python and inside the core."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable

import msgspec

from taku.build import build_name
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE, NOBODY, Game, State
from taku.kernel.playout import pass_chance, playout


class Measure(msgspec.Struct, frozen=True):
    """One figure: who, how it was driven, how much of what."""

    subject: str
    way: str
    value: float
    unit: str


Timed = Callable[[float], float]


def rate(play: Callable[[], float], seconds: float) -> float:
    """Decisions a CPU second: `play` plays one match or more and says how many decisions that took."""
    decisions = 0.0
    start = time.process_time()
    while True:
        decisions += play()
        spent = time.process_time() - start
        if spent >= seconds:
            return decisions / spent


def microseconds(act: Callable[[], object], seconds: float) -> float:
    """CPU time of one call."""
    calls, start = 0, time.process_time()
    while True:
        for _ in range(100):
            act()
        calls += 100
        spent = time.process_time() - start
        if spent >= seconds:
            return spent / calls * 1e6


def drive(start: State, dice: Dice) -> int:
    """One match driven from Python: list the options, choose, apply; chance is passed in one call."""
    state, decisions, choose = start.copy(), 0, random.random
    pass_chance(state, dice)
    while state.mover != NOBODY:
        options = state.options()
        state.apply(options[int(choose() * len(options))])
        decisions += 1
        if state.mover == CHANCE:
            pass_chance(state, dice)
    return decisions


def drive_all(start: State) -> int:
    """One match in which Python plays chance too, outcome by outcome."""
    state, decisions = start.copy(), 0
    while state.mover != NOBODY:
        options = state.options()
        if state.mover == CHANCE:
            weights = state.agenda[-1].weights(state)
            state.apply(random.choices(options, weights)[0])
        else:
            state.apply(options[int(random.random() * len(options))])
            decisions += 1
    return decisions


def subjects(game: Game, seats: int) -> dict[tuple[str, str, str], Timed]:
    """What is measured of one game: each a function of the CPU seconds it may take."""
    start, dice = game.start(game.setup(), seats), Dice(1)
    middle = start.copy()
    for _ in range(40):
        pass_chance(middle, dice)
        middle.apply(game.wander(middle, dice))
    name = f"taku {game.name}" + (f" ({seats} seats)" if len(game.seats) > 1 else "")
    return {
        (name, "driven", "decisions/s"): lambda seconds: rate(lambda: drive(start, dice), seconds),
        (name, "driven, chance too", "decisions/s"): lambda seconds: rate(lambda: drive_all(start), seconds),
        (name, "core", "decisions/s"): lambda seconds: rate(lambda: playout(start.copy(), dice), seconds),
        (name, "copy", "µs"): lambda seconds: microseconds(middle.copy, seconds),
        (name, "imagine", "µs"): lambda seconds: microseconds(lambda: game.imagine(middle, 0, dice), seconds),
        (name, "state", "bytes"): lambda _: size_of(middle),
    }


def size_of(state: State) -> float:
    """Bytes of a state and of the lists that are its own; what all states share is not counted."""
    total = sys.getsizeof(state)
    fields = [getattr(state, name, None) for name in dir(state) if not name.startswith("_")]
    if hasattr(state, "__dict__"):
        total += sys.getsizeof(state.__dict__)
    for value in fields:
        if isinstance(value, list):
            # What can be copied is the state's own: nested lists, and the boards of the seats.
            total += sys.getsizeof(value) + sum(sys.getsizeof(item) for item in value if hasattr(item, "copy"))
    return float(total)


def build() -> str:
    """The build that is measured here."""
    return build_name()
