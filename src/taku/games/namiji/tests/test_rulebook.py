"""Sentences of the rulebook that no other test tries: set-up, docks, what is had at once, and the lines of a rack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

import pytest

import taku
from taku import Match
from taku.games.namiji.state import NamijiState
from taku.games.namiji.views import NamijiView
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def test_two_to_five_can_play() -> None:
    assert list(taku.find("namiji").seats) == [2, 3, 4, 5]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everyone_starts_with_an_empty_rack_four_offerings_and_no_points(seats: int) -> None:
    shown = cast(NamijiView, Match(taku.find("namiji"), seats=seats, seed="start").view(None))
    assert shown.scores == [0] * seats
    for board in shown.boards:
        assert board.rack == [None] * 12
        assert (board.offerings, board.sections, board.rock_count) == (4, [0, 0, 0], 0)
        assert (board.meals, board.upgrades) == ([], {})


def test_one_random_fish_is_face_up_and_the_others_are_face_down(sea: LayOut) -> None:
    table = sea(3)
    shown = table.view(None).school
    assert sum(shown.up) == 1
    assert sum(shown.down) == 47
    first = {Match(table.game, seats=3, seed=str(seed)).log.entries[3].text for seed in range(20)}
    assert len(first) > 5
    assert all(text.startswith("flip ") for text in first)


@pytest.mark.parametrize(("seats", "birds"), [(2, [7, 5]), (3, [7, 5, 3]), (4, [7, 5, 3, 2]), (5, [7, 5, 3, 2, 1])])
def test_there_are_as_many_early_birds_as_players_the_highest_ones(sea: LayOut, seats: int, birds: list[int]) -> None:
    assert sea(seats).view(None).early_birds == birds


@pytest.mark.parametrize(("seats", "slots"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_a_dock_has_as_many_slots_as_boats_and_any_free_one_may_be_chosen(sea: LayOut, seats: int, slots: int) -> None:
    table = sea(seats)
    assert [text for text in table.offers() if text.startswith("dock")] == [
        f"dock 15 {slot + 1}" for slot in range(slots)
    ]
    table.play("dock 15 2")
    assert "dock 15 2" not in table.offers()
    assert "dock 15 3" in table.offers()


def test_three_docks_part_the_route_into_four_legs(sea: LayOut) -> None:
    stations = [space.station for space in sea(3).view(None).route]
    assert Counter(stations)["dock"] == 3
    assert (stations[0], stations[-1]) == ("port", "port")


def test_whoever_comes_to_a_dock_waits_there_until_all_are_in(sea: LayOut) -> None:
    table = sea(3).moor((15, 3), (14, 1), (13, 1))
    assert table.state.mover == 2
    table.play("dock 15 1")
    assert table.state.mover == 1
    assert all(text.startswith("dock 15") for text in table.offers())


def test_several_panoramas_can_be_begun_and_several_bonuses_won(sea: LayOut) -> None:
    table = sea(3)
    table.state.boards[0].sections = 2 + 3 * 16
    table.before_station(7).play("sail 7")
    assert table.view(0).boards[0].bonuses == ["dolphin"]
    table.before_station(12).play("sail 12")
    assert table.view(0).boards[0].bonuses == ["dolphin", "octopus"]
    assert table.score() == 3 + 3 + 4 + 3


def test_a_row_may_be_begun_before_another_is_full(sea: LayOut) -> None:
    table = sea(3).fill(0, a1="blue bream", a2="green tuna").before_station(1).school("blue tuna", "green bream")
    table.play("sail 1", "fish blue tuna", "flip green bream")
    assert {"keep b1", "keep a3", "keep b2"} <= {*table.offers()}


def test_a_fish_alone_is_worth_nothing(sea: LayOut) -> None:
    table = sea(3).before_station(1).school("blue tuna", "green bream")
    table.play("sail 1", "fish blue tuna", "flip green bream", "keep a1")
    assert table.score() == 0


def test_cards_and_tokens_are_dealt_by_their_number(sea: LayOut) -> None:
    """Every face-down fish is as likely as any other: chance weighs by identical tokens."""
    table = sea(3).before_station(1).play("sail 1", "fish down")
    assert table.state.mover == CHANCE
    assert sum(table.weights().values()) == 47
    assert table.weights()["catch blue bream"] == 3


def test_the_score_shown_counts_neither_rocks_nor_offerings_and_each_seat_sees_what_its_own_stand_at(
    sea: LayOut,
) -> None:
    table = sea(3).hold(0, "long-line", "devout")
    assert table.view(0).scores == [0, 0, 0]
    assert table.view(0).boards[0].standing == -15
    assert table.view(1).boards[0].standing is None
    assert table.view(1).boards[0].rocks is None


def test_chance_lines_the_boats_up() -> None:
    game, orders = taku.find("namiji"), set()
    for seed in range(30):
        state, dice = game.start(game.setup(), 3), Dice(seed)
        while state.mover == CHANCE:
            state.apply(game.wander(state, dice))
        orders.add(tuple(cast(NamijiState, state).berths))
    assert len(orders) == 6
