"""Niwa as a tensor: the garden as a grid of cells, with lines, figures and beads in planes."""

from __future__ import annotations

import re
from typing import Final

import numpy as np

from taku.games.niwa.facts import COLOUR_NAMES, COLOURS, DIRECTION, DIRECTIONS, DRAWN_BY_REPEATS, ENDINGS, FIGURES
from taku.games.niwa.facts import MOST_BEADS as LEVELS
from taku.games.niwa.picture import LaidTile, cells_of, lines_of
from taku.games.niwa.views import Figure, NiwaView
from taku.research.planes.planes import Array, Plane, Planes

_COLOUR: Final = {name: colour for colour, name in enumerate(COLOUR_NAMES)}
# A line has one of three colours, or none as long as its tile is not laid.
_LINE_COLOURS: Final = COLOURS + 1
_FAR: Final = 20


class NiwaPlanes(Planes):
    """A cell q,r lies in row r, column q, counted from the lowest that any move names."""

    score_scale = 1.0

    def declare(self) -> list[Plane]:
        texts = " ".join(move.text for move in self.catalogue.moves)
        cells = [(int(q), int(r)) for q, r in re.findall(r"(-?\d+),(-?\d+)", texts)]
        self._left, self._top = min(q for q, _ in cells), min(r for _, r in cells)
        grid = (max(r for _, r in cells) - self._top + 1, max(q for q, _ in cells) - self._left + 1)
        self._grid = grid
        self._pictures: dict[int, tuple[list[LaidTile], dict[str, Array]]] = {}
        corner = f"row 0 is r = {self._top}, column 0 is q = {self._left}"
        directions = ", ".join(f"{q:+d},{r:+d}" for q, r in DIRECTION)
        return [
            Plane("cells", grid, f"1 where the garden has a cell; {corner}"),
            Plane("bases", (2, *grid), "by seat, its base"),
            Plane("starts", (2, *grid), "by seat, where it may place figures"),
            Plane(
                "lines",
                (DIRECTIONS, _LINE_COLOURS, *grid),
                f"by direction ({directions}) and colour (not laid yet, green, yellow, orange), "
                "1 where such a line leaves the cell",
            ),
            Plane("figures", (2, *grid), "by seat, its figures"),
            Plane("beads", (2, LEVELS, COLOURS, *grid), "by seat, level from the bottom and colour, the beads"),
            Plane("active", grid, "the figure that walks or passes a bead"),
            *self._declare_numbers(),
        ]

    def _declare_numbers(self) -> list[Plane]:
        return [
            Plane("placed", (2,), f"by seat, figures placed / {FIGURES}"),
            Plane("first", (2,), "the seat that starts"),
            Plane("turn", (2,), "the seat whose turn it is"),
            Plane("turn_number", (1,), "turns played / the last turn there can be"),
            Plane("hand", (COLOURS,), "the colour of the bead between two figures"),
            Plane("distances", (2,), f"by seat, lines from its nearest figure to the other base / {_FAR}"),
            Plane("distances_known", (2,), "by seat, 1 if the viewer knows that distance"),
            Plane("repeats", (1,), f"how often this position has come up / {DRAWN_BY_REPEATS}"),
            Plane("ending", (len(ENDINGS),), f"how the match ended: {', '.join(ENDINGS)}"),
            Plane("winner", (2,), "the seat that reached the other base"),
        ]

    def write(self, view: NiwaView, into: dict[str, Array]) -> None:
        for name, plane in self._picture(view).items():
            into[name][:] = plane
        for figure in view.figures:
            self._write_figure(view, figure, into)
        if view.active is not None:
            into["active"][self._at(view.active)] = 1
        for place, seat in enumerate(self.around(view)):
            into["placed"][place] = view.placed[seat] / FIGURES
            distance = view.distances[seat]
            if distance is not None:
                into["distances"][place] = distance / _FAR
                into["distances_known"][place] = 1
        for name, who in (("first", view.first), ("turn", view.turn), ("winner", view.winner)):
            if who is not None:
                into[name][self.place_of(view, who)] = 1
        into["turn_number"][0] = view.turn_number / view.last_turn
        into["repeats"][0] = view.repeats / DRAWN_BY_REPEATS
        into["ending"][ENDINGS.index(view.ending)] = 1
        if view.hand is not None:
            into["hand"][_COLOUR[view.hand] - 1] = 1

    def _at(self, name: str) -> tuple[int, int]:
        q, r = name.split(",")
        return int(r) - self._top, int(q) - self._left

    def _write_figure(self, view: NiwaView, figure: Figure, into: dict[str, Array]) -> None:
        if figure.cell is None:
            return
        place, (row, column) = self.place_of(view, figure.seat), self._at(figure.cell)
        into["figures"][place, row, column] = 1
        for level, colour in enumerate(figure.beads):
            into["beads"][place, level, _COLOUR[colour] - 1, row, column] = 1

    def _picture(self, view: NiwaView) -> dict[str, Array]:
        """The planes that do not change in play; the last ones made for each seat are kept."""
        seat = view.seat or 0
        if seat not in self._pictures or self._pictures[seat][0] is not view.tiles:
            self._pictures[seat] = view.tiles, self._draw(view)
        return self._pictures[seat][1]

    def _draw(self, view: NiwaView) -> dict[str, Array]:
        names = {
            plane.name: plane.shape for plane in self.planes if plane.name in ("cells", "bases", "starts", "lines")
        }
        planes = {name: np.zeros(shape, np.float32) for name, shape in names.items()}
        for cell in cells_of(view.tiles):
            at = self._at(cell.name)
            planes["cells"][at] = 1
            for name, seat in (("bases", cell.base), ("starts", cell.start)):
                if seat is not None:
                    planes[name][(self.place_of(view, seat), *at)] = 1
        for line in lines_of(view.tiles):
            colour = 0 if line.colour is None else _COLOUR[line.colour]
            for one, other in ((self._at(line.a), self._at(line.b)), (self._at(line.b), self._at(line.a))):
                direction = DIRECTION.index((other[1] - one[1], other[0] - one[0]))
                planes["lines"][(direction, colour, *one)] = 1
        return planes


PLANES = NiwaPlanes
