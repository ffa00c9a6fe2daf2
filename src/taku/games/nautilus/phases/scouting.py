"""Eye, Bathyscaphe and Harpoon are played before any diver is placed (leaflet, "Special cards").

Both seats have this pause, whatever they hold: whether a pause exists must not depend on a secret.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.nautilus.facts import BATHYSCAPHE, EYE, HARPOON, NO_SPECIAL
from taku.games.nautilus.moves import (
    PLAY_BATHYSCAPHE,
    PLAY_EYE,
    PLAY_HARPOON,
    SKIP,
    Scout,
)
from taku.games.nautilus.phases.bathyscaphe import DRAWING_DIVERS, HOLDING
from taku.games.nautilus.phases.harpoon import RESOLVING_HARPOON, STEALING
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision
from taku.kernel.sets import BIT

_SCOUTS: Final[dict[int, Scout]] = {EYE: PLAY_EYE, BATHYSCAPHE: PLAY_BATHYSCAPHE, HARPOON: PLAY_HARPOON}


def spend_special(state: NautilusState) -> None:
    """The mover's special card is shown and used up: everybody has now seen it leave the pile."""
    bit = BIT[state.held[state.turn]]
    state.seen_specials[1 - state.turn] |= bit
    state.held[state.turn] = NO_SPECIAL


class Scouting(Decision[NautilusState]):
    """Play the scouting card you hold, or skip; the other seat follows."""

    def mover(self, state: NautilusState) -> i64:
        return state.turn

    def options(self, state: NautilusState) -> list[Move]:
        scout = _SCOUTS.get(state.held[state.turn])
        return [SKIP] if scout is None else [scout, SKIP]

    def size(self, state: NautilusState) -> i64:
        return 2 if state.held[state.turn] >= EYE else 1

    def pick(self, state: NautilusState, index: i64) -> Move:
        return self.options(state)[index]

    def apply(self, state: NautilusState, move: Move) -> None:
        state.done()
        if move is SKIP:
            state.turn = 1 - state.turn
            return
        spend_special(state)
        if move is PLAY_EYE:
            state.seen[state.turn] |= state.hands[1 - state.turn]
            state.turn = 1 - state.turn
        elif move is PLAY_BATHYSCAPHE:
            state.then(HOLDING)
            state.then(DRAWING_DIVERS)
        else:
            state.then(RESOLVING_HARPOON)
            state.then(STEALING)


SCOUTING: Final = Scouting("scouting")
