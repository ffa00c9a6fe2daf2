"""Boats are lined up at the start port in random order (rulebook, "Game setup")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.course import berth, hand_over
from taku.games.namiji.facts import ASHORE
from taku.games.namiji.moves import LineUp
from taku.games.namiji.state import NamijiState
from taku.kernel.catalogue import Move
from taku.kernel.game import Outcome


class LiningUp(Outcome[NamijiState]):
    """Chance names the boat for the next slot, from the rearmost to the front."""

    def options(self, state: NamijiState) -> list[Move]:
        moves = state.box.moves.line_up
        return [moves[boat] for boat in range(state.boats) if state.berths[boat] == ASHORE]

    def size(self, state: NamijiState) -> i64:
        return state.berths.count(ASHORE)

    def pick(self, state: NamijiState, index: i64) -> Move:
        left = index
        boat: i64 = 0
        while left > 0 or state.berths[boat] != ASHORE:
            if state.berths[boat] == ASHORE:
                left -= 1
            boat += 1
        return state.box.moves.line_up[boat]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, LineUp)
        state.berths[move.boat] = berth(0, self.size(state))
        if ASHORE not in state.berths:
            hand_over(state)
            state.done()


LINING_UP: Final = LiningUp("line-up")
