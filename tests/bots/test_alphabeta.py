"""Alpha-beta: what it finds, how long it may think, and that it can be repeated."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import hush
import pytest
import strolls
from budgets import SLACK_SECONDS, has_run_out
from waiting import HANG_SECONDS

import taku
from taku import Match
from taku.bots.alphabeta import AlphaBetaBot, OnlyTwoSeats
from taku.bots.clock import Clock
from taku.bots.search.alphabeta import EVERY, AlphaBeta, catch_up
from taku.bots.search.evaluation import WHOLE, Evaluation, PlainEvaluation, WholeTurn, whole_turns
from taku.bots.search.fan import Fan, Tally
from taku.bots.search.table import SURE
from taku.games.niwa.evaluation import EVALUATION
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import NOBODY, Game, State
from taku.kernel.playout import pass_chance

EXPECTED = Path(__file__).parent / "niwa-choices.txt"
NIWA = taku.find("niwa")


def position(seed: int, decisions: int, **setup: str) -> State:
    """A state of Niwa on lantern after so many decisions."""
    return strolls.position(NIWA, 2, decisions, seed, **{"garden": "lantern"} | setup)


def choice(state: State, simulations: int = 2000, seed: int = 5, early: int = EVERY) -> str:
    eye = Eye(NIWA, state, state.mover)
    return AlphaBetaBot(seed, early=early).choose(eye, Clock(seconds=None, simulations=simulations))


class Gardener(Evaluation):
    """Judges as Niwa does, but has not noticed that figures are placed in secret."""

    def value(self, state: State, seat: int) -> int:
        return EVALUATION.value(state, seat)

    def key(self, state: State) -> int:
        return EVALUATION.key(state)

    def ends_turn(self, before: State, after: State) -> bool:
        return EVALUATION.ends_turn(before, after)

    def fan(self, state: State) -> Fan:
        return EVALUATION.fan(state)

    def best_turn(self, state: State, tally: Tally, enough: int) -> int:
        return EVALUATION.best_turn(state, tally, enough)


def naive(evaluation: Evaluation, state: State, seat: int, depth: int, turn: int) -> int:
    """Minimax without any cleverness."""
    if state.mover == NOBODY:
        value = int(evaluation.value(state, seat))
        return value - turn if 2 * value > WHOLE else value + turn if 2 * value < WHOLE else value
    if evaluation.is_repeated(state):
        return WHOLE // 2
    if depth == 0:
        return int(evaluation.value(state, seat))
    mover = int(state.mover)
    values = [naive(evaluation, answer.after, mover, depth - 1, turn + 1) for answer in whole_turns(evaluation, state)]
    return max(values) if mover == seat else WHOLE - max(values)


@pytest.mark.parametrize("seed", range(6))
def test_it_finds_what_plain_minimax_finds(seed: int) -> None:
    state = position(seed, 20 + 7 * seed)
    search = AlphaBeta(EVALUATION, Clock(None), 10**9, 2, WHOLE)
    for turn in search.think(state, Dice(1)):
        assert turn.value == naive(EVALUATION, turn.after, int(state.mover), 1, 1)
    assert search.depth <= 2


@pytest.mark.parametrize("seed", range(4))
def test_the_best_value_does_not_depend_on_margins_or_tables(seed: int) -> None:
    state = position(seed, 30 + 5 * seed)
    narrow = AlphaBeta(EVALUATION, Clock(None), 10**9, 3, 0).think(state, Dice(1))
    wide = AlphaBeta(EVALUATION, Clock(None), 1000, 1, WHOLE)
    turns = wide.turns(state, Dice(2))
    fresh = AlphaBeta(EVALUATION, Clock(None), 10**9, 3, WHOLE)
    for turn in turns:
        fresh.look(turn, state.mover, 3)
    if 1000 < narrow[0].value < WHOLE - 1000:
        assert narrow[0].value == max(turn.value for turn in turns)


@pytest.mark.parametrize("seed", range(4))
def test_a_turn_that_was_not_reached_in_time_never_passes_for_better_than_the_best(seed: int) -> None:
    """A deeper look often makes the best turn look worse; those it did not come to are no better for that."""
    state = position(seed, 20 + 7 * seed)
    for limit in range(500, 5000, 500):
        for margin in (0, WHOLE):
            turns = AlphaBeta(EVALUATION, Clock(None), limit, 9, margin).think(state, Dice(1))
            assert turns[0].value == max(turn.value for turn in turns)


def test_what_was_not_reached_in_time_moves_with_the_best_but_a_sure_loss_stays_one() -> None:
    turns = [WholeTurn([], State()) for _ in range(5)]
    for turn, value in zip(turns, [400_000, 300_000, 450_000, 90_000, 5], strict=True):
        turn.value = value
    catch_up(turns, 2, 400_000 - 500_000)
    assert [turn.value for turn in turns] == [400_000, 300_000, 350_000, SURE + 1, 5]
    catch_up(turns, 2, 70_000)
    assert [turn.value for turn in turns] == [400_000, 300_000, 400_000, SURE + 1 + 70_000, 5]


def test_chance_is_averaged_by_its_weights() -> None:
    game = hush.GAME
    state = game.start(game.setup(), 2)
    pass_chance(state, Dice(1))
    search = AlphaBeta(PlainEvaluation(game, 2), Clock(None), 10**9, 4, WHOLE)
    turn = search.turns(state, Dice(1))[0]
    again = game.start(game.setup(), 2)
    turn = type(turn)(turn.moves, again)
    search.look(turn, 0, 6)
    assert 0 < turn.value < WHOLE


def test_it_plays_a_whole_match_and_wins_against_chance() -> None:
    for seat in range(2):
        match = Match(NIWA, seats=2, seed=str(seat))
        bot, dice = AlphaBetaBot(seed=1, simulations=300), Dice(seat)
        while match.mover >= 0:
            offers = match.offers()
            mine = match.mover == seat
            match.play(bot.choose(match.eye(seat), Clock(None)) if mine else offers[dice.below(len(offers))])
        assert match.winners() == [seat]


def can_win(state: State) -> bool:
    """Whether some whole turn of the mover wins."""
    turns = whole_turns(EVALUATION, state)
    return any(EVALUATION.value(turn.after, state.mover) == WHOLE for turn in turns)


@pytest.mark.parametrize("seed", range(4))
def test_a_win_within_the_turn_is_taken(seed: int) -> None:
    state, dice = position(seed, 20), Dice(seed)
    while not can_win(state):
        state.apply(NIWA.wander(state, dice))
    bot, seat = AlphaBetaBot(seed=3, simulations=5000), int(state.mover)
    while state.mover == seat:
        move = bot.choose(Eye(NIWA, state, seat), Clock(None))
        state.apply(next(option for option in state.options() if option.text == move))
    assert NIWA.winners(state) == [seat]


@pytest.mark.parametrize("decisions", [0, 4, 9, 20, 35, 50])
def test_seed_and_budget_decide_the_choice_in_every_build(decisions: int) -> None:
    expected = dict(line.split(": ") for line in EXPECTED.read_text().splitlines())
    state = position(decisions, decisions)
    assert choice(state) == expected[str(decisions)]
    assert choice(state, 8000, early=4) == expected[f"{decisions} early 4"]


@pytest.mark.parametrize("seed", range(4))
def test_leaving_things_out_gets_deeper_and_sees_the_same_wins(seed: int) -> None:
    state, dice = position(seed, 20), Dice(seed)
    while not can_win(state):
        before = state.copy()
        state.apply(NIWA.wander(state, dice))
    every = AlphaBeta(EVALUATION, Clock(None), 6000, 9, 0)
    early = AlphaBeta(EVALUATION, Clock(None), 6000, 9, 0, 4)
    for search in (every, early):
        assert search.think(state, Dice(1))[0].value == WHOLE - 1
    if len(before.options()) > 1:
        every.think(before, Dice(1))
        early.think(before, Dice(1))
        assert early.depth >= every.depth


def test_a_turn_that_is_left_out_is_not_the_first_of_the_order() -> None:
    """Whatever the evaluation thinks of swings, one turn from each state is looked at."""
    state = position(3, 30)
    turns = AlphaBeta(Hopeless(), Clock(None), 10**9, 4, 0, 1).think(state, Dice(1))
    assert all(0 <= turn.value <= WHOLE for turn in turns)
    assert turns[0].value == max(turn.value for turn in turns)


class Anxious(Gardener):
    """Sees a threat everywhere."""

    def is_threatened(self, state: State) -> bool:
        return True


def test_where_a_loss_threatens_it_looks_deeper_at_that_than_at_the_rest() -> None:
    state = position(3, 30)
    calm, anxious = (AlphaBeta(judge, Clock(None), 6000, 9, 0, 4) for judge in (Gardener(), Anxious()))
    for search in (calm, anxious):
        search.think(state, Dice(1))
    assert 2 <= anxious.depth < calm.depth
    every = [AlphaBeta(judge, Clock(None), 6000, 3, 0) for judge in (Gardener(), Anxious())]
    values = [[turn.value for turn in search.think(state, Dice(1))] for search in every]
    assert values[0] == values[1]


class Hopeless(Gardener):
    """Thinks that nobody ever catches up, and that everybody is ahead enough."""

    def swing(self, value: int, turns: int) -> int:
        return WHOLE if turns < 0 else 0


def test_with_a_temperature_seeds_differ() -> None:
    state = position(2, 12)
    eye = Eye(NIWA, state, state.mover)
    made = {AlphaBetaBot(seed, deepest=1, temperature=2.0).choose(eye, Clock(None)) for seed in range(20)}
    assert len(made) > 1


@pytest.mark.parametrize("decisions", [1, 4, 10])
def test_a_clock_of_seconds_is_kept(decisions: int) -> None:
    state = position(1, decisions)
    clock = Clock(0.15)
    clock.start()
    start = time.thread_time()
    AlphaBetaBot(1).choose(Eye(NIWA, state, state.mover), clock)
    # CPU time, so that a busy machine does not matter, and much of it: `taku bench bots` measures how late a bot is.
    assert time.thread_time() - start < 0.15 + SLACK_SECONDS


def test_stop_from_another_thread_ends_the_thinking() -> None:
    state = position(1, 10)
    clock = Clock(HANG_SECONDS)
    clock.start()
    threading.Timer(0.1, clock.stop).start()
    chosen = AlphaBetaBot(1).choose(Eye(NIWA, state, state.mover), clock)
    assert not has_run_out(clock)
    assert chosen in [move.text for move in state.options()]


def test_a_turn_is_thought_out_once_and_carried_out() -> None:
    state = position(3, 30)
    seat, bot = int(state.mover), AlphaBetaBot(1, simulations=3000)
    planned: list[str] = []
    while state.mover == seat:
        clock = Clock(None) if not planned else Clock(0.0)
        planned.append(bot.choose(Eye(NIWA, state, seat), clock))
        state.apply(next(option for option in state.options() if option.text == planned[-1]))
    again = AlphaBetaBot(1, simulations=3000)
    assert again.choose(Eye(NIWA, position(3, 30), seat), Clock(None)) == planned[0]


@pytest.mark.parametrize("decisions", [0, 4, 25])
def test_thinking_aloud_names_every_offer_in_order(decisions: int) -> None:
    state = position(7, decisions)
    found = AlphaBetaBot(1, simulations=4000).think(Eye(NIWA, state, state.mover), Clock(None))
    assert [offer.text for offer in found] == [move.text for move in state.options()]
    assert all(0 <= offer.value <= 1 for offer in found)


def test_what_is_hidden_is_answered_by_what_is_best_on_average() -> None:
    """All cells are judged, and a figure is put towards the other base rather than behind the own one."""
    state = position(1, 3)
    assert state.mover == 1
    eye = Eye(NIWA, state, 1)
    bot = AlphaBetaBot(1, deepest=2, evaluation=Gardener())
    values = {offer.text: offer.value for offer in bot.think(eye, Clock(None))}
    assert len(set(values.values())) > 1
    again = AlphaBetaBot(1, deepest=2, evaluation=Gardener())
    assert again.choose(eye, Clock(None)) == max(values, key=lambda text: values[text])


@pytest.mark.parametrize("placed", [0, 2, 3])
def test_a_secret_placement_is_mixed_and_never_far_from_the_best(placed: int) -> None:
    state = position(1, placed)
    eye = Eye(NIWA, state, state.mover)
    values = {offer.text: offer.value for offer in AlphaBetaBot(1, simulations=5000).think(eye, Clock(None))}
    best = max(values.values())
    made = {AlphaBetaBot(seed, simulations=5000).choose(eye, Clock(None)) for seed in range(4)}
    assert all(values[text] > best - 0.1 for text in made)


def test_a_placement_with_a_temperature_differs_from_seed_to_seed() -> None:
    state = position(1, 0)
    eye, clock = Eye(NIWA, state, state.mover), Clock(None, 500)
    assert len({AlphaBetaBot(seed, temperature=1.0).choose(eye, clock) for seed in range(8)}) > 1


def test_a_game_of_more_than_two_is_refused_by_name() -> None:
    game: Game = taku.find("namiji")
    state = game.start(game.setup(), 3)
    pass_chance(state, Dice(1))
    with pytest.raises(OnlyTwoSeats, match="not namiji"):
        AlphaBetaBot(1).choose(Eye(game, state, int(state.mover)), Clock(None))
