"""Random play inside the core: rollouts for bots, fuzzing and benchmarks."""

from __future__ import annotations

from mypy_extensions import i64

from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE, NOBODY, State


def random_move(state: State, dice: Dice) -> Move:
    """Any offer of a seat, or an outcome of chance by its weight."""
    phase = state.agenda[-1]
    return phase.pick(state, dice.below(phase.size(state)))


def pass_chance(state: State, dice: Dice) -> None:
    """Play chance with these dice until a seat is awaited or the match is over."""
    while state.mover == CHANCE:
        state.apply(random_move(state, dice))


def playout(state: State, dice: Dice) -> int:
    """Play at random to the end; the number of decisions that seats made."""
    decisions: i64 = 0
    while state.mover != NOBODY:
        if state.mover >= 0:
            decisions += 1
        phase = state.agenda[-1]
        state.apply(phase.pick(state, dice.below(phase.size(state))))
    return decisions


def perft(state: State, depth: int) -> int:
    """How many different sequences of that many plies there are, chance included."""
    options = state.options()
    if depth <= 1:
        return len(options) if depth == 1 else 1
    total = 0
    for move in options:
        child = state.copy()
        child.apply(move)
        total += perft(child, depth - 1)
    return total
