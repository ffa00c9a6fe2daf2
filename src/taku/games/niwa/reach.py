"""Where a whole turn can lead, walked through on two whole numbers without making a state for every pause."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import FIGURES, NOWHERE
from taku.games.niwa.figures import FULL_STACK, in_slot, is_among, with_bead, without
from taku.games.niwa.garden import COLOUR_SETS
from taku.games.niwa.moves import Jump, Step
from taku.games.niwa.plot import Leap
from taku.games.niwa.state import NiwaState

# To the seventh byte, behind those of the six figures.
_HOME_SHIFT: Final = 48


class Reach:
    """Walks through every turn of a seat, and says the same as the phases. By itself it notes nothing but a win.

    In `closed` the own base stands in the seventh byte of the cells: it counts as taken.
    """

    seat: i64
    own: i64  # its first slot
    home: i64
    row: i64  # where its leaps begin in the plot's table
    goal: i64
    has_won: bool
    is_done: bool  # nothing more is to be found: there is a win, or whoever asked has heard enough

    def __init__(self, state: NiwaState, seat: i64) -> None:
        garden = state.garden
        self.usable: Final[list[int]] = state.usable
        self.steps: Final[list[list[Step]]] = garden.steps
        self.colours: Final[list[int]] = garden.colours
        self.leaps: Final[list[list[Leap]]] = garden.plot.leaps
        self.seat = seat
        self.own = FIGURES * seat
        self.row = len(garden.plot.book.cells) * seat
        self.home = garden.plot.homes[seat]
        self.goal = garden.plot.homes[1 - seat]
        self.has_won = False
        self.is_done = False

    def explore(self, cells: i64, beads: i64) -> None:
        """Walk through every turn there is from where figures and beads are like this, or stop at one that wins."""
        self.has_won = False
        self.is_done = False
        closed = cells + ((self.home - NOWHERE) << _HOME_SHIFT)
        for slot in range(self.own, self.own + FIGURES):
            self._walk(closed, beads, slot)
            if self.is_done:
                return
            stack = in_slot(beads, slot)
            if stack:
                lighter = beads + (((stack >> 2) - stack) << (8 * slot))
                self._give(closed, lighter, slot, stack & 3, False)
                if self.is_done:
                    return

    def _win(self) -> None:
        self.has_won = True
        self.is_done = True

    def end(self, closed: i64, beads: i64) -> None:
        """A turn can end like this."""

    def _walk(self, closed: i64, beads: i64, slot: i64) -> None:
        stack = in_slot(beads, slot)
        if not stack:
            self._jump(closed, beads, slot)
            return
        cell = in_slot(closed, slot)
        for step in self.steps[COLOUR_SETS * cell + self.usable[stack]]:
            target = step.target
            if is_among(closed, target):
                continue
            if target == self.goal:
                self._win()
                return
            colour: i64 = self.colours[step.line]
            lighter = beads + ((without(stack, colour) - stack) << (8 * slot))
            self._give(closed + ((target - cell) << (8 * slot)), lighter, slot, colour, True)
            if self.is_done:
                return

    def _give(self, closed: i64, beads: i64, giver: i64, colour: i64, is_walking: bool) -> None:
        """The bead in hand goes to either of the other figures; then a walk may go on."""
        for slot in range(self.own, self.own + FIGURES):
            stack = in_slot(beads, slot)
            if slot == giver or stack >= FULL_STACK:
                continue
            given = beads + ((with_bead(stack, colour) - stack) << (8 * slot))
            self.end(closed, given)
            if is_walking and not self.is_done:
                self._walk(closed, given, giver)
            if self.is_done:
                return

    def _jump(self, closed: i64, beads: i64, slot: i64) -> None:
        cell = in_slot(closed, slot)
        for leap in self.leaps[self.row + cell]:
            if is_among(closed, leap.over) and not self._land(leap.near, closed, beads, slot, cell):
                self._land(leap.far, closed, beads, slot, cell)

    def _land(self, jumps: list[Jump], closed: i64, beads: i64, slot: i64, cell: i64) -> bool:
        has_landed = False
        for jump in jumps:
            if not is_among(closed, jump.target):
                has_landed = True
                if jump.target == self.goal:
                    self._win()
                else:
                    self.end(closed + ((jump.target - cell) << (8 * slot)), beads)
        return has_landed


def lined_up(cells: i64, beads: i64, own: i64) -> tuple[i64, i64]:
    """The same with a seat's three figures, the first of them in slot `own`, in the order of their cells."""
    cells, beads = _in_order(cells, beads, own)
    cells, beads = _in_order(cells, beads, own + 1)
    return _in_order(cells, beads, own)


def _in_order(cells: i64, beads: i64, slot: i64) -> tuple[i64, i64]:
    """Exchange the figures of a slot and the next if they are not in order."""
    here, there = in_slot(cells, slot), in_slot(cells, slot + 1)
    if here <= there:
        return cells, beads
    # Adding to one byte what is taken from the other exchanges them.
    swap, more = there - here, in_slot(beads, slot + 1) - in_slot(beads, slot)
    low, high = 8 * slot, 8 * slot + 8
    return cells + (swap << low) - (swap << high), beads + (more << low) - (more << high)
