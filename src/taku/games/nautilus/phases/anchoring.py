"""The Anchor goes onto a card that lies on the table, which never moves again (leaflet, "Special cards")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.nautilus.facts import EMPTY, PLACES
from taku.games.nautilus.moves import ANCHOR_ON, Anchor
from taku.games.nautilus.phases.arrow import fire_arrow
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision


class Anchoring(Decision[NautilusState]):
    """Any card on the table, the one just placed included."""

    def mover(self, state: NautilusState) -> i64:
        return state.turn

    def options(self, state: NautilusState) -> list[Move]:
        return [ANCHOR_ON[place] for place in range(PLACES) if state.table[place] != EMPTY]

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, Anchor)
        state.anchored = move.place
        state.is_ready = False
        state.done()
        fire_arrow(state)


ANCHORING: Final = Anchoring("anchoring")
