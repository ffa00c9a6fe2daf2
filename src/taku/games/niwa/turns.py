"""Turns: what begins and ends them, and what ends the match (leaflet, "End of the game"; repetition is our ruling)."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.niwa.facts import (
    BY_BASE,
    BY_LIMIT,
    BY_REPETITION,
    DRAWN_BY_REPEATS,
    LAST_TURN,
    NOWHERE,
)
from taku.games.niwa.state import NiwaState, Past


def open_turn(state: NiwaState) -> None:
    """Remember the position; a position that comes up for the third time is a draw."""
    times = times_before(state) + 1
    before = state.earlier
    state.earlier = state.latest
    state.latest = Past(state.cells, state.beads, times, before)
    if times == DRAWN_BY_REPEATS:
        _finish(state, BY_REPETITION)


def times_before(state: NiwaState) -> i64:
    """How often the present position has stood at the start of a turn of the present mover."""
    past = state.earlier
    while past is not None:
        if past.cells == state.cells and past.beads == state.beads:
            return past.times
        past = past.before
    return 0


def end_turn(state: NiwaState) -> None:
    """Hand the turn over; the match is a draw when turn 400 ends."""
    state.active = NOWHERE
    state.turns += 1
    if state.turns == LAST_TURN:
        _finish(state, BY_LIMIT)
        return
    state.turn = 1 - state.turn
    open_turn(state)


def win(state: NiwaState) -> None:
    """The mover has entered the other base: the match is over at once."""
    state.winner = state.turn
    state.active = NOWHERE
    state.turns += 1
    _finish(state, BY_BASE)


def _finish(state: NiwaState, ending: int) -> None:
    state.ending = ending
    state.agenda = []
