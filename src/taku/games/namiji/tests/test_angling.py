"""Angling: taking, flipping, keeping, releasing, and the three upgrades of the station."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def test_a_face_up_fish_is_taken_then_another_is_flipped(sea: LayOut) -> None:
    table = sea().before_station(1).play("sail 1")
    assert table.offers() == ["fish blue bream", "fish down"]
    table.play("fish blue bream")
    assert table.state.up_count == 0
    assert table.weights()["flip blue bream"] == 3
    assert table.weights()["flip green tuna"] == 4
    table.play("flip green tuna")
    assert table.offers() == ["keep a1", "release"]
    table.play("keep a1")
    assert table.view(0).boards[0].rack[0] is not None
    assert table.view(0).school.up == [*[0] * 9, 1, 0, 0]


def test_a_face_down_fish_is_named_by_chance_before_the_flip(sea: LayOut) -> None:
    table = sea().before_station(1).play("sail 1", "fish down")
    assert sum(table.weights().values()) == 47
    table.play("catch orange tuna")
    assert table.view(1).catch is not None
    assert sum(table.weights().values()) == 46
    table.play("flip blue tuna", "release")
    assert table.state.up_count == 3
    assert table.view(None).catch is None


def test_equal_face_up_fish_are_one_offer(sea: LayOut) -> None:
    table = sea().school("blue bream, blue bream, green tuna", "blue tuna").before_station(1).play("sail 1")
    assert table.offers() == ["fish blue bream", "fish green tuna", "fish down"]


def test_with_a_full_rack_the_fish_must_be_released(sea: LayOut) -> None:
    table = sea().before_station(1)
    table.state.boards[0].filled = 0xFFF
    table.play("sail 1", "fish blue bream", "flip blue tuna")
    assert table.offers() == ["release"]


def test_with_an_empty_school_nothing_happens_and_nothing_is_asked(sea: LayOut) -> None:
    table = sea().school().before_station(1).give(0, "live-bait", "spare-hook").play("sail 1")
    assert table.keys() == ["sail", "nothing"]


def test_the_last_fish_is_taken_without_a_flip(sea: LayOut) -> None:
    table = sea().school("blue bream").before_station(1).play("sail 1")
    assert table.offers() == ["fish blue bream"]
    table.play("fish blue bream")
    assert table.offers() == ["keep a1", "release"]
    table = sea().school("", "blue bream").before_station(1).play("sail 1")
    assert table.offers() == ["fish down"]
    table.play("fish down", "catch blue bream")
    assert table.offers() == ["keep a1", "release"]


def test_live_bait_flips_two_tokens_first(sea: LayOut) -> None:
    table = sea().give(0, "live-bait").before_station(1).play("sail 1")
    assert table.offers() == ["use live-bait", "decline"]
    table.play("use live-bait", "flip green tuna", "flip green bream")
    assert table.offers() == ["fish blue bream", "fish green bream", "fish green tuna", "fish down"]


def test_live_bait_declined_goes_straight_to_fishing(sea: LayOut) -> None:
    table = sea().give(0, "live-bait").before_station(1).play("sail 1", "decline")
    assert table.offers() == ["fish blue bream", "fish down"]


def test_live_bait_flips_as_far_as_there_are_face_down_tokens(sea: LayOut) -> None:
    table = sea().school("blue bream", "blue tuna").give(0, "live-bait").before_station(1)
    table.play("sail 1", "use live-bait", "flip blue tuna")
    assert table.offers() == ["fish blue bream", "fish blue tuna"]
    table = sea().school("blue bream").give(0, "live-bait").before_station(1).play("sail 1", "use live-bait")
    assert table.offers() == ["fish blue bream"]


def test_spare_hook_puts_the_catch_back_for_one_more_try(sea: LayOut) -> None:
    table = sea().give(0, "spare-hook").before_station(1)
    table.play("sail 1", "fish blue bream", "flip green tuna")
    assert table.offers() == ["use spare-hook", "decline"]
    table.play("use spare-hook")
    assert table.offers() == ["fish blue bream", "fish green tuna", "fish down"]
    table.play("fish blue bream", "flip green bream")
    assert table.offers() == ["keep a1", "release"]


def test_spare_hook_declined_leads_to_the_rack(sea: LayOut) -> None:
    table = sea().give(0, "spare-hook").before_station(1)
    table.play("sail 1", "fish down", "catch blue tuna", "flip green tuna", "decline")
    assert table.offers() == ["keep a1", "release"]


def test_spare_hook_is_not_asked_about_when_the_school_is_empty(sea: LayOut) -> None:
    table = sea().school("blue bream").give(0, "spare-hook").before_station(1)
    table.play("sail 1", "fish blue bream")
    assert table.offers() == ["keep a1", "release"]


def test_sturdy_rod_gives_a_point_for_a_fish_kept_and_none_for_one_released(sea: LayOut) -> None:
    table = sea().give(0, "sturdy-rod").before_station(1)
    table.play("sail 1", "fish blue bream", "flip green tuna", "keep a1")
    assert (table.score(), table.state.boards[0].tally) == (1, 1)
    assert table.keys() == ["keep", "upgrade-points"]
    table = sea().give(0, "sturdy-rod").before_station(1)
    table.play("sail 1", "fish blue bream", "flip green tuna", "release")
    assert table.score() == 0


def test_all_three_upgrades_work_at_one_stop_each_once(sea: LayOut) -> None:
    table = sea().give(0, "live-bait", "spare-hook", "sturdy-rod").before_station(1)
    table.play("sail 1", "use live-bait", "flip blue tuna", "flip blue tuna", "fish blue tuna", "flip green tuna")
    table.play("use spare-hook", "fish down", "catch green tuna", "flip green tuna", "keep a1")
    assert table.score() == 1
    assert table.state.agenda[-1].name == "sailing"


def test_two_hooks_of_a_box_are_asked_about_one_after_the_other(sea: LayOut, boxed: Callable[..., str]) -> None:
    lantern = 'card = "lantern"\nstation = "rock"\neffect = "draw"\namount = 2'
    text = boxed((lantern, 'card = "second-hook"\nstation = "angling"\neffect = "again"'))
    table = sea(box=text).give(0, "spare-hook", "second-hook").before_station(1)
    table.play("sail 1", "fish blue bream", "flip green tuna")
    assert table.offers() == ["use spare-hook", "decline"]
    table.play("use spare-hook", "fish green tuna", "flip green tuna")
    assert table.offers() == ["use second-hook", "decline"]
    table.play("use second-hook", "fish blue bream", "flip green tuna")
    assert table.offers() == ["keep a1", "release"]
    table = sea(box=text).give(0, "spare-hook", "second-hook").before_station(1)
    table.play("sail 1", "fish blue bream", "flip green tuna", "decline")
    assert table.offers() == ["use second-hook", "decline"]
