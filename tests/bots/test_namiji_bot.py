"""What bots think of Namiji: prospects of a boat board, shares of the win, and what rollouts do."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import taku
from taku.bots.search.evaluation import WHOLE
from taku.games.namiji.board import BoatBoard
from taku.games.namiji.box import SIEVE
from taku.games.namiji.evaluation import EVALUATION, PENDING, best_fit, pending, softened
from taku.games.namiji.facts import ANGLING, DOLPHIN, NET, NEUTRAL, NONE, ROCK, SLOTS, TRAP, WHALE, WHIRLPOOL
from taku.games.namiji.outlook import STOPS, Outlook, stop_gain
from taku.games.namiji.phases.angling import FISHING, LANDING
from taku.games.namiji.phases.net import CASTING
from taku.games.namiji.phases.rock import KEEPING
from taku.games.namiji.phases.sailing import SAILING
from taku.games.namiji.phases.trap import TEMPTING
from taku.games.namiji.placing import place_fish
from taku.games.namiji.prospects import (
    EMPTY_LINE,
    NEAR_ROCK,
    PARTS,
    POINT,
    SURE_ROCK,
    WEIGHTS,
    bird_ahead,
    features_of,
    lacking,
    next_sections,
    prospects,
    way_to_go,
)
from taku.games.namiji.rack import FULL
from taku.games.namiji.state import NamijiState
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY
from taku.kernel.playout import pass_chance

# Fish are colour * 4 + kind.
BLUE_BREAM, BLUE_TUNA, ORANGE_BREAM, ORANGE_TUNA = 0, 1, 4, 5


def at_sea(seats: int = 3, seed: int = 1) -> NamijiState:
    """The first pause of a seat: it sails."""
    game = taku.find("namiji")
    state = game.start(game.setup(), seats)
    pass_chance(state, Dice(seed))
    return cast(NamijiState, state)


def racked(state: NamijiState, fish: dict[int, int]) -> BoatBoard:
    """The actor's board with these fish by cell, near the end of the voyage."""
    state.berths[state.actor] = SLOTS * 55
    board = state.boards[state.actor]
    for cell, kind in fish.items():
        place_fish(state.box, board, kind, 2**cell)
    return board


def rock(state: NamijiState, slug: str) -> int:
    return next(number for number, card in enumerate(state.box.rocks) if card.slug == slug)


def test_the_weights_are_those_that_were_measured() -> None:
    measured = json.loads((Path(__file__).parents[2] / "bench" / "namiji-weights.json").read_text())
    assert measured["weights"] == WEIGHTS
    assert measured["pending"] == PENDING


@pytest.mark.parametrize(
    ("fish", "cells"),
    [
        ({}, EMPTY_LINE),
        ({0: BLUE_BREAM}, 3),
        ({0: BLUE_BREAM, 1: BLUE_TUNA}, 2),
        ({0: BLUE_BREAM, 1: ORANGE_BREAM}, 2),
        ({0: BLUE_BREAM, 1: ORANGE_TUNA}, 0),
        ({0: BLUE_BREAM, 1: BLUE_TUNA, 2: BLUE_TUNA, 3: BLUE_TUNA}, 0),
    ],
)
def test_a_line_lacks_cells_as_long_as_it_can_score(fish: dict[int, int], cells: int) -> None:
    board = racked(at_sea(), fish)
    assert lacking(board.rack, board.filled, 0) == cells


def test_the_catch_goes_where_it_completes_a_line() -> None:
    state = at_sea()
    racked(state, {0: BLUE_BREAM, 1: BLUE_TUNA, 2: BLUE_TUNA})
    state.catch = BLUE_BREAM
    state.then(LANDING)
    assert best_fit(state, False).place == 3
    assert pending(state) > 2 * POINT
    assert EVALUATION.policy(state, Dice(1)) is state.box.moves.keep[3]


def test_a_net_goes_where_it_completes_a_line() -> None:
    state = at_sea()
    racked(state, {0: BLUE_BREAM, 1: BLUE_TUNA})
    state.catch = BLUE_BREAM
    state.then(CASTING)
    assert EVALUATION.policy(state, Dice(1)).text == "cast c1 d1"
    assert pending(state) > 2 * POINT


@pytest.mark.parametrize("phase", [LANDING, CASTING])
def test_with_a_full_rack_the_catch_is_released(phase: object) -> None:
    state = at_sea()
    state.boards[state.actor].filled = FULL
    state.catch = BLUE_BREAM
    state.then(LANDING if phase is LANDING else CASTING)
    assert best_fit(state, phase is CASTING).place == NONE
    assert pending(state) == 0
    assert EVALUATION.policy(state, Dice(1)) is state.box.moves.release


def test_a_haul_is_worth_its_tokens_and_is_not_risked_when_one_crab_would_lose_it() -> None:
    state = at_sea()
    moves = state.box.moves
    state.then(TEMPTING)
    state.haul_shrimp, state.haul_crabs = 2, 0
    assert pending(state) == 2 * POINT
    assert EVALUATION.policy(state, Dice(1)) is moves.draw
    state.haul_shrimp, state.haul_crabs = 0, 1
    assert EVALUATION.policy(state, Dice(1)) is moves.draw
    state.haul_shrimp, state.haul_crabs = 2, 1
    assert EVALUATION.policy(state, Dice(1)) is moves.stop
    state.boards[state.actor].upgrades = state.box.having[SIEVE]
    assert EVALUATION.policy(state, Dice(1)) is moves.draw


def test_a_rollout_keeps_the_rock_that_is_fulfilled() -> None:
    state = at_sea()
    good, bad = rock(state, "devout"), rock(state, "crab-tamer")
    state.boards[state.actor].offerings = 0
    state.drawn = 2**good + 2**bad
    state.rocks -= state.drawn
    state.then(KEEPING)
    state.wake()
    assert EVALUATION.policy(state, Dice(1)) is state.box.moves.keep_rock[good]


def test_rocks_count_as_sure_or_as_near() -> None:
    state = at_sea()
    state.boards[0].rocks = 2 ** rock(state, "crab-tamer")
    state.boards[0].crabs = 1
    assert features_of(state, 0)[NEAR_ROCK] == PARTS // 3 * 4
    state.boards[0].crabs = 3
    features = features_of(state, 0)
    assert (features[SURE_ROCK], features[NEAR_ROCK]) == (4 * PARTS, 0)


def test_a_rock_that_allows_no_offering_comes_nearer_with_each_that_floats() -> None:
    state = at_sea()
    state.boards[0].rocks = 2 ** rock(state, "devout")
    near = []
    for offerings in (4, 2, 1):
        state.boards[0].offerings = offerings
        near.append(features_of(state, 0)[NEAR_ROCK])
    assert near == sorted(near)
    assert near[0] < near[1] < near[2]


def test_a_stop_that_can_bring_nothing_promises_nothing() -> None:
    state = at_sea()
    board = state.boards[0]
    assert stop_gain(state, 0, ANGLING, PARTS) > 0
    board.filled, board.offerings = FULL, 0
    assert [stop_gain(state, 0, station, PARTS) for station in (ANGLING, NET, WHIRLPOOL)] == [0, 0, 0]
    assert stop_gain(state, 0, TRAP, PARTS) > 0


def test_later_sections_and_heavier_penalties_promise_more() -> None:
    state = at_sea()
    first, four_left = stop_gain(state, 0, WHALE, PARTS), stop_gain(state, 0, WHIRLPOOL, PARTS)
    state.boards[0].sections = 2 * 256
    state.boards[0].offerings = 1
    assert stop_gain(state, 0, WHALE, PARTS) == first + 2 * POINT
    assert stop_gain(state, 0, WHIRLPOOL, PARTS) < four_left


def test_the_last_section_brings_its_bonus_only_once() -> None:
    state = at_sea()
    state.boards[0].sections = 4 * 256
    first = stop_gain(state, 0, WHALE, 0)
    state.bonuses = 2 ** (WHALE - DOLPHIN)
    assert first - stop_gain(state, 0, WHALE, 0) == state.box.bonus * POINT


def test_stops_are_worth_what_was_measured() -> None:
    measured = json.loads((Path(__file__).parents[2] / "bench" / "namiji-stops.json").read_text())["gain"]
    assert [STOPS[station] for station in (ANGLING, NET, TRAP, ROCK)] == [
        measured[station] for station in (ANGLING, NET, TRAP, ROCK)
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_a_glance_a_whirlpool_brings_what_it_brings_when_tried_out(seats: int) -> None:
    state = at_sea(seats)
    seat = int(state.boat)
    outlook = Outlook(state, seat)
    tried = 0
    for move in state.options():
        after = state.copy()
        after.apply(move)
        if "sail" in move.text and state.box.route.station[int(move.text.split()[1])] == WHIRLPOOL:
            tried += 1
            assert (
                abs(int(outlook.gain(state, move)) - int(prospects(after, seat)) + int(prospects(state, seat))) < POINT
            )
    assert tried


def test_the_finish_brings_the_highest_token_left() -> None:
    state = at_sea(3)
    state.berths = [SLOTS * 55, SLOTS * 59, SLOTS * 60]
    state.boat, state.home = 0, 1
    home = state.box.moves.sail[state.box.route.finish]
    second = Outlook(state, 0).gain(state, home)
    state.home = 2
    assert Outlook(state, 0).gain(state, home) < second
    state.tokens = 2
    assert Outlook(state, 0).gain(state, home) < second
    state.berths[0] = SLOTS * 60
    assert Outlook(state, 0).gain(state, home) == 0


def test_a_first_look_likes_near_stops_and_leaves_the_neutral_boat_alone() -> None:
    state = at_sea()
    sails = {move.text: int(EVALUATION.order(state, move)) for move in state.options()}
    assert sails["sail 1"] > sails["sail 6"] > sails["sail 11"]
    assert sails["dock 15 1"] < sails["sail 1"]
    state.then(TEMPTING)
    assert EVALUATION.order(state, state.box.moves.draw) == 0
    state = at_sea(2)
    state.boat = NEUTRAL
    assert {int(EVALUATION.order(state, move)) for move in state.options()} == {0}


def test_upgrades_and_way_and_points_all_promise_something() -> None:
    state = at_sea()
    plain = prospects(state, 0)
    state.boards[0].upgrades = state.box.having[SIEVE]
    upgraded = prospects(state, 0)
    state.boards[0].score += 3
    assert plain < upgraded < prospects(state, 0)
    assert prospects(state, 0) - upgraded == 3 * POINT
    state.berths[0] += SLOTS * 10
    assert way_to_go(state, 0) < PARTS


def test_finished_panoramas_have_no_next_section() -> None:
    state = at_sea()
    board = state.boards[0]
    assert next_sections(state, board) == 3
    board.sections = 3 + 16 * 1
    assert next_sections(state, board) == 2 + 1


def test_the_early_bird_ahead_is_that_of_the_present_rank() -> None:
    state = at_sea(3)
    ranked = sorted(range(3), key=lambda boat: -state.berths[boat])
    assert [bird_ahead(state, boat) for boat in ranked] == [7, 5, 3]
    state.tokens = 2
    assert bird_ahead(state, ranked[2]) == 0
    state.boards[ranked[0]].place = 1
    assert bird_ahead(state, ranked[0]) == 0


def test_more_points_are_a_greater_share_and_equal_points_an_equal_one() -> None:
    shares = softened([30_000, 20_000, 20_000, -900_000], 3000)
    assert sum(shares) == WHOLE
    assert shares[0] > shares[1] == shares[2] > shares[3] == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rollouts_always_make_offers_and_end_exactly(seats: int) -> None:
    game = taku.find("namiji")
    dice = Dice(seats)
    for _ in range(3):
        state = at_sea(seats, seats)
        while state.mover != NOBODY:
            assert EVALUATION.is_quiet(state) == (state.agenda[-1] is SAILING)
            move = EVALUATION.policy(state, dice)
            assert move in state.options()
            state.apply(move)
        winners = game.winners(state)
        assert EVALUATION.is_quiet(state)
        assert [bool(share) for share in EVALUATION.values(state, seats)] == [seat in winners for seat in range(seats)]
        assert EVALUATION.value(state, winners[0]) == WHOLE // len(winners)


def test_a_stop_under_way_is_worth_something_to_its_seat() -> None:
    state = at_sea()
    before = EVALUATION.value(state, state.actor)
    state.then(FISHING)
    state.wake()
    assert EVALUATION.value(state, state.actor) > before
