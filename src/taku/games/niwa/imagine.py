"""A state that could be true for all that a seat knows: nothing is hidden but a secret placement that is not over."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.niwa.facts import FIGURES, NOWHERE
from taku.games.niwa.figures import ONE_IN, SLOTS, in_slot
from taku.games.niwa.state import NiwaState
from taku.kernel.dice import Dice


def is_hidden(state: NiwaState, owner: int, seat: int | None) -> bool:
    """Whether a seat, or a watcher, does not know where the owner's figures stand."""
    return state.is_secret and state.placed < SLOTS and owner != seat


def imagine(state: NiwaState, seat: int, dice: Dice) -> NiwaState:
    """Put the other seat's hidden figures anywhere they may stand; every such placement is equally likely."""
    twin = state.copy()
    other = 1 - seat
    if not is_hidden(twin, other, seat):
        return twin
    free = twin.garden.plot.starts[other][:] if twin.garden.plot.starts else []
    own: i64 = FIGURES * other
    for slot in range(own, own + FIGURES):
        cell = in_slot(twin.cells, slot)
        if cell != NOWHERE:
            imagined: i64 = free.pop(dice.below(len(free)))
            twin.cells += (imagined - cell) * ONE_IN[slot]
    return twin
