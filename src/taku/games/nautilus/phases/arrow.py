"""Arrows: 6 and 9 send another card of their side across, 7 and 8 along it (leaflet, "The round")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.nautilus.facts import EMPTY, IS_ARROW, LANES, PLACES, VERTICAL
from taku.games.nautilus.moves import SHIFT, Shift
from taku.games.nautilus.phases.turn import end_turn
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision


def movements(state: NautilusState) -> list[Move]:
    """All movements the arrow card just placed can cause."""
    is_vertical = state.table[state.placed] in VERTICAL
    start = state.placed - state.placed % LANES
    moves: list[Move] = []
    for origin in range(start, start + LANES):
        if origin == state.placed or origin == state.anchored or state.table[origin] == EMPTY:
            continue
        if is_vertical:
            across = (origin + LANES) % PLACES
            if state.table[across] == EMPTY:
                moves.append(SHIFT[origin][across])
        else:
            moves += [SHIFT[origin][target] for target in range(start, start + LANES) if state.table[target] == EMPTY]
    return moves


def fire_arrow(state: NautilusState) -> None:
    """After a placement and its anchor: a movement is mandatory where one exists, else the turn ends."""
    if IS_ARROW[state.table[state.placed]] and movements(state):
        state.then(ARROW)
    else:
        end_turn(state)


class Arrow(Decision[NautilusState]):
    """The seat that placed the arrow chooses among the movements; a moved card triggers nothing."""

    def mover(self, state: NautilusState) -> i64:
        return state.turn

    def options(self, state: NautilusState) -> list[Move]:
        return movements(state)

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, Shift)
        state.table[move.target] = state.table[move.origin]
        state.table[move.origin] = EMPTY
        state.done()
        end_turn(state)


ARROW: Final = Arrow("arrow")
