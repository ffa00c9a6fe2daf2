"""Nets: revealing, placing across or upright, releasing, and the two upgrades of the station."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def test_a_net_as_the_very_first_token_must_cover_the_upper_left_cell(sea: LayOut) -> None:
    table = sea().before_station(9).play("sail 9")
    assert len(table.weights()) == 12
    assert set(table.weights().values()) == {1}
    table.play("net blue tuna")
    assert table.offers() == ["cast a1 b1", "cast a1 a2", "release"]
    table.play("cast a1 a2")
    assert table.view(None).boards[0].nets == [["a1", "a2"]]
    assert table.state.net_count == 11


def test_a_later_net_needs_two_free_cells_one_of_them_touching(sea: LayOut) -> None:
    table = sea().fill(0, a1="blue bream").before_station(9).play("sail 9", "net blue tuna")
    across = ["cast b1 c1", "cast a2 b2"]
    upright = ["cast b1 b2", "cast a2 a3"]
    assert table.offers() == [*across, *upright, "release"]


def test_a_net_never_sticks_out_of_the_rack(sea: LayOut) -> None:
    table = sea().before_station(9)
    table.state.boards[0].filled = 0b0111_1111_1111
    table.play("sail 9", "net blue tuna")
    assert table.offers() == ["release"]


def test_a_released_net_goes_under_the_deck_and_comes_up_when_the_pool_is_empty(sea: LayOut) -> None:
    table = sea()
    table.state.nets, table.state.net_count = 1, 1
    table.before_station(9).play("sail 9", "net blue bream", "release")
    assert table.view(None).decks.net_tail == [0]
    assert table.keys() == ["release-net"]
    table.before_station(14).play("sail 14")
    assert table.weights() == {"net blue bream": 1}
    table.play("net blue bream", "cast a1 b1")
    table.before_station(19).play("sail 19")
    assert table.keys() == ["sail", "nothing"]


def test_fine_mesh_reveals_two_nets_and_the_other_goes_under_at_once(sea: LayOut) -> None:
    table = sea().give(0, "fine-mesh").before_station(9).play("sail 9", "net blue tuna", "net green bream")
    assert len(table.view(1).revealed) == 2
    assert table.offers() == ["choose blue tuna", "choose green bream"]
    table.play("choose green bream")
    assert table.view(None).decks.net_tail == [1]
    table.play("release")
    assert table.view(None).decks.net_tail == [1, 8]


def test_fine_mesh_with_one_net_left_has_one_to_choose(sea: LayOut) -> None:
    table = sea().give(0, "fine-mesh")
    table.state.nets, table.state.net_count = 1, 1
    table.before_station(9).play("sail 9", "net blue bream")
    assert table.offers() == ["choose blue bream"]


def test_hand_line_fishes_from_the_school_without_angling_upgrades(sea: LayOut) -> None:
    table = sea().give(0, "hand-line", "live-bait", "spare-hook", "sturdy-rod").before_station(9).play("sail 9")
    assert table.offers() == ["use hand-line", "decline"]
    table.play("use hand-line")
    assert table.offers() == ["fish blue bream", "fish down"]
    table.play("fish blue bream", "flip green tuna", "keep a1")
    assert table.score() == 0
    assert table.state.agenda[-1].name == "sailing"
    assert table.state.net_count == 12


def test_hand_line_declined_reveals_a_net(sea: LayOut) -> None:
    table = sea().give(0, "hand-line").before_station(9).play("sail 9", "decline", "net blue tuna")
    assert table.offers() == ["cast a1 b1", "cast a1 a2", "release"]


def test_hand_line_is_asked_about_at_an_empty_deck_too_and_then_nothing_happens(sea: LayOut) -> None:
    table = sea().give(0, "hand-line")
    table.state.nets, table.state.net_count = 0, 0
    table.before_station(9).play("sail 9")
    assert table.offers() == ["use hand-line", "decline"]
    table.play("decline")
    assert table.state.agenda[-1].name == "sailing"


def test_hand_line_is_not_asked_about_with_an_empty_school(sea: LayOut) -> None:
    table = sea().school().give(0, "hand-line").before_station(9).play("sail 9")
    assert table.state.agenda[-1].name == "net"


def test_two_hand_lines_of_a_box_are_asked_about_one_after_the_other(sea: LayOut, boxed: Callable[..., str]) -> None:
    lantern = 'card = "lantern"\nstation = "rock"\neffect = "draw"\namount = 2'
    text = boxed((lantern, 'card = "second-line"\nstation = "net"\neffect = "line"'))
    table = sea(box=text).give(0, "hand-line", "second-line").before_station(9).play("sail 9", "decline")
    assert table.offers() == ["use second-line", "decline"]
    table.play("decline", "net blue tuna")
    table = sea(box=text).give(0, "hand-line", "second-line").before_station(9).play("sail 9", "use hand-line")
    assert table.offers() == ["fish blue bream", "fish down"]
    table.play("fish blue bream", "flip blue bream", "release")
    assert table.state.agenda[-1].name == "sailing"


def test_a_box_can_give_points_for_nets_and_for_rocks(sea: LayOut, boxed: Callable[..., str]) -> None:
    lantern = 'card = "lantern"\nstation = "rock"\neffect = "draw"\namount = 2'
    mesh = 'station = "net"\neffect = "reveal"\namount = 1'
    text = boxed(
        (lantern, 'card = "lantern"\nstation = "rock"\neffect = "points"\namount = 2'),
        (mesh, 'station = "net"\neffect = "points"\namount = 3'),
    )
    table = sea(box=text).give(0, "lantern", "fine-mesh").before_station(8)
    table.play("sail 8", "rock devout", "rock gourmet", "keep-rock devout")
    assert table.score() == 2
    table.before_station(9).play("sail 9", "net blue tuna", "cast a1 b1")
    assert table.score() == 5
    assert table.state.boards[0].tally == 5
