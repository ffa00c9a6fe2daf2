"""A player for fuzzing who sails to near spaces: boats that race ahead see little of the sea."""

from __future__ import annotations

from typing import Final

from taku.games.namiji.phases.sailing import SAILING
from taku.games.namiji.state import NamijiState
from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice

# One sail in so many goes anywhere.
_STRAY: Final = 8
# The others go to one of the nearest few.
_NEAR: Final = 2


def wander(state: NamijiState, dice: Dice) -> Move:
    """Any offer, but when sailing mostly one of the nearest spaces."""
    phase = state.agenda[-1]
    size = phase.size(state)
    if phase is SAILING and size > _NEAR and dice.below(_STRAY):
        size = _NEAR
    return phase.pick(state, dice.below(size))
