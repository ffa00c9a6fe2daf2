"""Every decision and outcome of Niwa: each kind of move, and the book in which those of some grounds are interned."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import (
    COLOUR_NAMES,
    COLOURS,
    DIRECTIONS,
    PLAIN_TILES,
    SHAPES,
    TILE_NAMES,
)
from taku.games.niwa.layout import Coordinate, Laid, cell_name, shifted
from taku.kernel.catalogue import Catalogue, Move


class First(Move):
    """Chance names the seat that starts."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}")
        self.seat: Final = seat


class Shape(Move):
    """Chance chooses the shape of a wild garden."""

    def __init__(self, shape: int) -> None:
        super().__init__(f"shape {SHAPES[shape]}")
        self.shape: Final = shape


class Tile(Move):
    """Chance lays a tile into the next place of a wild garden."""

    def __init__(self, tile: int, rotation: int) -> None:
        super().__init__(f"tile {TILE_NAMES[tile]} {rotation}")
        self.laid: Final = Laid(tile, rotation)


class Place(Move):
    """Putting the figure that wears a colour beside the own base."""

    def __init__(self, colour: int, cell: int, name: str) -> None:
        super().__init__(f"place {COLOUR_NAMES[colour]} {name}")
        self.colour: Final = colour
        self.cell: Final = cell


class Step(Move):
    """Crossing one line; `line` finds its colour in a garden."""

    origin: i64
    target: i64
    line: i64

    def __init__(self, origin: int, direction: int, target: int, names: list[str]) -> None:
        super().__init__(f"step {names[origin]} {names[target]}")
        self.origin = origin
        self.target = target
        self.line = origin * DIRECTIONS + direction


class Jump(Move):
    """Leaping over a figure; `bit` stands for the landing cell among those that can be reached from the origin."""

    origin: i64
    target: i64
    bit: i64

    def __init__(self, origin: int, target: int, bit: int, names: list[str]) -> None:
        super().__init__(f"jump {names[origin]} {names[target]}")
        self.origin = origin
        self.target = target
        self.bit = bit


class Lift(Move):
    """Lifting the top bead off a figure, to pass it on."""

    cell: i64

    def __init__(self, cell: int, names: list[str]) -> None:
        super().__init__(f"pass {names[cell]}")
        self.cell = cell


class Give(Move):
    """Putting the bead in hand onto a figure."""

    cell: i64

    def __init__(self, cell: int, names: list[str]) -> None:
        super().__init__(f"give {names[cell]}")
        self.cell = cell


class Stop(Move):
    """Ending a walk that could go on."""


FIRST: Final[list[First]] = [First(seat) for seat in range(2)]
SHAPE: Final[list[Shape]] = [Shape(shape) for shape in range(len(SHAPES))]
# By tile and rotation; the base has an unused row, so that a tile is its own index.
TILE: Final[list[list[Tile]]] = [
    [Tile(tile, rotation) for rotation in range(DIRECTIONS)] for tile in range(PLAIN_TILES + 1)
]


def _leap_offsets() -> list[Coordinate]:
    """Where a leap can lead: two straight steps or a bend away, or with a bend three."""
    offsets: set[Coordinate] = set()
    for ahead in range(DIRECTIONS):
        over = shifted((0, 0), ahead)
        for bend in (-1, 0, 1):
            offsets.add(shifted(over, ahead + bend))
            if bend:
                offsets.add(shifted(shifted(over, ahead), ahead + bend))
    return sorted(offsets)


LEAP_OFFSETS: Final[list[Coordinate]] = _leap_offsets()
LEAPS: Final = len(LEAP_OFFSETS)


class Book:
    """The moves on one set of cells, each made once; their order here is the catalogue's.

    A figure's own moves stand together, in the order of the cells: that is how a turn lists them without sorting.
    Moves that name one cell are made for all of them; those that some garden can use are entered.
    """

    def __init__(self, cells: list[Coordinate]) -> None:
        self.cells: Final = cells
        self.names: Final = [cell_name(cell) for cell in cells]
        self.number_of: Final = {cell: number for number, cell in enumerate(cells)}
        everywhere = range(len(cells))
        self.place: Final = [
            [Place(colour, cell, self.names[cell]) for cell in everywhere] for colour in range(COLOURS + 1)
        ]
        self.lift: Final = [Lift(cell, self.names) for cell in everywhere]
        self.give: Final = [Give(cell, self.names) for cell in everywhere]
        self.stop: Final = Stop("stop")
        self._starts: Final[set[int]] = set()
        self._stands: Final[set[int]] = set()
        self._steps: Final[dict[int, Step]] = {}
        self._jumps: Final[dict[int, Jump]] = {}

    def enter_start(self, cell: int) -> None:
        """A figure can be placed on this cell."""
        self._starts.add(cell)

    def enter_stand(self, cell: int) -> None:
        """A figure can stand on this cell with the match going on."""
        self._stands.add(cell)

    def step(self, origin: int, direction: int, target: int) -> Step:
        """The step from a cell in a direction."""
        key = origin * DIRECTIONS + direction
        if key not in self._steps:
            self._steps[key] = Step(origin, direction, target, self.names)
        return self._steps[key]

    def jump(self, origin: int, target: int) -> Jump:
        """The jump from a cell to a cell, whatever it leads over."""
        start, end = self.cells[origin], self.cells[target]
        index = LEAP_OFFSETS.index((end[0] - start[0], end[1] - start[1]))
        key = origin * LEAPS + index
        if key not in self._jumps:
            self._jumps[key] = Jump(origin, target, 2**index, self.names)
        return self._jumps[key]

    def catalogue(self, is_wild: bool) -> Catalogue:
        """Everything entered so far, in order and numbered."""
        moves: list[Move] = [*FIRST]
        if is_wild:
            moves.extend(SHAPE)
            for turned in TILE[1:]:
                moves.extend(turned)
        for colour in range(1, COLOURS + 1):
            moves.extend([self.place[colour][cell] for cell in sorted(self._starts)])
        for cell in sorted(self._stands):
            moves.extend(self._of_figure(cell))
        moves.extend([self.give[cell] for cell in sorted(self._stands)])
        moves.append(self.stop)
        return Catalogue(moves)

    def _of_figure(self, cell: int) -> list[Move]:
        moves: list[Move] = []
        for key in range(cell * DIRECTIONS, (cell + 1) * DIRECTIONS):
            if key in self._steps:
                moves.append(self._steps[key])
        for key in range(cell * LEAPS, (cell + 1) * LEAPS):
            if key in self._jumps:
                moves.append(self._jumps[key])
        moves.append(self.lift[cell])
        return moves
