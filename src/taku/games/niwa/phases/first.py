"""Chance names the seat that starts, where the set-up does not."""

from __future__ import annotations

from typing import Final

from taku.games.niwa.moves import FIRST, First
from taku.games.niwa.state import NiwaState
from taku.kernel.catalogue import Move
from taku.kernel.game import Outcome


class FirstPlayer(Outcome[NiwaState]):
    """Who has the first turn. Secret placement starts with seat 0 all the same."""

    def options(self, state: NiwaState) -> list[Move]:
        return [*FIRST]

    def apply(self, state: NiwaState, move: Move) -> None:
        assert isinstance(move, First)
        state.first = move.seat
        state.turn = 0 if state.is_secret else move.seat
        state.done()


FIRST_PLAYER: Final = FirstPlayer("first")
