"""What each seat of Niwa, or a watcher, sees: built from nothing, by keyword."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from taku.games.niwa.facts import (
    COLOUR_NAMES,
    DIRECTIONS,
    ENDINGS,
    FIGURES,
    LAST_TURN,
    NO_COLOUR,
    NOWHERE,
    TILE_NAMES,
    UNKNOWN,
)
from taku.games.niwa.figures import SLOTS, beads_in, in_slot
from taku.games.niwa.garden import Garden
from taku.games.niwa.imagine import is_hidden
from taku.games.niwa.layout import cell_name
from taku.games.niwa.moves import Jump, Step
from taku.games.niwa.offers import offer_of
from taku.games.niwa.phases.building import plot_of
from taku.games.niwa.phases.first import FIRST_PLAYER
from taku.games.niwa.state import NiwaState
from taku.kernel.catalogue import Move
from taku.kernel.game import NOBODY
from taku.wire import View

# Gardens whose picture is kept; making one anew takes longer than all the rest of a view.
PICTURES_KEPT = 64


class Cell(msgspec.Struct, frozen=True):
    """A cell and its axial coordinates; `base` is the seat whose base it is, `start` the seat that may start here."""

    name: str
    q: int
    r: int
    base: int | None
    start: int | None


class Line(msgspec.Struct, frozen=True, array_like=True):
    """A line between two cells: their names and its colour, None while its tile is not laid."""

    a: str
    b: str
    colour: str | None


class LaidTile(msgspec.Struct, frozen=True):
    """A tile in its place, turned by `rotation` sixths; its middle is the cell with the doubled coordinates."""

    tile: str
    place: str
    rotation: int


class Picture(msgspec.Struct, frozen=True):
    """All of the garden that does not change in play."""

    cells: list[Cell]
    lines: list[Line]
    tiles: list[LaidTile]


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A figure: its beads bottom to top, and where it may step or jump right now.

    `cell` is None as long as it is not placed, or placed in secret by somebody else.
    """

    seat: int
    cell: str | None
    beads: list[str]
    is_active: bool
    steps: list[str]
    jumps: list[str]


class NiwaView(View, frozen=True, kw_only=True):
    """The garden as one seat sees it. `figures` are three of seat 0, then three of seat 1; other lists are by seat."""

    garden: str
    shape: str | None
    picture: Picture
    figures: list[Figure]
    placed: list[int]
    first: int | None
    turn: int | None
    turn_number: int
    last_turn: int
    hand: str | None  # the colour of the bead between two figures
    active: str | None  # the cell of the figure that walks or passes a bead
    distances: list[int | None]  # from the nearest figure to the other base, in lines
    repeats: int  # how often the position at the start of this turn has come up
    ending: str
    winner: int | None


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
        picture=picture_of(garden_shown(state)),
        figures=[_figure(state, slot, seat, options) for slot in range(SLOTS)],
        placed=[_count_placed(state, owner) for owner in range(2)],
        first=None if FIRST_PLAYER in state.agenda else state.first,
        turn=state.turn if is_playing else None,
        turn_number=state.turns + 1 if is_playing else state.turns,
        last_turn=LAST_TURN,
        hand=None if state.hand == NO_COLOUR else COLOUR_NAMES[state.hand],
        active=None if state.active == NOWHERE else state.grounds.book.names[state.active],
        distances=[_distance(state, owner, seat) for owner in range(2)],
        repeats=state.latest.times if state.latest else 0,
        ending=ENDINGS[state.ending],
        winner=None if state.winner == UNKNOWN else state.winner,
    )


def garden_shown(state: NiwaState) -> Garden:
    """The garden, or as much of a wild one as chance has built."""
    if state.garden.laid or state.shape == UNKNOWN:
        return state.garden
    return Garden(plot_of(state), state.grounds.tile_set, state.laid)


@lru_cache(PICTURES_KEPT)
def picture_of(garden: Garden) -> Picture:
    """What of a garden can be drawn before anybody stands in it."""
    plot = garden.plot
    places = zip(plot.layout.places, garden.laid, strict=True)
    return Picture(
        cells=[_cell(garden, cell) for cell in plot.cells],
        lines=[line for cell in plot.cells for line in _lines(garden, cell)],
        tiles=[
            LaidTile(TILE_NAMES[laid.tile], cell_name(place), laid.rotation)
            for place, laid in places
            if laid.tile != UNKNOWN
        ],
    )


def _cell(garden: Garden, cell: int) -> Cell:
    plot = garden.plot
    q, r = plot.book.cells[cell]
    start = next((seat for seat in range(2) if cell in plot.starts[seat]), None)
    return Cell(cell_name((q, r)), q, r, plot.homes.index(cell) if cell in plot.homes else None, start)


def _lines(garden: Garden, cell: int) -> list[Line]:
    """The lines that leave a cell in the first three directions; the others are seen from their other ends."""
    names = garden.plot.book.names
    found: list[Line] = []
    for direction in range(DIRECTIONS // 2):
        other = garden.plot.neighbour(cell, direction)
        if other != UNKNOWN:
            colour = garden.colours[DIRECTIONS * cell + direction]
            found.append(Line(names[cell], names[other], None if colour == NO_COLOUR else COLOUR_NAMES[colour]))
    return found


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
