"""Rehearsal: fair comparison of offers, budgets, and that it can be repeated."""

from __future__ import annotations

import threading
import time
from pathlib import Path

import hush
import pytest
from budgets import SLACK_SECONDS, has_run_out
from strolls import position
from waiting import HANG_SECONDS

import taku
from taku.bots.clock import Clock
from taku.bots.rehearsal import RehearsalBot
from taku.bots.search.rehearsal import Rehearsal, Trial, _is_clearly_worse
from taku.games.namiji.evaluation import EVALUATION
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye

EXPECTED = Path(__file__).parent / "rehearsal-choices.txt"
SEATS = [2, 3, 4, 5]


def sea(seats: int, decisions: int = 6, seed: int = 2) -> Eye:
    game = taku.find("namiji")
    state = position(game, seats, decisions, seed)
    return Eye(game, state, state.mover)


def choices(seats: int) -> str:
    clock = Clock(seconds=None, simulations=120)
    return "; ".join(RehearsalBot(5).choose(sea(seats, 3 + 9 * k, k), clock) for k in range(4))


@pytest.mark.parametrize("seats", SEATS)
def test_seed_and_budget_decide_the_choice_in_every_build(seats: int) -> None:
    expected = dict(line.split(": ") for line in EXPECTED.read_text().splitlines())
    assert choices(seats) == expected[f"namiji {seats}"]


def test_a_bot_that_has_played_before_repeats_itself_from_its_seed() -> None:
    eye, clock = sea(4), Clock(seconds=None, simulations=40)
    one, other = RehearsalBot(8, temperature=0.1), RehearsalBot(8, temperature=0.1)
    assert [one.choose(eye, clock) for _ in range(4)] == [other.choose(eye, clock) for _ in range(4)]


def test_what_is_hidden_never_changes_the_choice() -> None:
    game, clock = taku.find("namiji"), Clock(seconds=None, simulations=60)
    for number in range(5):
        state = position(game, 3, 4 + 5 * number, number)
        twin = game.imagine(state, state.mover, Dice(number + 50))
        eyes = [Eye(game, state, state.mover), Eye(game, twin, twin.mover)]
        assert len({RehearsalBot(3).choose(eye, clock) for eye in eyes}) == 1


def test_every_offer_is_tried_in_the_same_worlds_and_found_in_the_order_of_the_offers() -> None:
    eye = sea(4)
    found = RehearsalBot(1).think(eye, Clock(seconds=None, simulations=7 * len(eye.offers())))
    assert [offer.text for offer in found] == eye.offers()
    assert {offer.visits for offer in found} == {7}
    assert all(0 <= offer.value <= 1 for offer in found)


def test_even_the_smallest_budget_tries_every_offer_once() -> None:
    found = RehearsalBot(1, simulations=1).think(sea(4), Clock(seconds=None))
    assert {offer.visits for offer in found} == {1}


def test_the_smaller_of_two_budgets_of_simulations_holds() -> None:
    eye = sea(5, 0, 1)
    for own, given in ((100, 900), (900, 100), (100, None), (None, 100)):
        found = RehearsalBot(1, simulations=own).think(eye, Clock(seconds=None, simulations=given))
        assert 100 - len(eye.offers()) < sum(offer.visits for offer in found) <= 100


def test_clearly_worse_offers_are_dropped_and_the_budget_goes_to_the_others() -> None:
    eye = sea(4, 0, 1)
    found = RehearsalBot(1).think(eye, Clock(seconds=None, simulations=1500))
    visits = sorted(offer.visits for offer in found)
    assert visits[0] * 2 <= visits[-1]
    best = max(found, key=lambda offer: offer.visits)
    assert min(offer.value for offer in found) < best.value


def test_worse_is_clear_only_when_the_difference_is_thrice_its_error() -> None:
    moves = taku.find("namiji").start(taku.find("namiji").setup(), 3).options()
    leader, behind, equal = Trial(moves[0], 0, 0), Trial(moves[0], 0, 0), Trial(moves[0], 0, 0)
    for world in range(10):
        leader.shares.append(500_000)
        behind.shares.append(400_000)
        equal.shares.append(400_000 if world % 2 else 600_000)
    assert _is_clearly_worse(behind, leader)
    assert not _is_clearly_worse(equal, leader)
    assert not _is_clearly_worse(leader, behind)
    del leader.shares[9:], behind.shares[9:]
    assert not _is_clearly_worse(behind, leader)


def test_a_clock_that_has_run_out_still_gets_the_most_promising_offer_tried() -> None:
    eye = sea(4, 0, 1)
    clock = Clock(seconds=60)
    clock.stop()
    found = RehearsalBot(1).think(eye, clock)
    assert sum(offer.visits for offer in found) == 1
    state = eye.imagine(Dice(1))
    promises = {move.text: int(EVALUATION.order(state, move)) for move in state.options()}
    chosen = RehearsalBot(1, temperature=0.2).choose(eye, clock)
    assert promises[chosen] == max(promises.values())


def test_a_world_cut_short_counts_for_nobody() -> None:
    eye = sea(4, 0, 1)
    clock = Clock(seconds=None)
    rehearsal = Rehearsal(eye, EVALUATION, 4, Dice(1), 2)
    rehearsal.rehearse(clock, 2 * len(eye.offers()))
    clock.stop()
    rehearsal.rehearse(clock, 1000)
    assert {offer.visits for offer in rehearsal.found()} == {2}


def test_a_full_table_looks_further_ahead() -> None:
    assert EVALUATION.horizon(5) > EVALUATION.horizon(4) == EVALUATION.horizon(2)


def test_it_plays_a_game_it_knows_nothing_about() -> None:
    match = taku.Match(hush.GAME, seats=2, seed="3")
    while not match.is_over:
        match.play(RehearsalBot(1).choose(match.eye(match.mover), Clock(seconds=None, simulations=30)))
    assert match.winners()


def test_a_warm_bot_does_not_play_the_same_match_twice() -> None:
    eye = sea(4, 0, 1)
    chosen = {
        RehearsalBot(seed, simulations=60, temperature=0.2).choose(eye, Clock(seconds=None)) for seed in range(12)
    }
    assert len(chosen) > 2


def test_thinking_ends_with_its_time() -> None:
    eye = sea(5, 0, 1)
    clock = Clock(seconds=0.2)
    clock.start()
    start = time.thread_time()
    RehearsalBot(1).choose(eye, clock)
    # CPU time, so that a busy machine does not matter, and much of it: `taku bench bots` measures how late a bot is.
    assert time.thread_time() - start < 0.2 + SLACK_SECONDS


def test_another_thread_can_stop_it() -> None:
    eye = sea(5, 0, 1)
    clock = Clock(seconds=HANG_SECONDS)
    clock.start()
    threading.Timer(0.1, clock.stop).start()
    assert RehearsalBot(1).choose(eye, clock) in eye.offers()
    assert not has_run_out(clock)
