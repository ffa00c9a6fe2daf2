"""The ground of a garden: its cells, neighbours, leaps and distances. Colours are not needed for any of these."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import DIRECTIONS, UNKNOWN
from taku.games.niwa.layout import Coordinate, Layout, centre, ring, shifted
from taku.games.niwa.moves import Book, Jump


class Leap:
    """One way to leap: over a neighbouring cell to the near cells, or if all of them are taken to the far ones."""

    over: i64

    def __init__(self, over: int, near: list[Jump], far: list[Jump]) -> None:
        self.over = over
        self.near: Final = near
        self.far: Final = far


class Plot:
    """Tables over the cells of one layout, built once and shared by every garden and state on it.

    Cells have the numbers they have in the book; several plots may share one book.
    """

    def __init__(self, layout: Layout, book: Book) -> None:
        self.layout: Final = layout
        self.book: Final = book
        size = len(book.cells)
        self.neighbours: Final = [UNKNOWN] * (DIRECTIONS * size)
        for place in layout.places:
            self._join(place)
        self.cells: Final = [cell for cell in range(size) if self._has_lines(cell)]
        self.homes: Final = [book.number_of[centre(base)] for base in layout.bases]
        # The six cells touching a base, by its seat, lowest first (leaflet, "Preparation").
        self.starts: Final = [sorted([book.number_of[cell] for cell in ring(base)]) for base in layout.bases]
        # By seat, how many lines it is from each cell to the other seat's base.
        self.distances: Final = [self._distances(1 - seat) for seat in range(len(self.homes))]
        # By seat * size + cell.
        self.leaps: Final[list[list[Leap]]] = [[] for _ in range(2 * size)]
        # By cell, every jump from it, in the order of the catalogue.
        self.jumps: Final[list[list[Jump]]] = [[] for _ in range(size)]
        self._enter()

    def _join(self, place: Coordinate) -> None:
        """The twelve lines of a tile: six inner lines and six spokes, each seen from both of its ends."""
        middle = centre(place)
        for direction in range(DIRECTIONS):
            outer = shifted(middle, direction)
            self._draw(middle, direction)
            self._draw(outer, direction + 3)
            # From a ring cell to the next the spoke runs two directions further round.
            self._draw(outer, direction + 2)
            self._draw(shifted(middle, direction + 1), direction + 5)

    def _draw(self, cell: Coordinate, direction: int) -> None:
        number_of = self.book.number_of
        index = DIRECTIONS * number_of[cell] + direction % DIRECTIONS
        self.neighbours[index] = number_of[shifted(cell, direction)]

    def _has_lines(self, cell: int) -> bool:
        return any(self.neighbour(cell, direction) != UNKNOWN for direction in range(DIRECTIONS))

    def neighbour(self, cell: int, direction: int) -> int:
        """The cell joined by a line in a direction, or UNKNOWN."""
        return self.neighbours[DIRECTIONS * cell + direction % DIRECTIONS]

    def are_joined(self, cell: int, other: int) -> bool:
        """Whether a line joins two cells."""
        start = DIRECTIONS * cell
        return other in self.neighbours[start : start + DIRECTIONS]

    def _distances(self, target_seat: int) -> list[int]:
        """Lines to a seat's base, never through the other base, which whoever comes here may not enter."""
        own_home = self.homes[1 - target_seat]
        distances = [UNKNOWN] * len(self.book.cells)
        edge = [self.homes[target_seat]]
        steps = 0
        while edge:
            for cell in edge:
                distances[cell] = steps
            steps += 1
            edge = [cell for cell in self._around(edge, own_home) if distances[cell] == UNKNOWN]
        return distances

    def _around(self, edge: list[int], own_home: int) -> list[int]:
        found: set[int] = set()
        for cell in edge:
            if cell != own_home:
                found.update(self.neighbour(cell, direction) for direction in range(DIRECTIONS))
        return sorted(found - {UNKNOWN})

    def _enter(self) -> None:
        """Enter into the book what can happen on this plot, and table the leaps."""
        for seat_starts in self.starts:
            for cell in seat_starts:
                self.book.enter_start(cell)
        for origin in self.cells:
            if origin in self.homes:
                continue
            self.book.enter_stand(origin)
            for direction in range(DIRECTIONS):
                target = self.neighbour(origin, direction)
                if target != UNKNOWN:
                    self.book.step(origin, direction, target)
                    self._enter_leap(origin, direction, target)
            self.jumps[origin] = self._jumps_of(origin)

    def _enter_leap(self, origin: int, direction: int, over: int) -> None:
        if over in self.homes:
            return
        for seat in range(2):
            near = self._near(over, direction, seat)
            far = self._far(over, direction, near, seat)
            if near:
                leap = Leap(over, self._jumps(origin, near), self._jumps(origin, far))
                self.leaps[seat * len(self.book.cells) + origin].append(leap)

    def _near(self, over: int, direction: int, seat: int) -> list[int]:
        """The cells behind a figure that exist, are joined to it and are not the jumper's own base."""
        behind = [self.neighbour(over, direction + bend) for bend in (-1, 0, 1)]
        return [cell for cell in behind if cell not in (UNKNOWN, self.homes[seat])]

    def _far(self, over: int, direction: int, near: list[int], seat: int) -> list[int]:
        """The two next cells behind, those that are joined to a near one and are not the jumper's own base."""
        straight = shifted(self.book.cells[over], direction)
        found: list[int] = []
        for bend in (-1, 1):
            cell = self.book.number_of.get(shifted(straight, direction + bend), UNKNOWN)
            is_joined = cell != UNKNOWN and any(self.are_joined(cell, stone) for stone in near)
            if is_joined and cell != self.homes[seat]:
                found.append(cell)
        return found

    def _jumps(self, origin: int, targets: list[int]) -> list[Jump]:
        return [self.book.jump(origin, target) for target in targets]

    def _jumps_of(self, origin: int) -> list[Jump]:
        found: dict[int, Jump] = {}
        for seat in range(2):
            for leap in self.leaps[seat * len(self.book.cells) + origin]:
                for jump in leap.near + leap.far:
                    found[jump.bit] = jump
        return [found[bit] for bit in sorted(found)]
