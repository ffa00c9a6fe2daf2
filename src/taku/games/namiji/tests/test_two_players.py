"""Two players and the neutral boat (rulebook, "Special rules for 2-player games")."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import taku
from taku import Match
from taku.games.namiji.views import NamijiView
from taku.kernel.game import CHANCE, NOBODY

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def test_a_third_boat_lines_up_as_boat_2(sea: LayOut) -> None:
    view = sea(2).view(None)
    assert (view.seats, len(view.boats)) == (2, 3)


def test_the_player_farthest_ahead_sails_the_neutral_boat_and_gets_nothing_for_its_stop(sea: LayOut) -> None:
    table = sea(2).moor((5, 1), (9, 1), (3, 1))
    assert table.state.mover == 1
    assert table.view(1).offers[0].label.key == "offer-sail-neutral"
    table.play("sail 4")
    assert table.state.boards[1].sections == 0
    assert table.keys() == ["sail-neutral"]
    assert table.state.mover == 1


def test_the_neutral_boat_may_stop_at_any_panorama(sea: LayOut) -> None:
    table = sea(2).moor((5, 1), (9, 1), (1, 1))
    table.state.boards[1].complete = 0b111
    assert {"sail 2", "sail 4", "sail 7"} <= {*table.offers()}


def test_the_neutral_boats_dock_slot_is_chosen_too_and_its_pick_is_lost_unseen(sea: LayOut) -> None:
    table = sea(2).moor((15, 1), (15, 3), (14, 1))
    assert table.state.mover == 0
    assert table.offers() == ["dock 15 2"]
    assert table.view(0).offers[0].label.key == "offer-dock-neutral"
    table.play("dock 15 2")
    assert table.keys() == ["dock-neutral", "draft"]
    table.play("deal onigiri", "deal maki", "deal maki", "deal sieve", "take sieve")
    assert table.state.mover == CHANCE
    assert table.weights() == {"lose onigiri": 1, "lose maki": 2}
    table.play("lose maki")
    assert [table.keys(seat) for seat in (0, None)] == [["lose-hidden"]] * 2
    assert table.keys(1) == ["lose-hidden", "hand-card", "hand-card"]
    table.play("take maki")
    assert table.state.card_tail == [0]
    assert table.view(0).decks.card_tail == [["onigiri", "maki"]]
    assert table.view(1).decks.card_tail == [["onigiri"]]
    assert table.state.boat == 1


def test_with_the_neutral_boat_in_slot_1_nobody_sees_the_four_cards(sea: LayOut) -> None:
    table = sea(2).moor((15, 2), (15, 3), (14, 1)).play("dock 15 1", "deal onigiri")
    assert table.keys(0) == ["deal-hidden"]
    draft = table.view(0).draft
    assert draft is not None
    assert draft.cards == []
    table.play("deal ramen", "deal maki", "deal sieve", "lose ramen")
    assert table.offers() == ["take onigiri", "take maki", "take sieve"]


def test_with_the_neutral_boat_in_slot_3_both_know_the_last_two_but_not_which_was_lost(sea: LayOut) -> None:
    table = sea(2).moor((15, 1), (15, 2), (14, 1)).play("dock 15 3")
    table.play("deal onigiri", "deal ramen", "deal maki", "deal sieve", "take maki", "take sieve", "lose ramen")
    assert [table.view(seat).decks.card_tail for seat in (0, 1)] == [[["onigiri", "ramen"]]] * 2
    assert table.keys() == ["lose-hidden", "draft-over"]


def test_the_neutral_boat_takes_its_early_bird_out_of_the_game(sea: LayOut) -> None:
    table = sea(2, early_bird="three").moor((59, 1), (58, 1), (57, 1)).play("sail 60")
    assert table.keys() == ["finish-neutral", "early-bird-neutral"]
    table.play("sail 60", "sail 60")
    assert [board.early_bird for board in table.state.boards] == [3, 5]
    assert table.state.mover == NOBODY


def test_when_both_players_are_home_the_one_who_came_first_sails_the_neutral_boat(sea: LayOut) -> None:
    table = sea(2).moor((57, 1), (58, 1), (59, 1)).play("sail 60", "sail 60")
    assert table.state.mover == 0
    table = sea(2).moor((58, 1), (57, 1), (59, 1)).play("sail 60", "sail 60")
    assert table.state.mover == 1
    assert table.view(1).offers[0].label.key == "offer-finish-neutral"


def test_two_players_have_two_early_birds_unless_they_choose_three(sea: LayOut) -> None:
    assert sea(2).view(None).early_birds == [7, 5]
    assert sea(2, early_bird="three").view(None).early_birds == [7, 5, 3]


def test_a_record_with_three_early_birds_keeps_them() -> None:
    match = Match(taku.find("namiji"), seats=2, seed="old", setup={"early_bird": "three"})
    assert '"early_bird":"three"' in match.log.text.splitlines()[0]
    assert cast(NamijiView, Match.replay(match.log.text).view(None)).early_birds == [7, 5, 3]


def test_with_two_early_birds_the_third_boat_home_gets_nothing(sea: LayOut) -> None:
    table = sea(2, early_bird="two").moor((59, 1), (58, 1), (57, 1))
    table.play("sail 60", "sail 60")
    offer = table.view(0).offers[0]
    assert offer.label.args["points"] == 0
    table.play("sail 60")
    assert [board.early_bird for board in table.state.boards] == [0, 5]
    table = sea(2, early_bird="two").moor((57, 1), (58, 1), (59, 1)).play("sail 60", "sail 60", "sail 60")
    assert table.keys()[:2] == ["finish-neutral", "final"]
    assert [board.early_bird for board in table.state.boards] == [7, 5]


def test_the_choice_of_early_birds_has_no_effect_with_three_players(sea: LayOut) -> None:
    assert sea(3, early_bird="two").view(None).early_birds == [7, 5, 3]


def test_double_stations_hold_one_boat_with_two_players(sea: LayOut) -> None:
    assert "sail 3" not in sea(2).moor((1, 1), (3, 1), (15, 1)).offers()
