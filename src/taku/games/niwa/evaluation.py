"""What a bot thinks of a state of Niwa: who is fewer turns away from the other base, and where a turn can lead."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.bots.search.evaluation import WHOLE, Evaluation, Secret
from taku.bots.search.fan import Fan, Tally
from taku.games.niwa.facts import BY_BASE, NO_COLOUR, NOT_YET, NOWHERE
from taku.games.niwa.fan import BestEnd, TurnFan, Winning, folded, rest_of
from taku.games.niwa.figures import SLOTS
from taku.games.niwa.hidden import SecretPlacing
from taku.games.niwa.phases.placement import PLACEMENT
from taku.games.niwa.phases.turn import TURN
from taku.games.niwa.standing import SWING, TEMPO, foremost, lead_of, share, standing, worth_of_places
from taku.games.niwa.state import NiwaState
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
        reach = Winning(state, other)
        reach.explore(state.cells, state.beads)
        return reach.has_won

    def secret(self, state: State) -> Secret | None:
        assert isinstance(state, NiwaState)
        return SecretPlacing(state) if state.agenda[-1] is PLACEMENT and state.is_secret else None

    def swing(self, value: i64, turns: i64) -> i64:
        return share(lead_of(value) + SWING * turns)


EVALUATION: Final = NiwaEvaluation()
