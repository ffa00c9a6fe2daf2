"""Chance builds a wild garden: first its shape, then tile by tile (our reconstruction of the free layouts)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import BASE, DIRECTIONS, PLAIN_TILES, UNKNOWN
from taku.games.niwa.garden import Garden
from taku.games.niwa.layout import NOTHING_LAID, Laid, turned_round
from taku.games.niwa.moves import SHAPE, TILE, Shape, Tile
from taku.games.niwa.plot import Plot
from taku.games.niwa.state import NiwaState
from taku.kernel.catalogue import Move
from taku.kernel.game import Outcome


def plot_of(state: NiwaState) -> Plot:
    """The ground of the shape that chance has chosen."""
    return state.grounds.plots[state.shape]


def next_place(laid: list[Laid]) -> int:
    """The index of the first place without a tile, in the order in which the layout lists them."""
    return next((index for index in range(len(laid)) if laid[index].tile == UNKNOWN), UNKNOWN)


def undrawn(state: NiwaState) -> list[int]:
    """The tiles that chance can still draw."""
    drawn = {laid.tile for laid in state.laid}
    return [tile for tile in range(1, PLAIN_TILES + 1) if tile not in drawn]


class ChoosingShape(Outcome[NiwaState]):
    """One of the three symmetric layouts, its bases in place."""

    def options(self, state: NiwaState) -> list[Move]:
        return [*SHAPE]

    def apply(self, state: NiwaState, move: Move) -> None:
        assert isinstance(move, Shape)
        state.shape = move.shape
        on_layout = plot_of(state).layout.laid
        state.laid = [Laid(BASE, 0) if laid.tile == BASE else NOTHING_LAID for laid in on_layout]
        state.done()


class LayingTiles(Outcome[NiwaState]):
    """Any tile not drawn yet, turned in any way, into the next place; its mirror image follows by itself."""

    def options(self, state: NiwaState) -> list[Move]:
        moves: list[Move] = []
        for tile in undrawn(state):
            moves.extend(TILE[tile])
        return moves

    def size(self, state: NiwaState) -> i64:
        return DIRECTIONS * len(undrawn(state))

    def pick(self, state: NiwaState, index: i64) -> Move:
        return TILE[undrawn(state)[index // DIRECTIONS]][index % DIRECTIONS]

    def apply(self, state: NiwaState, move: Move) -> None:
        assert isinstance(move, Tile)
        plot = plot_of(state)
        laid = state.laid[:]
        place = next_place(laid)
        laid[place] = move.laid
        if state.is_mirrored:
            laid[plot.layout.reflection(place)] = turned_round(move.laid)
        state.laid = laid
        if next_place(laid) == UNKNOWN:
            state.garden = Garden(plot, state.grounds.tile_set, laid)
            state.done()


CHOOSING_SHAPE: Final = ChoosingShape("shape")
LAYING_TILES: Final = LayingTiles("tiles")
