"""Chance gives Nemo to a seat, where the set-up does not."""

from __future__ import annotations

from typing import Final

from taku.games.nautilus.moves import FIRST, First
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Outcome


class FirstPlayer(Outcome[NautilusState]):
    """Who has Nemo in round 1."""

    def options(self, state: NautilusState) -> list[Move]:
        return [*FIRST]

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, First)
        state.first = move.seat
        state.turn = move.seat
        state.done()


FIRST_PLAYER: Final = FirstPlayer("first")
