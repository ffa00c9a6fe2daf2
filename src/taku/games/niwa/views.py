"""What each seat of Niwa, or a watcher, sees: built from nothing, by keyword."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from taku.games.niwa.facts import (
    COLOUR_NAMES,
    ENDINGS,
    FIGURES,
    LAST_TURN,
    NO_COLOUR,
    NOT_YET,
    NOWHERE,
    UNKNOWN,
)
from taku.games.niwa.figures import ANY_BEAD, SLOTS, beads_in, in_slot
from taku.games.niwa.garden import Garden
from taku.games.niwa.imagine import is_hidden
from taku.games.niwa.layout import Laid, Layout, TileSet
from taku.games.niwa.moves import Jump, Step
from taku.games.niwa.offers import offer_of
from taku.games.niwa.phases.building import plot_of
from taku.games.niwa.phases.first import FIRST_PLAYER
from taku.games.niwa.picture import LaidTile, laid_tile
from taku.games.niwa.state import NiwaState
from taku.kernel.catalogue import Move
from taku.kernel.game import NOBODY
from taku.wire import View

# Gardens whose tiles are kept as a view shows them: they are the same in every view of a match.
GARDENS_KEPT = 64


class Figure(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A figure: its beads bottom to top, and where it may step or jump right now.

    `cell` is None as long as it is not placed, or placed in secret by somebody else.
    """

    seat: int
    cell: str | None = None
    beads: list[str] = []
    is_active: bool = False
    steps: list[str] = []
    jumps: list[str] = []


class NiwaView(View, frozen=True, kw_only=True, omit_defaults=True):
    """The garden as one seat sees it. `figures` are three of seat 0, then three of seat 1; other lists are by seat.

    What is as it mostly is gets left out when a view is sent, and so do cells and lines: they follow from the tiles.
    """

    garden: str
    shape: str | None = None
    beads: str = "top"  # which beads of a figure pay for a step: "top" or "any"
    tiles: list[LaidTile]
    figures: list[Figure]
    placed: list[int]
    first: int | None = None
    turn: int | None = None
    turn_number: int = 0
    last_turn: int = LAST_TURN
    hand: str | None = None  # the colour of the bead between two figures
    active: str | None = None  # the cell of the figure that walks or passes a bead
    distances: list[int | None]  # from the nearest figure to the other base, in lines
    repeats: int = 0  # how often the position at the start of this turn has come up
    ending: str = ENDINGS[NOT_YET]
    winner: int | None = None


def view(state: NiwaState, seat: int | None, scores: list[float]) -> NiwaView:
    """All that a seat may see."""
    over = state.mover == NOBODY
    is_playing = state.placed == SLOTS and not over
    options = state.options()
    return NiwaView(
        game="niwa",
        seat=seat,
        seats=2,
        mover=state.mover,
        phase=state.agenda[-1].name if state.agenda else "over",
        over=over,
        scores=scores,
        offers=[offer_of(state, move) for move in options] if state.mover == seat else [],
        garden=state.grounds.name,
        shape=None if state.shape == UNKNOWN else plot_of(state).layout.name,
        beads="any" if state.usable is ANY_BEAD else "top",
        tiles=tiles_shown(state),
        figures=[_figure(state, slot, seat, options) for slot in range(SLOTS)],
        placed=[_count_placed(state, owner) for owner in range(2)],
        first=None if FIRST_PLAYER in state.agenda else state.first,
        turn=state.turn if is_playing else None,
        turn_number=state.turns + 1 if is_playing else state.turns,
        hand=None if state.hand == NO_COLOUR else COLOUR_NAMES[state.hand],
        active=None if state.active == NOWHERE else state.grounds.book.names[state.active],
        distances=[_distance(state, owner, seat) for owner in range(2)],
        repeats=state.latest.times if state.latest else 0,
        ending=ENDINGS[state.ending],
        winner=None if state.winner == UNKNOWN else state.winner,
    )


def tiles_shown(state: NiwaState) -> list[LaidTile]:
    """The garden, or as much of a wild one as chance has built."""
    if state.garden.laid or state.shape == UNKNOWN:
        return _tiles_of(state.garden, state.grounds.tile_set)
    return _tiles(plot_of(state).layout, state.laid, state.grounds.tile_set)


@lru_cache(GARDENS_KEPT)
def _tiles_of(garden: Garden, tile_set: TileSet) -> list[LaidTile]:
    return _tiles(garden.plot.layout, garden.laid, tile_set)


def _tiles(layout: Layout, laid: list[Laid], tile_set: TileSet) -> list[LaidTile]:
    return [laid_tile(place, tile, tile_set) for place, tile in zip(layout.places, laid, strict=True)]


def _figure(state: NiwaState, slot: int, seat: int | None, options: list[Move]) -> Figure:
    owner = slot // FIGURES
    cell = in_slot(state.cells, slot)
    is_shown = cell != NOWHERE and not is_hidden(state, owner, seat)
    names = state.grounds.book.names
    return Figure(
        seat=owner,
        cell=names[cell] if is_shown else None,
        beads=[COLOUR_NAMES[colour] for colour in beads_in(in_slot(state.beads, slot))],
        is_active=is_shown and cell == state.active,
        steps=[names[move.target] for move in options if isinstance(move, Step) and move.origin == cell],
        jumps=[names[move.target] for move in options if isinstance(move, Jump) and move.origin == cell],
    )


def _count_placed(state: NiwaState, owner: int) -> int:
    return sum(in_slot(state.cells, slot) != NOWHERE for slot in range(FIGURES * owner, FIGURES * owner + FIGURES))


def _distance(state: NiwaState, owner: int, seat: int | None) -> int | None:
    if is_hidden(state, owner, seat):
        return None
    cells = [in_slot(state.cells, slot) for slot in range(FIGURES * owner, FIGURES * owner + FIGURES)]
    return min((state.garden.plot.distances[owner][cell] for cell in cells if cell != NOWHERE), default=None)
