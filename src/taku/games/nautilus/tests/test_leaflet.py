"""Sentences of the rulebook that no other test tries: the box, the opening of a round, taking turns, and its end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import taku
from taku import Match
from taku.games.nautilus.facts import DOMAINS, FULL_DECK, STAR_COPIES
from taku.games.nautilus.scoring import count_in, points
from taku.games.nautilus.views import NautilusView
from taku.kernel.dice import Dice

Opened = Callable[..., Match]
GAME = taku.find("nautilus")


def view(match: Match, seat: int | None) -> NautilusView:
    found = match.view(seat)
    assert isinstance(found, NautilusView)
    return found


def test_nautilus_is_for_two() -> None:
    assert GAME.seats == [2]


def test_the_box_has_fourteen_divers_six_special_cards_and_six_cards_of_each_domain() -> None:
    census = GAME.census(GAME.start(GAME.setup(), 2))
    assert census == {"divers": 14, "domain cards": 30, "special cards": 6}
    for domain in range(DOMAINS):
        assert [count_in(FULL_DECK, 3 * domain + stars) for stars in range(3)] == STAR_COPIES


def test_one_two_star_card_four_one_star_cards_and_one_ink_are_the_only_five_points_with_one_ink() -> None:
    splits = [(two, 5 - two, 1) for two in range(6) if 2 * two + (5 - two) - 1 == 5]
    assert splits == [tuple(STAR_COPIES)]
    assert points(FULL_DECK, 0) == 5


def test_a_round_opens_with_five_domain_cards_and_five_secret_divers_each(opened: Opened) -> None:
    match = opened(scouting=())
    for seat in (0, 1, None):
        seen = view(match, seat)
        assert len(seen.lanes) == 5
        assert [hand.count for hand in seen.hands] == [5, 5]
        assert [len(hand.cards) for hand in seen.hands] == [5 * (owner == seat) for owner in (0, 1)]
        assert seen.undealt == 4


def test_the_first_player_draws_two_special_cards_keeps_one_and_gives_the_other() -> None:
    match = Match(GAME, seed="5", setup={"first": "1"})
    assert (match.mover, view(match, 1).phase) == (1, "keep")
    pair = view(match, 1).pair
    assert match.offers() == [f"keep {card}" for card in pair]
    assert view(match, 0).pair == []
    match.play(f"keep {pair[1]}")
    assert [hand.special for hand in view(match, 1).hands] == pair
    assert view(match, 0).hands[0].special == pair[0]


def test_the_players_take_turns_on_any_free_place_until_all_ten_are_full(opened: Opened) -> None:
    match = opened(((1, 2, 3, 4, 5), (10, 11, 12, 13, 14)))
    movers = []
    for number in range(10):
        movers.append(match.mover)
        offered = {text.split()[2] for text in match.offers() if text.startswith("place ")}
        assert len(offered) == 10 - number
        place = max(offered)
        card = next(text.split()[1] for text in match.offers() if text.split()[1].isdigit())
        match.play(f"place {card} {place}")
    assert movers == [0, 1] * 5
    assert (view(match, 0).round, view(match, 0).table) == (2, {})


def test_a_lane_goes_to_the_side_of_the_higher_card_whoever_placed_it(opened: Opened) -> None:
    match = opened(((1, 2, 3, 4, 5), (10, 11, 12, 13, 14)))
    # Seat 1 places its strong divers on the side of seat 0, and seat 0 its weak ones on the side of seat 1.
    for text in ("1 b1", "10 a1", "2 b2", "11 a2", "3 b3", "12 a3", "4 b4", "13 a4", "5 b5", "14 a5"):
        match.play("place " + text)
    assert [pile.count for pile in view(match, 0).piles] == [5, 0]
    assert {lane.taken_by for lane in view(match, 0).last_round} == {0}


def test_divers_are_shuffled_again_after_every_round(opened: Opened) -> None:
    match = opened(((1, 2, 3, 4, 5), (10, 11, 12, 13, 14)))
    for text in ("1 b1", "10 a1", "2 b2", "11 a2", "3 b3", "12 a3", "4 b4", "13 a4", "5 b5", "14 a5"):
        match.play("place " + text)
    for lane in range(1, 6):
        match.play(next(text for text in match.offers() if text.startswith(f"domain {lane} ")))
    assert match.weights() == {f"deal 1 {card}": 1 for card in range(1, 15)}


@pytest.mark.parametrize("length", ["all", "early"])
def test_only_an_early_end_leaves_a_domain_level_and_somebody_always_has_three(length: str) -> None:
    sums = set()
    for seed in range(40):
        match, dice = Match(GAME, seed=str(seed), setup={"length": length}), Dice(seed)
        while not match.is_over:
            match.play(match.offers()[dice.below(len(match.offers()))])
        assert max(match.scores()) >= 3
        sums.add(sum(match.scores()))
    assert sums == ({5} if length == "all" else {4, 5})


def test_cards_left_in_a_hand_are_never_shown(opened: Opened) -> None:
    match = opened(((1, 2, 3, 4, 5), (10, 11, 12, 13, 14)), specials=("kraken", "fishbone"))
    for text in ("kraken b1", "10 a1", "2 b2", "11 a2", "3 b3", "12 a3", "4 b4", "13 a4", "5 b5", "14 a5"):
        match.play("place " + text)
    shown = taku.encode(view(match, 1)) + taku.encode(match.told[1][-1])
    assert view(match, 1).round == 2
    assert b'"a":"1"' not in shown
    assert b'"b":"1"' not in shown
    assert b"fishbone" not in shown


def test_the_anchor_never_answers_a_card_of_the_opponent(opened: Opened) -> None:
    match = opened(specials=("fishbone", "anchor"))
    match.play("place 1 a1")
    assert match.mover == 1
    assert "ready" in match.offers()
    assert not [text for text in match.offers() if text.startswith("anchor ")]
