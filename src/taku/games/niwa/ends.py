"""The ends of a turn for a search: looked for, judged as whole numbers, and told apart by keys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.reach import Reach, lined_up
from taku.games.niwa.standing import NEVER, TEMPO, WHOLE, WIDEST, lead_of, share, standing, worth_of_places
from taku.games.niwa.state import NiwaState, Past

_FOLD: Final = 1099511628211
_FOLD_BITS: Final = 0x7FFF_FFFF_FFFF_FFFF
# The three bytes of one seat's figures. Written out, or the compiler would take them for objects where it is hottest.
_SIDE_BITS: Final = 24
_SIDE: Final = 0xFF_FFFF


def rest_of(pause: i64, hand: i64, active: i64, turn: i64) -> i64:
    """All that a key has to tell apart besides figures and beads."""
    return ((pause * 4 + hand) * 256 + active) * 2 + turn


def folded(cells: i64, beads: i64, rest: i64) -> i64:
    """All of it in one number of 63 bits."""
    fold = (cells * _FOLD) & _FOLD_BITS
    fold = ((fold ^ (fold >> 31) ^ beads) * _FOLD) & _FOLD_BITS
    fold = ((fold ^ (fold >> 29) ^ rest) * _FOLD) & _FOLD_BITS
    return fold ^ (fold >> 32)


class BestEnd(Reach):
    """Of all ends of a turn keeps only how well the best one stands, and looks no further than for enough."""

    best: i64
    count: i64
    _enough: i64

    def __init__(self, state: NiwaState, seat: i64) -> None:
        super().__init__(state, seat)
        self.worth: Final = worth_of_places(state)
        self.best = -NEVER
        self.count = 0
        self._enough = NEVER

    def value(self, cells: i64, beads: i64, other: i64, enough: i64) -> i64:
        """What the best turn is worth if the other side stands so well; any that is worth enough will do."""
        behind = other + TEMPO
        lead = lead_of(enough)
        self._enough = behind + lead if lead <= WIDEST else NEVER
        self.best = -NEVER
        self.count = 0
        self.explore(cells, beads)
        return WHOLE if self.has_won else share(self.best - behind)

    def end(self, closed: i64, beads: i64) -> None:
        self.count += 1
        stands = standing(self.worth, closed, beads, self.seat)
        if stands > self.best:
            self.best = stands
            if stands >= self._enough:
                self.is_done = True


class Judged(Reach):
    """Notes of each end of a turn where the own figures stand with which beads, and how far that is ahead.

    The other seat's figures stay as they are, so an end is one number: three bytes of cells and three of beads.
    """

    behind: i64
    _shift: i64  # from the own figures' bytes to the lowest ones
    _cells: i64  # of the other seat's figures, and its beads
    _beads: i64

    def __init__(self, state: NiwaState, leads: list[int]) -> None:
        super().__init__(state, state.turn)
        self.worth: Final = worth_of_places(state)
        self.behind = standing(self.worth, state.cells, state.beads, 1 - state.turn) + TEMPO
        self.leads: Final = leads
        self.sides: Final[list[int]] = []
        self._shift = 8 * self.own
        self._cells = state.cells - (((state.cells >> self._shift) & _SIDE) << self._shift)
        self._beads = state.beads - (((state.beads >> self._shift) & _SIDE) << self._shift)
        self.explore(state.cells, state.beads)

    def end(self, closed: i64, beads: i64) -> None:
        own_cells = (closed >> self._shift) & _SIDE
        self.sides.append((own_cells << _SIDE_BITS) + ((beads >> self._shift) & _SIDE))
        self.leads.append(standing(self.worth, closed, beads, self.seat) - self.behind)

    def after(self, place: i64) -> tuple[i64, i64]:
        """Cells and beads after one of the turns."""
        side: i64 = self.sides[place]
        cells = self._cells + ((side >> _SIDE_BITS) << self._shift)
        return lined_up(cells, self._beads + ((side & _SIDE) << self._shift), self.own)


def has_stood(past: Past | None, cells: i64, beads: i64) -> bool:
    """Whether figures and beads were like this at the start of a turn, this or any before."""
    while past is not None:
        if past.cells == cells and past.beads == beads:
            return True
        past = past.before
    return False
