"""A garden: a plot with the colours of its lines, and the steps that each stack of beads can make on it."""

from __future__ import annotations

from typing import Final

from taku.games.niwa.facts import (
    COLOURS,
    DIRECTIONS,
    NO_COLOUR,
    UNKNOWN,
    WILD,
)
from taku.games.niwa.layout import (
    Coordinate,
    Laid,
    Layout,
    TileSet,
    centre,
    ring,
    shifted,
)
from taku.games.niwa.moves import Book, Step
from taku.games.niwa.plot import Plot
from taku.kernel.catalogue import Catalogue

# How many sets of colours there are.
COLOUR_SETS: Final = 2**COLOURS


class Garden:
    """The colours of a plot's lines. Places without a tile leave their lines without colour."""

    # What the evaluation has worked out about this garden, by whether any bead may be used; empty until it is asked.
    prospects: list[list[int]]

    def __init__(self, plot: Plot, tile_set: TileSet, laid: list[Laid]) -> None:
        self.plot: Final = plot
        self.laid: Final = laid
        # By cell * 6 + direction.
        self.colours: Final = [NO_COLOUR] * len(plot.neighbours)
        for index in range(len(laid)):
            if laid[index].tile != UNKNOWN:
                self._colour(plot.layout.places[index], tile_set.spokes(laid[index]), tile_set.inner(laid[index]))
        # By cell * 8 + set of colours, the steps over lines of these colours.
        self.steps: Final[list[list[Step]]] = [[] for _ in range(COLOUR_SETS * len(plot.book.cells))]
        for cell in plot.cells:
            if cell not in plot.homes:
                self._table_steps(cell)
        self.prospects = [[], []]

    def _colour(self, place: Coordinate, spokes: list[int], inner: list[int]) -> None:
        middle = centre(place)
        for direction in range(DIRECTIONS):
            outer = shifted(middle, direction)
            self._paint(middle, direction, inner[direction])
            self._paint(outer, direction + 3, inner[direction])
            # Spoke i joins ring cell i to the one before it.
            self._paint(outer, direction + 4, spokes[direction])
            self._paint(shifted(middle, direction - 1), direction + 1, spokes[direction])

    def _paint(self, cell: Coordinate, direction: int, colour: int) -> None:
        self.colours[DIRECTIONS * self.plot.book.number_of[cell] + direction % DIRECTIONS] = colour

    def _table_steps(self, cell: int) -> None:
        for direction in range(DIRECTIONS):
            target = self.plot.neighbour(cell, direction)
            colour = self.colours[DIRECTIONS * cell + direction]
            if target == UNKNOWN or colour == NO_COLOUR:
                continue
            step = self.plot.book.step(cell, direction, target)
            for colours in range(COLOUR_SETS):
                if (colours >> (colour - 1)) & 1:
                    self.steps[COLOUR_SETS * cell + colours].append(step)


class Grounds:
    """All that the matches with one choice of garden and tiles share: the plots, the moves and the catalogue.

    A fixed garden has one plot and its tiles are known; wild grounds have a plot for each shape.
    """

    def __init__(self, name: str, tile_set: TileSet, layouts: list[Layout]) -> None:
        self.name: Final = name
        self.tile_set: Final = tile_set
        self.is_wild: Final = name == WILD
        self.book: Final = Book(cells_of(layouts))
        self.plots: Final = [Plot(layout, self.book) for layout in layouts]
        self.catalogue: Final[Catalogue] = self.book.catalogue(self.is_wild)
        # What a match starts with: the fixed garden, or nothing as long as chance has not chosen a shape.
        ground = Plot(Layout("", [], []), self.book) if self.is_wild else self.plots[0]
        self.first_garden: Final = Garden(ground, tile_set, ground.layout.laid)


def cells_of(layouts: list[Layout]) -> list[Coordinate]:
    """Every cell of these layouts, in the order in which cells are numbered."""
    cells: set[Coordinate] = set()
    for layout in layouts:
        for place in layout.places:
            cells.add(centre(place))
            cells.update(ring(place))
    return sorted(cells)
