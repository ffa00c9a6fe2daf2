"""How far a figure has to go: turns to the other base from every cell with every stack of beads, tabled once."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import COLOURS, MOST_BEADS
from taku.games.niwa.figures import ANY_BEAD, FULL_STACK, STACKS, TOP_BEAD, with_bead, without
from taku.games.niwa.garden import COLOUR_SETS, Garden

# Costs are hundredths of a turn. Beads come from the other figures, often as a gift on their way, so one costs less
# than the turn that passing takes; a jump needs a figure in the right place. Measured by tools/tune_niwa.py.
TURN_COST: Final = 100
BEAD_COST: Final = 60
JUMP_COST: Final = 150
# Dearer than any way there is.
FAR: Final = 5000


def all_stacks() -> list[int]:
    """Every stack of up to three beads."""
    found: list[int] = [0]
    edge: list[int] = [0]
    for _ in range(MOST_BEADS):
        edge = [4 * stack + colour for stack in edge for colour in range(1, COLOURS + 1)]
        found += edge
    return found


class Ways:
    """The ways of a lone figure of one seat, as edges walked backwards from the goal.

    A place on the way is a cell and a stack, either between two turns or (`walking`) in the middle of a walk, where
    another step costs nothing. Other figures neither block nor are they asked which beads they have.
    """

    def __init__(self, garden: Garden, seat: int, any_bead: bool, bead_cost: int, jump_cost: int) -> None:
        self.garden: Final = garden
        self.size: Final = STACKS * len(garden.plot.book.cells)
        self.usable: Final = ANY_BEAD if any_bead else TOP_BEAD
        self.into: Final[list[list[int]]] = [[] for _ in range(2 * self.size)]
        goal = garden.plot.homes[1 - seat]
        for cell in garden.plot.cells:
            if cell not in garden.plot.homes:
                for stack in all_stacks():
                    self._leave(cell, stack, bead_cost)
                self._leap(seat, cell, jump_cost)
        self.costs: Final = self._costs(goal)

    def _join(self, origin: int, target: int, cost: int) -> None:
        """An edge is one number: where it comes from, and what it costs."""
        self.into[target].append(origin * FAR + cost)

    def _leave(self, cell: int, stack: int, bead_cost: int) -> None:
        here = STACKS * cell + stack
        walking = self.size + here
        self._join(walking, here, 0)
        for step in self.garden.steps[COLOUR_SETS * cell + self.usable[stack]]:
            target: i64 = self.size + STACKS * step.target + without(stack, self.garden.colours[step.line])
            self._join(here, target, TURN_COST)
            self._join(walking, target, 0)
        if stack:
            self._join(here, STACKS * cell + (stack >> 2), TURN_COST)
        if stack < FULL_STACK:
            for colour in range(1, COLOURS + 1):
                self._join(here, STACKS * cell + with_bead(stack, colour), bead_cost)

    def _leap(self, seat: int, cell: int, jump_cost: int) -> None:
        plot = self.garden.plot
        here = STACKS * cell
        for leap in plot.leaps[seat * len(plot.book.cells) + cell]:
            for jump in leap.near:
                self._join(here, STACKS * jump.target, TURN_COST + jump_cost)
                self._join(self.size + here, STACKS * jump.target, jump_cost)

    def _costs(self, goal: int) -> list[int]:
        """The cheapest way from each place, by cell * 64 + stack."""
        costs = [FAR] * (2 * self.size)
        goals = [STACKS * goal + stack for stack in all_stacks()]
        edge = goals + [self.size + place for place in goals]
        heapify(edge)
        for place in edge:
            costs[place] = 0
        places = 2 * self.size
        while edge:
            # The cost counts first, then the place: both in one number.
            nearest = heappop(edge)
            cost, place = nearest // places, nearest % places
            if cost > costs[place]:
                continue
            for joined in self.into[place]:
                origin, further = joined // FAR, cost + joined % FAR
                if further < costs[origin]:
                    costs[origin] = further
                    heappush(edge, further * places + origin)
        return costs[: self.size]


def prospects(garden: Garden, any_bead: bool, bead_cost: int = BEAD_COST, jump_cost: int = JUMP_COST) -> list[int]:
    """The costs of both seats, by (seat * cells + cell) * 64 + stack."""
    found: list[int] = []
    for seat in range(2):
        found += Ways(garden, seat, any_bead, bead_cost, jump_cost).costs
    return found
