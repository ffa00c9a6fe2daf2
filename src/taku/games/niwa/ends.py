"""The ends of a turn for a search: looked for, judged as whole numbers, and told apart by keys."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.reach import Reach
from taku.games.niwa.standing import NEVER, TEMPO, WHOLE, WIDEST, lead_of, share, standing, worth_of_places
from taku.games.niwa.state import NiwaState, Past

_FOLD: Final = 1099511628211
_FOLD_BITS: Final = 0x7FFF_FFFF_FFFF_FFFF


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


class Winning(Reach):
    """Looks for nothing but a win."""

    def end(self, closed: i64, beads: i64) -> None:
        pass


class Judged(Reach):
    """Of each end of a turn notes besides how the figures stand what that is worth."""

    behind: i64

    def __init__(self, state: NiwaState, values: list[int]) -> None:
        super().__init__(state, state.turn)
        self.worth: Final = worth_of_places(state)
        self.behind = standing(self.worth, state.cells, state.beads, 1 - state.turn) + TEMPO
        self.values: Final = values

    def end(self, closed: i64, beads: i64) -> None:
        super().end(closed, beads)
        self.values.append(share(standing(self.worth, closed, beads, self.seat) - self.behind))


def has_stood(past: Past | None, cells: i64, beads: i64) -> bool:
    """Whether figures and beads were like this at the start of a turn, this or any before."""
    while past is not None:
        if past.cells == cells and past.beads == beads:
            return True
        past = past.before
    return False
