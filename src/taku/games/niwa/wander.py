"""Random moves that get somewhere: even chances stroll for hundreds of turns, these mostly head for the other base."""

from __future__ import annotations

from typing import Final

from taku.games.niwa.moves import Jump, Step
from taku.games.niwa.state import NiwaState
from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.playout import random_move

# One move in so many is any move at all.
_ANY_MOVE_IN: Final = 3


def scenic_move(state: NiwaState, dice: Dice) -> Move:
    """Mostly a step or jump that comes nearer to the other base, where there is one."""
    if state.mover < 0 or dice.below(_ANY_MOVE_IN) == 0:
        return random_move(state, dice)
    forward = [move for move in state.options() if is_forward(state, move)]
    return forward[dice.below(len(forward))] if forward else random_move(state, dice)


def is_forward(state: NiwaState, move: Move) -> bool:
    """Whether a move brings a figure nearer to the other base."""
    distances = state.garden.plot.distances[state.turn]
    if isinstance(move, Step):
        return distances[move.target] < distances[move.origin]
    return isinstance(move, Jump) and distances[move.target] < distances[move.origin]
