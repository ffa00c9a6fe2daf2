"""Lets chance play until a seat must: the only place where a match's dice are rolled."""

from __future__ import annotations

from taku.kernel.catalogue import Move
from taku.kernel.dice import roll
from taku.kernel.game import CHANCE, State


def rolled(state: State, seed: str, ply: int) -> Move:
    """What chance plays at this pause, given the seed and the position in the log."""
    phase = state.agenda[-1]
    return phase.pick(state, roll(seed, ply, phase.size(state)))


def settle(state: State, seed: str, ply: int) -> list[Move]:
    """Play chance until a seat is awaited or the match is over; the moves made, in order."""
    moves: list[Move] = []
    while state.mover == CHANCE:
        move = rolled(state, seed, ply + len(moves))
        state.apply(move)
        moves.append(move)
    return moves
