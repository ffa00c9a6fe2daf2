"""Tables laid by hand: figures with their beads wherever a test wants them, and matches brought past the placement."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pytest

import taku
from taku import Match
from taku.games.niwa.facts import BEADS, COLOUR_LETTERS, FIGURES, NOWHERE
from taku.games.niwa.phases.turn import TURN
from taku.games.niwa.state import NiwaState
from taku.games.niwa.turns import open_turn

Laid = Callable[..., Match]

# Where a seat's figures wait when a test does not care about them.
FAR_OFF = ({"-1,0": "GG", "-1,1": "YY", "0,-1": "OO"}, {"11,-6": "GG", "11,-7": "YY", "10,-5": "OO"})


def _lay(
    seat0: Mapping[str, str] = FAR_OFF[0],
    seat1: Mapping[str, str] = FAR_OFF[1],
    turn: int = 0,
    turns: int = 0,
    **setup: str,
) -> Match:
    """A match at the start of a turn, on lantern; figures by cell, their beads as letters from bottom to top."""
    match = Match(taku.find("niwa"), settle=False, setup={"garden": "lantern", "first": str(turn), **setup})
    state = match._state
    assert isinstance(state, NiwaState)
    names = state.grounds.book.names
    figures = [sorted((names.index(cell), _stack(beads)) for cell, beads in seat.items()) for seat in (seat0, seat1)]
    assert [len(seat) for seat in figures] == [FIGURES, FIGURES]
    state.cells = NOWHERE * 256**6 + sum(cell * 256**slot for slot, (cell, _) in enumerate(figures[0] + figures[1]))
    state.beads = sum(stack * 256**slot for slot, (_, stack) in enumerate(figures[0] + figures[1]))
    state.placed, state.turns, state.turn, state.agenda = 2 * FIGURES, turns, turn, [TURN]
    open_turn(state)
    state.wake()
    match._heard = state.copy()
    return match


def _stack(beads: str) -> int:
    assert len(beads) <= BEADS
    stack = 0
    for letter in beads:
        stack = 4 * stack + COLOUR_LETTERS.index(letter) + 1
    return stack


@pytest.fixture
def laid() -> Laid:
    return _lay
