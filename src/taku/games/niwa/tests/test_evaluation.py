"""What bots think of a garden: whole turns say the same as the pauses, and values follow who is nearer."""

from __future__ import annotations

import pytest

from taku import Match, find
from taku.bots.search.evaluation import WHOLE, Evaluation, Tally, whole_turns
from taku.games.niwa.evaluation import EVALUATION, share
from taku.games.niwa.facts import BY_REPETITION
from taku.games.niwa.figures import STACKS
from taku.games.niwa.prospects import FAR, TURN_COST, all_stacks, prospects
from taku.games.niwa.state import NiwaState
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY
from taku.kernel.playout import pass_chance

GARDENS = [
    {"garden": "lantern"},
    {"garden": "stream", "beads": "any"},
    {"garden": "wild", "placement": "open"},
]


def started(seed: int, **setup: str) -> NiwaState:
    """A state in which the first seat is awaited."""
    game = find("niwa")
    match = Match(game, settle=False, setup=setup)
    state = match._state.copy()
    pass_chance(state, Dice(seed))
    assert isinstance(state, NiwaState)
    return state


def wandered(seed: int, moves: int, **setup: str) -> list[NiwaState]:
    """The states of a stroll that mostly heads for the other base."""
    game, dice = find("niwa"), Dice(seed)
    state = started(seed, **setup)
    states: list[NiwaState] = []
    while state.mover != NOBODY and len(states) < moves:
        states.append(state.copy())
        state.apply(game.wander(state, dice))
    return states


def ends(states: list[NiwaState]) -> set[tuple[int, int, int, int, int]]:
    """What tells the ends of turns apart; where a win stands does not matter."""
    return {(0, 0, 0, 0, 1) if end.winner >= 0 else (end.cells, end.beads, end.turn, end.mover, 0) for end in states}


@pytest.mark.parametrize("setup", GARDENS, ids=lambda setup: setup["garden"])
@pytest.mark.parametrize("seed", range(3))
def test_whole_turns_lead_where_the_pauses_lead(seed: int, setup: dict[str, str]) -> None:
    for state in wandered(seed, 150, **setup):
        slow = ends([turn.after for turn in whole_turns(EVALUATION, state)])  # type: ignore[misc]
        quick = ends(EVALUATION.turns(state))  # type: ignore[arg-type]
        assert quick == slow if (0, 0, 0, 0, 1) not in slow else (0, 0, 0, 0, 1) in quick


@pytest.mark.parametrize("setup", GARDENS, ids=lambda setup: setup["garden"])
def test_the_best_turn_is_worth_what_the_best_of_all_turns_is_worth(setup: dict[str, str]) -> None:
    for state in wandered(5, 150, **setup):
        quick, slow = Tally(), Tally()
        assert EVALUATION.best_turn(state, quick) == Evaluation.best_turn(EVALUATION, state, slow)
        assert quick.states <= slow.states or EVALUATION.best_turn(state, quick) == WHOLE


def test_the_shares_of_both_seats_are_one_win() -> None:
    for state in wandered(2, 200):
        assert EVALUATION.value(state, 0) + EVALUATION.value(state, 1) == WHOLE
        assert 0 < EVALUATION.value(state, 0) < WHOLE


def test_a_match_that_is_over_is_worth_what_it_was_won_by() -> None:
    state = wandered(2, 1)[0]
    state.ending, state.winner = 1, 1
    assert [EVALUATION.value(state, seat) for seat in range(2)] == [0, WHOLE]
    state.ending, state.winner = BY_REPETITION, -1
    assert [EVALUATION.value(state, seat) for seat in range(2)] == [WHOLE // 2, WHOLE // 2]


def test_a_greater_lead_is_never_worth_less() -> None:
    worth = [share(lead) for lead in range(-20_000, 20_000, 500)]
    assert worth == sorted(worth)
    assert 0 < worth[0] < worth[-1] < WHOLE


def test_states_have_equal_keys_where_the_match_goes_on_alike() -> None:
    seen: dict[int, tuple[int, ...]] = {}
    for seed in range(4):
        for state in wandered(seed, 200):
            pauses = tuple(int(phase.number) for phase in state.agenda)
            told = (state.cells, state.beads, state.turn, state.hand, state.active, *pauses)
            assert seen.setdefault(EVALUATION.key(state), told) == told


def test_a_position_that_came_up_before_is_repeated() -> None:
    match = Match(find("niwa"), seed="1", setup={"first": "0"})
    state = match._state
    assert isinstance(state, NiwaState)
    assert not EVALUATION.is_repeated(state)
    dice = Dice(1)
    for _ in range(6):
        state.apply(find("niwa").wander(state, dice))
    assert state.latest is not None
    assert not EVALUATION.is_repeated(state)
    state.latest.times = 2
    assert EVALUATION.is_repeated(state)


def test_placing_the_last_figure_ends_a_turn_even_if_the_same_seat_goes_on() -> None:
    states = wandered(1, 10, first="1")
    assert states[5].mover == states[6].mover == 1
    assert EVALUATION.ends_turn(states[5], states[6])
    assert not EVALUATION.ends_turn(states[4], states[5])


def test_a_figure_beside_the_goal_with_the_right_bead_is_one_turn_away() -> None:
    state = started(1)
    plot = state.garden.plot
    ways = prospects(state.garden, False)
    for cell in plot.starts[1]:
        nearest = min(ways[STACKS * cell + stack] for stack in (1, 2, 3))
        assert nearest == TURN_COST
    assert {ways[STACKS * plot.homes[1] + stack] for stack in all_stacks()} == {0}


def test_a_figure_gets_to_the_goal_from_everywhere_and_sooner_if_any_bead_counts() -> None:
    state = started(1)
    plot, ways, freely = state.garden.plot, prospects(state.garden, False), prospects(state.garden, True)
    for cell in plot.cells:
        if cell not in plot.homes:
            for stack in all_stacks():
                place = STACKS * cell + stack
                assert 0 < freely[place] <= ways[place] < FAR
