"""What bots think of Nautilus: chances of domains and of the match."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest

import taku
from taku.bots.clock import Clock
from taku.bots.ismcts import IsmctsBot
from taku.bots.random import RandomBot
from taku.bots.search.evaluation import WHOLE
from taku.games.nautilus.evaluation import (
    EVALUATION,
    EVEN,
    HOLDS,
    KEPT,
    PARTS,
    domain_chance,
    lane_chance,
    match_chance,
    still_out,
)
from taku.games.nautilus.facts import EMPTY, FULL_DECK, ONE_OF
from taku.games.nautilus.moves import PLACE, READY
from taku.games.nautilus.phases.placing import PLACING
from taku.games.nautilus.state import NautilusState
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import NOBODY
from taku.kernel.playout import pass_chance, random_move

# Kinds of domain cards.
SCIENCE_TWO, SCIENCE_ONE, SCIENCE_INK, EXPLORATION_TWO = 0, 1, 2, 3


def table(**fields: object) -> NautilusState:
    """A round that is being placed: seat 0 to move, nothing on the table yet, science ★★ in lane 1."""
    game = taku.find("nautilus")
    state = cast(NautilusState, game.start(game.setup(), 2))
    state.lanes = [SCIENCE_TWO, SCIENCE_INK, EXPLORATION_TWO, 6, 9]
    state.deck = FULL_DECK - sum(ONE_OF[kind] for kind in state.lanes)
    state.agenda, state.mover, state.turn = [PLACING], 0, 0
    state.hands = [0b10_1010_1010, 0b101_0101_0100]
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def placed(cards: dict[int, int]) -> list[int]:
    return [cards.get(place, EMPTY) for place in range(10)]


def test_cards_keep_their_lanes_as_often_as_was_measured() -> None:
    measured = json.loads((Path(__file__).parents[2] / "bench" / "nautilus-cards.json").read_text())
    assert [round(1000 * chance) for chance in measured["chance"]] == KEPT


def test_a_match_begins_even() -> None:
    state = table(lanes=[], deck=FULL_DECK)
    assert match_chance(state) == pytest.approx(WHOLE / 2, abs=WHOLE / 500)


@pytest.mark.parametrize(
    ("lead", "out", "chance"),
    [
        (1, 0, PARTS),  # nothing out: the lead stands
        (-1, 0, 0),
        (0, 2, EVEN),  # level, and one star to come
        (1, 2, PARTS * 3 // 4),  # won, or level, which the house counts half
        (9, 19, PARTS),  # more than there is
        (-9, 19, 0),
    ],
)
def test_what_is_still_out_goes_to_either_seat_alike(lead: int, out: int, chance: int) -> None:
    assert domain_chance(lead, out) == chance


def test_a_full_domain_is_one_two_four_ones_and_ink() -> None:
    assert still_out(FULL_DECK, 0) == 10 + 2 * 4 + 1


def test_a_lane_leans_by_its_cards() -> None:
    state = table(table=placed({0: 12, 6: 3, 2: 1, 7: 14, 3: 13, 8: 14}))
    leans = [lane_chance(state, lane) for lane in range(5)]
    assert leans == [HOLDS[12], PARTS - HOLDS[3], PARTS, 0, EVEN]


def test_winning_stars_is_good_and_winning_ink_is_bad() -> None:
    plain = match_chance(table())
    assert match_chance(table(table=placed({0: 13, 5: 2}))) > plain
    assert match_chance(table(table=placed({1: 13, 6: 2}))) < plain


def test_three_clinched_domains_are_a_won_match() -> None:
    won = sum(ONE_OF[3 * domain] + 4 * ONE_OF[3 * domain + 1] for domain in range(3))
    state = table(lanes=[], won=[won, 0], deck=FULL_DECK - won)
    assert [int(EVALUATION.value(state, seat)) for seat in range(2)] == [WHOLE, 0]


def test_the_first_look_at_a_move_follows_stars_and_ink() -> None:
    state = table(table=placed({5: 3, 6: 3}))
    assert EVALUATION.order(state, PLACE[9][0]) > 0 > EVALUATION.order(state, PLACE[1][0])
    assert EVALUATION.order(state, PLACE[9][1]) < 0 < EVALUATION.order(state, PLACE[1][1])
    assert EVALUATION.order(state, PLACE[9][7]) < 0, "a strong card on the other's side"
    assert EVALUATION.order(state, READY) == 0
    state.turn = state.mover = 1
    assert EVALUATION.order(state, PLACE[9][0]) < 0


def test_a_rollout_makes_the_most_of_the_last_card() -> None:
    cards = {place: place + 2 for place in range(1, 10)}
    cards[5] = 5
    state = table(table=placed(cards), filled=9, hands=[0b1000_0000_0010, 0])
    assert EVALUATION.policy(state, Dice(1)) is PLACE[11][0]


def test_a_match_that_is_over_is_judged_exactly() -> None:
    game = taku.find("nautilus")
    for seed in range(6):
        state = game.start(game.setup(), 2)
        dice = Dice(seed)
        while state.mover != NOBODY:
            state.apply(random_move(state, dice))
        assert [bool(share) for share in EVALUATION.values(state, 2)] == [
            seat in game.winners(state) for seat in (0, 1)
        ]


def test_a_round_that_is_over_is_a_horizon() -> None:
    assert EVALUATION.is_quiet(table(lanes=[]))
    assert not EVALUATION.is_quiet(table())


def test_it_beats_random_play() -> None:
    game = taku.find("nautilus")
    won = 0
    for number in range(4):
        seat = number % 2
        bots = {seat: IsmctsBot(number, simulations=40), 1 - seat: RandomBot(number)}
        state, dice = game.start(game.setup(), 2), Dice(number)
        pass_chance(state, dice)
        while state.mover != NOBODY:
            text = bots[state.mover].choose(Eye(game, state, state.mover), Clock(seconds=None))
            state.apply(next(move for move in state.options() if move.text == text))
            pass_chance(state, dice)
        won += seat in game.winners(state)
    assert won >= 3
