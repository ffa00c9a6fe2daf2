"""Positions to think about: where a stroll by the game's own wandering leads."""

from __future__ import annotations

from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE, NOBODY, Game, State


def position(game: Game, seats: int, decisions: int, seed: int, **setup: str) -> State:
    """The state after so many decisions of a stroll, with a seat awaited that has a choice."""
    dice = Dice(seed)
    state = game.start(game.setup(**setup), seats)
    made = 0
    while made < decisions or state.mover == CHANCE or len(state.options()) < 2:
        made += state.mover >= 0
        state.apply(game.wander(state, dice))
        assert state.mover != NOBODY
    return state
