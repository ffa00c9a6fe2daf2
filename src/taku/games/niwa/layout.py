"""Tiles and the places they are laid on: a tile is one whole cell and six halves, glued to its neighbours' halves."""

from __future__ import annotations

from typing import Final

from taku.games.niwa.facts import (
    BASE,
    DIRECTION,
    DIRECTIONS,
    TURNED_ROUND,
    UNKNOWN,
)

Coordinate = tuple[int, int]


def shifted(cell: Coordinate, direction: int) -> Coordinate:
    """The coordinate one cell, or one tile, further in a direction; directions count round."""
    step = DIRECTION[direction % DIRECTIONS]
    return cell[0] + step[0], cell[1] + step[1]


def centre(place: Coordinate) -> Coordinate:
    """The whole cell in the middle of a tile."""
    return 2 * place[0], 2 * place[1]


def ring(place: Coordinate) -> list[Coordinate]:
    """The six cells around the middle of a tile, in the order of the directions."""
    middle = centre(place)
    return [shifted(middle, direction) for direction in range(DIRECTIONS)]


def cell_name(cell: Coordinate) -> str:
    """A cell as the notation writes it."""
    return f"{cell[0]},{cell[1]}"


class Laid:
    """A tile in a place: its number and by how many sixths it is turned."""

    def __init__(self, tile: int, rotation: int) -> None:
        self.tile: Final = tile
        self.rotation: Final = rotation


# A place of a wild garden that chance has not filled yet.
NOTHING_LAID: Final = Laid(UNKNOWN, 0)


class Layout:
    """Which tile lies where; the base listed first is seat 0's."""

    def __init__(self, name: str, places: list[Coordinate], laid: list[Laid]) -> None:
        self.name: Final = name
        self.places: Final = places
        self.laid: Final = laid
        self.bases: Final = [places[index] for index in range(len(places)) if laid[index].tile == BASE]

    def reflection(self, index: int) -> int:
        """The index of the place opposite a place, seen from the middle between the bases."""
        near, far = self.bases[0], self.bases[1]
        place = self.places[index]
        return self.places.index((near[0] + far[0] - place[0], near[1] + far[1] - place[1]))


def turned_round(laid: Laid) -> Laid:
    """The same tile as it lies in a point reflection."""
    return Laid(laid.tile, (laid.rotation + TURNED_ROUND) % DIRECTIONS)


class TileSet:
    """A box of tiles: the twelve line colours of each tile, spokes first, and the layouts there are by name."""

    def __init__(self, tiles: list[list[int]], layouts: dict[str, Layout]) -> None:
        self.tiles: Final = tiles
        self.layouts: Final = layouts

    def spokes(self, laid: Laid) -> list[int]:
        """The colours of a laid tile's spokes; spoke i joins the ring cells i - 1 and i."""
        lines = self.tiles[laid.tile]
        return [lines[(index + laid.rotation) % DIRECTIONS] for index in range(DIRECTIONS)]

    def inner(self, laid: Laid) -> list[int]:
        """The colours of a laid tile's inner lines; inner line i joins the middle and ring cell i."""
        lines = self.tiles[laid.tile]
        return [lines[DIRECTIONS + (index + laid.rotation) % DIRECTIONS] for index in range(DIRECTIONS)]
