"""Whose turn it is, where a boat may go, and what happens at the finish."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from taku.games.namiji.facts import STATION_NAMES
from taku.kernel.game import NOBODY

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def test_boats_line_up_from_the_rearmost_slot_and_the_rearmost_sails_first(sea: LayOut) -> None:
    table = sea(4)
    view = table.view(None)
    assert [boat.slot for boat in view.boats] == [4, 3, 2, 1]
    assert view.queue == [0, 1, 2, 3]
    assert table.state.mover == 0


def test_the_boat_farthest_behind_moves_and_moves_again_while_it_is_last(sea: LayOut) -> None:
    table = sea(3).moor((5, 1), (9, 1), (15, 1))
    assert table.state.mover == 0
    table.play("sail 7")
    assert table.state.mover == 0
    table.play("sail 10")
    assert table.state.mover == 1


def test_a_boat_may_skip_any_number_of_spaces_but_not_pass_the_dock(sea: LayOut) -> None:
    offers = sea(3).offers()
    assert offers == [*[f"sail {space}" for space in range(1, 15)], "dock 15 1", "dock 15 2", "dock 15 3"]


def test_a_taken_station_is_not_offered(sea: LayOut) -> None:
    table = sea(3).moor((0, 1), (7, 1), (14, 1))
    assert "sail 7" not in table.offers()
    assert "sail 14" not in table.offers()


def test_a_second_boat_on_a_double_station_leaves_first(sea: LayOut) -> None:
    table = sea(4).moor((9, 1), (1, 1), (10, 1), (11, 1))
    table.play("sail 9", "net blue bream", "release")
    assert table.view(None).route[9].boats == [0, 1]
    assert table.state.mover == 1


def test_a_double_station_holds_two_boats_and_not_three(sea: LayOut) -> None:
    table = sea(4).moor((9, 1), (9, 2), (1, 1), (11, 1))
    assert "sail 9" not in table.offers()


@pytest.mark.parametrize(("seats", "is_offered"), [(3, False), (4, True), (5, True)])
def test_the_second_slot_of_a_double_station_is_for_four_or_five_players(
    sea: LayOut, seats: int, is_offered: bool
) -> None:
    table = sea(seats).moor((3, 1), (1, 1), *[(15, slot) for slot in range(1, seats - 1)])
    assert ("sail 3" in table.offers()) is is_offered


def test_nobody_stops_at_a_panorama_that_is_complete(sea: LayOut) -> None:
    table = sea(3).before_station(2)
    table.state.boards[0].sections = 5 * 256
    table.state.boards[0].complete = 0b100
    assert "sail 2" not in table.offers()
    assert "sail 10" not in table.offers()
    assert {"sail 4", "sail 7"} <= {*table.offers()}


def test_the_last_arrival_at_a_dock_opens_the_draft_and_the_outermost_slot_sails_first(sea: LayOut) -> None:
    table = sea(5).moor((14, 1), (13, 1), (15, 4), (15, 2), (15, 3))
    assert table.offers() == ["dock 15 1", "dock 15 5"]
    table.play("dock 15 5")
    assert table.state.agenda[-1].name == "sailing"
    table.play("dock 15 1")
    assert table.state.agenda[-1].name == "deal"
    for card in ("onigiri", "ramen", "maki", "sieve", "lantern", "spyglass"):
        table.play(f"deal {card}")
    assert table.state.mover == 0
    table.play("take maki")
    assert table.state.mover == 3
    table.play("take ramen", "take sieve", "take lantern")
    assert table.state.mover == 1
    table.play("take onigiri")
    assert table.state.mover == 1
    assert table.state.agenda[-1].name == "sailing"
    assert table.view(None).queue == [1, 2, 4, 3, 0]


def test_coming_home_takes_the_highest_early_bird_left_and_the_match_ends_with_the_last_boat(sea: LayOut) -> None:
    table = sea(3).moor((57, 1), (58, 1), (59, 1))
    assert table.offers() == ["sail 60"]
    table = sea(3).moor((59, 1), (58, 1), (56, 1))
    table.play("sail 60", "sail 60")
    assert table.keys() == ["finish", "early-bird"]
    assert table.view(None).early_birds == [3]
    table.play("sail 60")
    assert table.state.mover == NOBODY
    assert [board.early_bird for board in table.state.boards] == [3, 5, 7]
    assert [board.place for board in table.state.boards] == [3, 2, 1]
    assert table.offers() == []


def test_counterclockwise_reads_the_stations_backwards_and_doubles_stay_double(sea: LayOut) -> None:
    there = sea(4).view(None).route
    back = sea(4, direction="counterclockwise").view(None).route
    assert [space.space for space in back] == [space.space for space in there]
    assert [(space.station, space.double) for space in back] == [
        (space.station, space.double) for space in reversed(there)
    ]


def test_the_house_route_has_56_stations_of_which_24_are_double(sea: LayOut) -> None:
    stations = [space for space in sea(5).view(None).route if space.station not in ("dock", "port")]
    counts = [sum(space.station == name for space in stations) for name in STATION_NAMES[:8]]
    assert counts == [12, 6, 6, 7, 7, 5, 6, 7]
    assert sum(space.double for space in stations) == 24
    assert [space.space for space in sea(3).view(None).route if space.station == "dock"] == [15, 30, 45]


def test_a_stop_where_nothing_can_happen_is_legal_and_said(sea: LayOut) -> None:
    table = sea(3).before_station(3)
    table.state.boards[0].offerings = 0
    table.play("sail 3")
    assert table.keys() == ["sail", "nothing"]


def test_legs_of_another_length_number_their_spaces_along_the_route(sea: LayOut, boxed: Callable[..., str]) -> None:
    text = boxed(('leg-1 = "A* H W* O C* A D R* N* H A O* R N"', 'leg-1 = "A H W"'))
    table = sea(3, box=text)
    assert table.offers() == ["sail 1", "sail 2", "sail 3", "dock 4 1", "dock 4 2", "dock 4 3"]
    assert [space.space for space in table.view(None).route if space.station in ("dock", "port")] == [0, 4, 19, 34, 49]
    back = sea(3, box=text, direction="counterclockwise").view(None).route
    assert [space.space for space in back if space.station in ("dock", "port")] == [0, 15, 30, 45, 49]
