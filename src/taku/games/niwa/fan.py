"""The ends of a turn spread out for a search: judged as whole numbers, made into states only when looked at."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.bots.search.evaluation import WHOLE
from taku.bots.search.fan import Fan, Tally
from taku.games.niwa.facts import LAST_TURN, NO_COLOUR, NOWHERE
from taku.games.niwa.phases.turn import TURN
from taku.games.niwa.reach import Reach, lined_up, opened
from taku.games.niwa.standing import NEVER, TEMPO, WIDEST, lead_of, share, standing, worth_of_places
from taku.games.niwa.state import NiwaState, Past
from taku.games.niwa.turns import end_turn, win
from taku.kernel.game import State

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


class TurnFan(Fan):
    """The ends of a turn as two whole numbers each, made into states only when they are looked at."""

    _rest: i64

    def __init__(self, state: NiwaState) -> None:
        super().__init__()
        self._before: Final = state
        self._rest = rest_of(TURN.number, NO_COLOUR, NOWHERE, 1 - state.turn)
        self._reach: Final = Judged(state, self.values)
        self._answers: BestEnd | None = None
        self._reach.explore(state.cells, state.beads)
        if self._reach.has_won:
            self.values[:] = [WHOLE]

    def _ended(self, place: i64) -> tuple[i64, i64]:
        """Cells and beads after the turn."""
        reach = self._reach
        return lined_up(opened(reach.cells[place]), reach.beads[place], reach.own)

    def key(self, place: i64) -> i64:
        if self._reach.has_won:
            return 1
        cells, beads = self._ended(place)
        return folded(cells, beads, self._rest)

    def state(self, place: i64) -> State:
        after = self._before.copy()
        if self._reach.has_won:
            win(after)
        else:
            after.cells, after.beads = self._ended(place)
            end_turn(after)
        after.wake()
        return after

    def reply(self, place: i64, tally: Tally, enough: i64) -> i64:
        if self._reach.has_won:
            return -1
        cells, beads = self._ended(place)
        before = self._before
        if before.turns + 1 == LAST_TURN or has_stood(before.earlier, cells, beads):
            return WHOLE // 2
        if self._answers is None:
            self._answers = BestEnd(before, 1 - before.turn)
        answers = self._answers
        best = answers.value(cells, beads, standing(answers.worth, cells, beads, before.turn), enough)
        tally.states += answers.count
        return best


def has_stood(past: Past | None, cells: i64, beads: i64) -> bool:
    """Whether figures and beads were like this at the start of a turn, this or any before."""
    while past is not None:
        if past.cells == cells and past.beads == beads:
            return True
        past = past.before
    return False
