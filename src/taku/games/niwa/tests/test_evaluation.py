"""What bots think of a garden: whole turns say the same as the pauses, and values follow who is nearer."""

from __future__ import annotations

import pytest

from taku import Match, find
from taku.bots.search.evaluation import WHOLE, Evaluation, Fan, Tally, whole_turns
from taku.games.niwa import standing
from taku.games.niwa.evaluation import EVALUATION
from taku.games.niwa.facts import BY_REPETITION, LAST_TURN
from taku.games.niwa.figures import STACKS
from taku.games.niwa.prospects import FAR, TURN_COST, all_stacks, prospects
from taku.games.niwa.standing import WIDEST, lead_of, share
from taku.games.niwa.state import NiwaState, Past
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
        fan = EVALUATION.fan(state)
        quick = ends([fan.state(place) for place in range(len(fan.ranks))])  # type: ignore[misc]
        assert quick == slow if (0, 0, 0, 0, 1) not in slow else (0, 0, 0, 0, 1) in quick


@pytest.mark.parametrize("setup", GARDENS, ids=lambda setup: setup["garden"])
def test_the_best_turn_is_worth_what_the_best_of_all_turns_is_worth(setup: dict[str, str]) -> None:
    for state in wandered(5, 150, **setup):
        quick, slow = Tally(), Tally()
        best = EVALUATION.best_turn(state, quick, WHOLE + 1)
        assert best == Evaluation.best_turn(EVALUATION, state, slow, WHOLE + 1)
        assert quick.states <= slow.states or best == WHOLE


@pytest.mark.parametrize("setup", GARDENS, ids=lambda setup: setup["garden"])
def test_a_turn_that_is_worth_enough_ends_the_looking(setup: dict[str, str]) -> None:
    sooner = 0
    for state in wandered(6, 150, **setup):
        whole, part = Tally(), Tally()
        best = EVALUATION.best_turn(state, whole, WHOLE + 1)
        for enough in (0, best - 20_000, best, best + 1):
            found = EVALUATION.best_turn(state, part, enough)
            assert found == best or enough <= found < best
        sooner += part.states < 4 * whole.states
    assert sooner > 20


@pytest.mark.parametrize("setup", GARDENS, ids=lambda setup: setup["garden"])
def test_the_answers_to_a_turn_are_seen_without_its_state(setup: dict[str, str]) -> None:
    seen = 0
    for state in wandered(7, 60, **setup):
        fan, at_first, slowly = EVALUATION.fan(state), Tally(), Tally()
        for place in range(len(fan.ranks)):
            after = fan.state(place)
            answer = fan.reply(place, at_first, WHOLE + 1)
            assert fan.key(place) == (EVALUATION.key(after) if after.mover != NOBODY else 1)
            if answer >= 0:
                seen += 1
                repeated = EVALUATION.is_repeated(after)
                assert answer == (WHOLE // 2 if repeated else EVALUATION.best_turn(after, slowly, WHOLE + 1))
    assert seen > 200


def in_turn(seed: int, moves: int) -> NiwaState:
    """A state at the start of a turn."""
    return next(state for state in wandered(seed, 500)[moves:] if state.agenda[-1].name == "turn")


def test_an_answer_to_a_position_that_stood_before_or_to_the_last_turn_is_a_draw() -> None:
    state = in_turn(3, 30)
    after = EVALUATION.fan(state).state(0)
    assert isinstance(after, NiwaState)
    tally = Tally()
    assert EVALUATION.fan(state).reply(0, tally, WHOLE) != WHOLE // 2
    state.earlier = Past(0, 0, 1, Past(after.cells, after.beads, 1, None))
    assert EVALUATION.fan(state).reply(0, tally, WHOLE) == WHOLE // 2
    state.earlier, state.turns = None, LAST_TURN - 1
    assert EVALUATION.fan(state).reply(0, tally, WHOLE) == WHOLE // 2


@pytest.mark.parametrize("setup", GARDENS, ids=lambda setup: setup["garden"])
def test_a_turn_is_worth_at_first_sight_what_its_end_is_worth(setup: dict[str, str]) -> None:
    for state in wandered(8, 80, **setup):
        fan = EVALUATION.fan(state)
        values = [EVALUATION.value(fan.state(place), state.mover) for place in range(len(fan.ranks))]
        assert [fan.value(rank) for rank in fan.ranks] == values


def wins(fan: Fan) -> bool:
    return [fan.value(rank) for rank in fan.ranks] == [WHOLE]


def test_a_win_is_the_only_turn_of_its_fan() -> None:
    states = [state for state in wandered(4, 500) if state.agenda[-1].name == "turn"]
    fan = next(fan for fan in map(EVALUATION.fan, reversed(states)) if wins(fan))
    end = fan.state(0)
    assert end.mover == NOBODY
    assert EVALUATION.value(end, states[-1].turn) in (0, WHOLE)
    assert fan.reply(0, Tally(), WHOLE) == -1
    assert fan.key(0) == 1


def test_a_skipped_turn_changes_nothing_but_who_moves() -> None:
    state = in_turn(3, 30)
    after = EVALUATION.skipped(state)
    assert isinstance(after, NiwaState)
    assert (after.cells, after.beads, after.mover) == (state.cells, state.beads, 1 - state.mover)
    assert after.latest is state.earlier
    assert after.earlier is state.latest
    assert EVALUATION.skipped(started(1)) is None


def test_all_placements_of_both_seats_are_tried_against_each_other() -> None:
    states = wandered(1, 7, first="1")
    for placed, choices in [(0, 120), (1, 20), (2, 4), (3, 120), (5, 4)]:
        state = states[placed]
        secret = EVALUATION.secret(state)
        assert secret is not None
        assert (len(secret.choices), secret.others) == (choices, 120)
        seen = set()
        for choice in range(choices):
            after = secret.state(choice, choice % secret.others)
            assert isinstance(after, NiwaState)
            assert (after.mover, after.placed, after.agenda[-1].name) == (1, 6, "turn")
            seen.add((int(after.cells), int(after.beads)))
        assert len(seen) == choices
    assert EVALUATION.secret(states[6]) is None
    assert EVALUATION.secret(started(1, placement="open")) is None


def test_a_placement_leads_to_the_same_state_as_its_moves() -> None:
    states = wandered(2, 7, first="0")
    secret = EVALUATION.secret(states[3])
    assert secret is not None
    for choice in (0, 50, 119):
        state = states[3].copy()
        for move in secret.choices[choice]:
            assert move in state.options()
            state.apply(move)
        ends = [secret.state(choice, other) for other in range(secret.others)]
        assert state.mark() in [end.mark() for end in ends]


def test_where_the_other_really_stands_is_no_part_of_a_secret() -> None:
    state = wandered(2, 7)[4]
    twin = find("niwa").imagine(state, 1, Dice(9))
    assert isinstance(twin, NiwaState)
    assert twin.cells != state.cells
    one, other = EVALUATION.secret(state), EVALUATION.secret(twin)
    assert one is not None
    assert other is not None
    assert [one.state(3, place).mark() for place in range(9)] == [other.state(3, place).mark() for place in range(9)]


def test_a_threat_is_what_the_other_would_win_by_at_once() -> None:
    threats = 0
    for seed in range(6):
        for state in [state for state in wandered(seed, 400) if state.agenda[-1].name == "turn"]:
            skipped = EVALUATION.skipped(state)
            assert skipped is not None
            would_win = wins(EVALUATION.fan(skipped))
            assert would_win or not EVALUATION.is_threatened(state)
            threats += EVALUATION.is_threatened(state)
    assert threats > 5
    assert not EVALUATION.is_threatened(started(1))


def test_a_swing_makes_a_value_better_or_worse_and_never_sure() -> None:
    for value in range(0, WHOLE + 1, 5000):
        assert 0 < EVALUATION.swing(value, -1) <= EVALUATION.swing(value, 1) < WHOLE
        if 10_000 < value < WHOLE - 10_000:
            assert EVALUATION.swing(value, -2) < EVALUATION.swing(value, -1) < value < EVALUATION.swing(value, 1)


def test_the_lead_of_a_share_is_the_least_that_is_worth_it() -> None:
    for value in range(1000, WHOLE - 1000, 7777):
        assert share(lead_of(value)) >= value
        assert share(lead_of(value) - 2) <= value + 200
    assert lead_of(WHOLE) > WIDEST
    assert lead_of(-1) == lead_of(0)


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


def test_the_garden_and_the_engines_mean_the_same_by_a_whole_win() -> None:
    assert standing.WHOLE == WHOLE


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
