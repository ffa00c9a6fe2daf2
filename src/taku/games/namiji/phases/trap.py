"""The Crustacean trap: draw, and draw again at your own risk (rulebook, "Crustacean Trap station")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.box import CRABS, DRAWS, SIEVE, TRAP_POINTS
from taku.games.namiji.facts import (
    CRABS_THAT_LOSE,
    HAUL_FOR_POINTS,
    HAULING,
    KEPT,
    LOST,
    SIEVED,
)
from taku.games.namiji.facts import DRAWS as MOST_DRAWS
from taku.games.namiji.moves import Haul
from taku.games.namiji.state import NamijiState
from taku.games.namiji.upgrades import give_points, power
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision, Outcome


def start_trap(state: NamijiState) -> None:
    """The first draw is automatic; an empty bag gives nothing."""
    if state.shrimp + state.crabs == 0:
        return
    state.haul_seat, state.haul_shrimp, state.haul_crabs, state.haul_end = state.actor, 0, 0, HAULING
    state.then(DRAWING)


class Drawing(Outcome[NamijiState]):
    """Chance draws from the bag."""

    def options(self, state: NamijiState) -> list[Move]:
        moves = state.box.moves
        listed: list[Move] = [moves.haul_crab] if state.crabs else []
        if state.shrimp:
            listed.append(moves.haul_shrimp)
        return listed

    def weights(self, state: NamijiState) -> list[int]:
        return [count for count in (int(state.crabs), int(state.shrimp)) if count]

    def size(self, state: NamijiState) -> i64:
        return state.crabs + state.shrimp

    def pick(self, state: NamijiState, index: i64) -> Move:
        moves = state.box.moves
        return moves.haul_crab if index < state.crabs else moves.haul_shrimp

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Haul)
        state.done()
        if move.is_crab:
            state.crabs -= 1
            state.haul_crabs += 1
            if state.haul_crabs == CRABS_THAT_LOSE + power(state, CRABS):
                _lose_haul(state)
                return
        else:
            state.shrimp -= 1
            state.haul_shrimp += 1
        draws = state.haul_crabs + state.haul_shrimp
        if state.crabs + state.shrimp == 0 or draws == MOST_DRAWS + power(state, DRAWS):
            keep_haul(state, KEPT)
        else:
            state.then(TEMPTING)


class Tempting(Decision[NamijiState]):
    """Draw once more, or stop and keep the haul."""

    def mover(self, state: NamijiState) -> i64:
        return state.actor

    def options(self, state: NamijiState) -> list[Move]:
        return [state.box.moves.draw, state.box.moves.stop]

    def size(self, state: NamijiState) -> i64:
        return 2

    def pick(self, state: NamijiState, index: i64) -> Move:
        return state.box.moves.stop if index else state.box.moves.draw

    def apply(self, state: NamijiState, move: Move) -> None:
        state.done()
        if move is state.box.moves.draw:
            state.then(DRAWING)
        else:
            keep_haul(state, KEPT)


def _lose_haul(state: NamijiState) -> None:
    """Everything drawn goes back into the bag; with a sieve only the crab that lost it does."""
    if power(state, SIEVE):
        state.crabs += 1
        state.haul_crabs -= 1
        keep_haul(state, SIEVED)
        return
    state.crabs += state.haul_crabs
    state.shrimp += state.haul_shrimp
    state.haul_end = LOST


def keep_haul(state: NamijiState, end: i64) -> None:
    """A point for every token kept; a haul that a sieve saved counts as lost for an upgrade's points."""
    board = state.boards[state.actor]
    board.crabs += state.haul_crabs
    board.shrimp += state.haul_shrimp
    tokens = state.haul_crabs + state.haul_shrimp
    board.score += tokens
    if end == KEPT and tokens >= HAUL_FOR_POINTS:
        give_points(board, power(state, TRAP_POINTS))
    state.haul_end = end


DRAWING: Final = Drawing("haul")
TEMPTING: Final = Tempting("trap")
