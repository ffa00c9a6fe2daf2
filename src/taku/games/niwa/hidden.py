"""Placing in secret, for bots: all that either seat can do, and the start of the first turn after it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import FIGURES, NOWHERE
from taku.games.niwa.figures import ONE_IN, SLOTS, in_slot
from taku.games.niwa.moves import Place
from taku.games.niwa.state import NiwaState, line_up
from taku.games.niwa.turns import open_turn
from taku.kernel.catalogue import Move


class Hidden:
    """What the mover still has to place against every placement of the other seat, wherever that one really is."""

    def __init__(self, state: NiwaState) -> None:
        self._before: Final = state
        own: i64 = FIGURES * state.turn
        taken = [in_slot(state.cells, slot) for slot in range(own, own + FIGURES)]
        free = [cell for cell in state.garden.plot.starts[state.turn] if cell not in taken]
        colours = [slot - own + 1 for slot in range(own, own + FIGURES) if in_slot(state.cells, slot) == NOWHERE]
        self._placements: Final = _placements(state.garden.plot.starts[1 - state.turn], FIGURES)
        places = state.grounds.book.place
        self.choices: Final[list[list[Move]]] = []
        for cells in _placements(free, len(colours)):
            self.choices.append([places[colours[index]][cells[index]] for index in range(len(colours))])

    def others(self) -> i64:
        """How many placements the other seat has."""
        return len(self._placements)

    def state(self, choice: i64, other: i64) -> NiwaState:
        """The start of the first turn after these placements."""
        after = self._before.copy()
        seat = after.turn
        for move in self.choices[choice]:
            assert isinstance(move, Place)
            _put(after, FIGURES * seat + move.colour - 1, move.cell)
        for index in range(FIGURES):
            _put(after, FIGURES * (1 - seat) + index, self._placements[other][index])
        after.placed = SLOTS
        line_up(after, 0)
        line_up(after, 1)
        after.turn = after.first
        after.done()
        open_turn(after)
        after.wake()
        return after


def _put(state: NiwaState, slot: i64, cell: i64) -> None:
    state.cells += (cell - in_slot(state.cells, slot)) * ONE_IN[slot]


def _placements(cells: list[int], count: int) -> list[list[int]]:
    """Every way to put so many figures on these cells."""
    found: list[list[int]] = [[]]
    for _ in range(count):
        found = [[*placed, cell] for placed in found for cell in cells if cell not in placed]
    return found
