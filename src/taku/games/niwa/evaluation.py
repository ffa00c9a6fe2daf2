"""What a bot thinks of a state of Niwa: who is fewer turns away from the other base, and where a turn can lead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.bots.search.evaluation import WHOLE, Evaluation, Fan, Secret, Tally
from taku.games.niwa.ends import BestEnd, Judged, folded, has_stood, rest_of
from taku.games.niwa.facts import BY_BASE, LAST_TURN, NO_COLOUR, NOT_YET, NOWHERE
from taku.games.niwa.figures import SLOTS
from taku.games.niwa.hidden import Hidden
from taku.games.niwa.phases.placement import PLACEMENT
from taku.games.niwa.phases.turn import TURN
from taku.games.niwa.reach import Reach
from taku.games.niwa.standing import NEVER, SWING, TEMPO, foremost, lead_of, share, standing, worth_of_places
from taku.games.niwa.state import NiwaState
from taku.games.niwa.turns import end_turn, win
from taku.kernel.game import State

ENGINE: Final = "alphabeta"

# Nobody wins with the next turn whose foremost figure has more to go than this, as a rule: three lines and a jump.
_NEAR: Final = 1500


class NiwaEvaluation(Evaluation):
    """Compares how far both sides have to go, a turn counted for the side that moves."""

    def value(self, state: State, seat: i64) -> i64:
        assert isinstance(state, NiwaState)
        if state.ending != NOT_YET:
            if state.ending != BY_BASE:
                return WHOLE // 2
            return WHOLE if state.winner == seat else 0
        worth = worth_of_places(state)
        mover = state.turn
        lead = standing(worth, state.cells, state.beads, mover) - standing(worth, state.cells, state.beads, 1 - mover)
        # In the middle of a turn there is little left of it.
        chances = share(lead + TEMPO if state.hand == NO_COLOUR and state.active == NOWHERE else lead - TEMPO)
        return chances if seat == mover else WHOLE - chances

    def key(self, state: State) -> i64:
        assert isinstance(state, NiwaState)
        pause: i64 = state.agenda[-1].number if state.agenda else -1
        return folded(state.cells, state.beads, rest_of(pause, state.hand, state.active, state.turn))

    def is_repeated(self, state: State) -> bool:
        assert isinstance(state, NiwaState)
        return state.latest is not None and state.latest.times > 1

    def ends_turn(self, before: State, after: State) -> bool:
        assert isinstance(before, NiwaState)
        assert isinstance(after, NiwaState)
        # Whoever places last may have the first turn.
        return before.mover != after.mover or (before.placed < SLOTS and after.placed == SLOTS)

    def fan(self, state: State) -> Fan:
        assert isinstance(state, NiwaState)
        return TurnFan(state) if state.agenda[-1] is TURN else super().fan(state)

    def best_turn(self, state: State, tally: Tally, enough: i64) -> i64:
        assert isinstance(state, NiwaState)
        if state.agenda[-1] is not TURN:
            return super().best_turn(state, tally, enough)
        reach = BestEnd(state, state.turn)
        other = standing(reach.worth, state.cells, state.beads, 1 - state.turn)
        best = reach.value(state.cells, state.beads, other, enough)
        tally.states += reach.count
        return best

    def skipped(self, state: State) -> State | None:
        assert isinstance(state, NiwaState)
        if state.agenda[-1] is not TURN:
            return None
        after = state.copy()
        after.turn = 1 - state.turn
        after.latest, after.earlier = state.earlier, state.latest
        after.wake()
        return after

    def is_threatened(self, state: State) -> bool:
        assert isinstance(state, NiwaState)
        other = 1 - state.turn
        if state.agenda[-1] is not TURN or foremost(worth_of_places(state), state.cells, state.beads, other) > _NEAR:
            return False
        reach = Reach(state, other)
        reach.explore(state.cells, state.beads)
        return reach.has_won

    def secret(self, state: State) -> Secret | None:
        assert isinstance(state, NiwaState)
        return SecretPlacing(state) if state.agenda[-1] is PLACEMENT and state.is_secret else None

    def swing(self, value: i64, turns: i64) -> i64:
        return share(lead_of(value) + SWING * turns)


class TurnFan(Fan):
    """The ends of a turn as two whole numbers each, made into states only when they are looked at."""

    _rest: i64

    def __init__(self, state: NiwaState) -> None:
        super().__init__()
        self._before: Final = state
        self._rest = rest_of(TURN.number, NO_COLOUR, NOWHERE, 1 - state.turn)
        self._reach: Final = Judged(state, self.ranks)
        self._answers: BestEnd | None = None
        if self._reach.has_won:
            self.ranks[:] = [NEVER]

    def value(self, rank: i64) -> i64:
        return WHOLE if rank == NEVER else share(rank)

    def key(self, place: i64) -> i64:
        if self._reach.has_won:
            return 1
        cells, beads = self._reach.after(place)
        return folded(cells, beads, self._rest)

    def state(self, place: i64) -> State:
        after = self._before.copy()
        if self._reach.has_won:
            win(after)
        else:
            after.cells, after.beads = self._reach.after(place)
            end_turn(after)
        after.wake()
        return after

    def reply(self, place: i64, tally: Tally, enough: i64) -> i64:
        if self._reach.has_won:
            return -1
        cells, beads = self._reach.after(place)
        before = self._before
        if before.turns + 1 == LAST_TURN or has_stood(before.earlier, cells, beads):
            return WHOLE // 2
        if self._answers is None:
            self._answers = BestEnd(before, 1 - before.turn)
        answers = self._answers
        best = answers.value(cells, beads, standing(answers.worth, cells, beads, before.turn), enough)
        tally.states += answers.count
        return best


class SecretPlacing(Secret):
    """Figures placed in secret."""

    def __init__(self, state: NiwaState) -> None:
        self._hidden: Final = Hidden(state)
        super().__init__(self._hidden.choices, self._hidden.others())

    def state(self, choice: i64, other: i64) -> State:
        return self._hidden.state(choice, other)


EVALUATION: Final = NiwaEvaluation()
