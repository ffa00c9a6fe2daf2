"""The garden as a view shows it: twelve tiles, and the cells and lines that follow from where they lie."""

from __future__ import annotations

import msgspec

from taku.games.niwa.facts import BASE, COLOUR_LETTERS, COLOUR_NAMES, DIRECTIONS, TILE_NAMES, UNKNOWN
from taku.games.niwa.layout import Coordinate, Laid, TileSet, cell_name, centre, ring


class LaidTile(msgspec.Struct, frozen=True):
    """A place of the garden and the tile that lies there, turned by `rotation` sixths; no tile is an empty text.

    The middle of the tile is the cell with the doubled coordinates. `lines` are the letters of the six spokes and the
    six inner lines as they lie, already turned: somebody's own tiles are drawn as well as those of the house.
    """

    place: str
    tile: str
    rotation: int
    lines: str


class Cell(msgspec.Struct, frozen=True):
    """A cell and its axial coordinates; `base` is the seat whose base it is, `start` the seat that may start here."""

    name: str
    q: int
    r: int
    base: int | None
    start: int | None


class Line(msgspec.Struct, frozen=True):
    """A line between two cells, `a` at its lower or left end, and its colour, None while its tile is not laid."""

    a: str
    b: str
    colour: str | None


def laid_tile(place: Coordinate, laid: Laid, tile_set: TileSet) -> LaidTile:
    """A place with what lies there."""
    if laid.tile == UNKNOWN:
        return LaidTile(cell_name(place), "", 0, "")
    colours = tile_set.spokes(laid) + tile_set.inner(laid)
    letters = "".join(COLOUR_LETTERS[colour - 1] for colour in colours)
    return LaidTile(cell_name(place), TILE_NAMES[laid.tile], laid.rotation, letters)


def cells_of(tiles: list[LaidTile]) -> list[Cell]:
    """Every cell of a garden. The base listed first is seat 0's."""
    bases = [_place(tile) for tile in tiles if tile.tile == TILE_NAMES[BASE]]
    homes = {centre(place): seat for seat, place in enumerate(bases)}
    starts = {cell: seat for seat, place in enumerate(bases) for cell in ring(place)}
    found = sorted({cell for tile in tiles for cell in (centre(_place(tile)), *ring(_place(tile)))})
    return [Cell(cell_name(cell), *cell, homes.get(cell), starts.get(cell)) for cell in found]


def lines_of(tiles: list[LaidTile]) -> list[Line]:
    """Every line of a garden."""
    return [line for tile in tiles for line in _lines(tile)]


def _lines(tile: LaidTile) -> list[Line]:
    """The lines of one tile: spoke i joins the ring cells i - 1 and i, inner line i the middle and ring cell i."""
    middle = cell_name(centre(_place(tile)))
    around = [cell_name(cell) for cell in ring(_place(tile))]
    colours = [COLOUR_NAMES[COLOUR_LETTERS.index(letter) + 1] for letter in tile.lines]
    found: list[Line] = []
    for index in range(DIRECTIONS):
        spoke, inner = (colours[index], colours[DIRECTIONS + index]) if colours else (None, None)
        # A spoke runs one sixth further round than the ring cell it ends on.
        found.append(_line(around[index - 1], around[index], (index + 1) % DIRECTIONS, spoke))
        found.append(_line(middle, around[index], index, inner))
    return found


def _line(near: str, far: str, direction: int, colour: str | None) -> Line:
    """The line that runs from one cell to another in a direction; the first three run up or to the right."""
    return Line(near, far, colour) if direction < DIRECTIONS // 2 else Line(far, near, colour)


def _place(tile: LaidTile) -> Coordinate:
    q, r = tile.place.split(",")
    return int(q), int(r)
