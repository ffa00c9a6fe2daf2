"""Panoramas and whirlpools, with their upgrades."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taku.games.namiji.tests.conftest import Sea

    LayOut = Callable[..., Sea]


def test_sections_are_taken_in_order_and_score_their_number(sea: LayOut) -> None:
    table = sea()
    for number, space in enumerate((2, 10, 18), start=1):
        table.before_station(space)
        offer = next(offer for offer in table.view(0).offers if offer.text == f"sail {space}")
        assert (offer.label.key, offer.label.args["section"]) == ("offer-sail-panorama", number)
        table.play(f"sail {space}")
        assert table.told(None)[1].args == {"seat": 0, "panorama": "whale", "section": number, "points": number}
    assert table.score() == 1 + 2 + 3


def test_the_first_to_complete_a_type_wins_its_bonus_and_the_second_does_not(sea: LayOut) -> None:
    table = sea().before_station(7)
    for board in table.state.boards:
        board.sections = 2
    offer = next(offer for offer in table.view(0).offers if offer.text == "sail 7")
    assert offer.label.args["bonus"] == 3
    table.play("sail 7")
    assert table.score() == 3 + 3
    assert table.keys() == ["sail", "section-taken", "bonus"]
    assert table.view(None).bonuses == ["octopus", "whale"]
    table.moor((30, 1), (22, 1), (29, 1)).play("sail 23")
    assert table.score(1) == 3
    assert table.view(None).boards[0].bonuses == ["dolphin"]


def test_sketchbook_gives_a_point_more(sea: LayOut) -> None:
    table = sea().give(0, "sketchbook").before_station(2).play("sail 2")
    assert (table.score(), table.state.boards[0].tally) == (2, 1)


def test_spyglass_takes_a_section_of_another_unfinished_type(sea: LayOut) -> None:
    table = sea().give(0, "spyglass").before_station(2).play("sail 2")
    assert table.offers() == ["use spyglass", "decline"]
    table.play("use spyglass")
    assert table.offers() == ["section dolphin", "section octopus"]
    table.play("section octopus")
    assert table.state.boards[0].sections == 16
    assert table.keys() == ["section", "section-taken"]


def test_spyglass_declined_takes_the_stations_own(sea: LayOut) -> None:
    table = sea().give(0, "spyglass", "sketchbook").before_station(2).play("sail 2", "decline")
    assert table.state.boards[0].sections == 256
    assert table.score() == 2


def test_spyglass_is_not_asked_about_when_every_other_type_is_finished(sea: LayOut) -> None:
    table = sea().give(0, "spyglass").before_station(2)
    table.state.boards[0].complete = 0b011
    table.play("sail 2")
    assert table.state.boards[0].sections == 256


def test_spyglass_with_one_other_type_left_still_pauses(sea: LayOut) -> None:
    table = sea().give(0, "spyglass").before_station(2)
    table.state.boards[0].complete = 0b001
    table.play("sail 2", "use spyglass")
    assert table.offers() == ["section octopus"]


def test_two_spyglasses_of_a_box_are_asked_about_one_after_the_other(sea: LayOut, boxed: Callable[..., str]) -> None:
    lantern = 'card = "lantern"\nstation = "rock"\neffect = "draw"\namount = 2'
    text = boxed((lantern, 'card = "second-glass"\nstation = "panorama"\neffect = "other"'))
    table = sea(box=text).give(0, "spyglass", "second-glass").before_station(2).play("sail 2", "decline")
    assert table.offers() == ["use second-glass", "decline"]
    assert table.play("decline").state.boards[0].sections == 256
    table = sea(box=text).give(0, "spyglass", "second-glass").before_station(2)
    table.play("sail 2", "use spyglass", "section dolphin")
    assert table.state.agenda[-1].name == "sailing"


def test_a_whirlpool_takes_an_offering_and_lessens_the_penalty(sea: LayOut) -> None:
    table = sea()
    penalties = []
    for space in (3, 16, 22, 35):
        penalties.append(table.view(0).boards[0].penalty)
        table.before_station(space).play(f"sail {space}")
        assert table.keys() == ["sail", "afloat"]
    assert penalties == [15, 10, 6, 3]
    assert table.view(0).boards[0].penalty == 0
    table.before_station(44).play("sail 44")
    assert table.state.boards[0].offerings == 0


def test_prayer_beads_give_two_points_for_an_offering_and_none_without(sea: LayOut) -> None:
    table = sea().give(0, "prayer-beads").before_station(3).play("sail 3")
    assert (table.score(), table.state.boards[0].tally) == (2, 2)
    table.state.boards[0].offerings = 0
    table.before_station(16).play("sail 16")
    assert table.score() == 2
