"""What a view says of the garden, the figures and what is going on."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import taku
from taku import BadSetup, Match, encode
from taku.games.niwa.views import NiwaView

Laid = Callable[..., Match]


def view(match: Match, seat: int | None = None) -> NiwaView:
    found = match.view(seat)
    assert isinstance(found, NiwaView)
    return found


def test_the_picture_has_every_cell_line_and_tile_with_what_is_needed_to_draw_it() -> None:
    picture = view(Match(taku.find("niwa"), settle=False)).picture
    cells = {cell.name: cell for cell in picture.cells}
    assert (len(cells), len(picture.lines), len(picture.tiles)) == (61, 144, 12)
    assert [cell.name for cell in picture.cells if cell.base is not None] == ["0,0", "10,-6"]
    assert (cells["10,-6"].base, cells["10,-6"].start) == (1, None)
    assert (cells["11,-7"].base, cells["11,-7"].start) == (None, 1)
    assert (cells["4,-4"].q, cells["4,-4"].r, cells["4,-4"].start) == (4, -4, None)
    assert all(line.a in cells and line.b in cells for line in picture.lines)
    assert msgspec.json.decode(encode(view(Match(taku.find("niwa"), settle=False))))["picture"]["lines"][0][2] in (
        "green",
        "yellow",
        "orange",
    )


def test_destinations_stand_by_each_figure_of_the_mover_and_by_no_other(laid: Laid) -> None:
    match = laid({"1,0": "GO", "2,0": "", "-1,1": "YYO"}, {"3,0": "GG", "11,-7": "YY", "10,-5": "OO"})
    for seat in (0, 1, None):
        by_cell = {figure.cell: figure for figure in view(match, seat).figures}
        assert by_cell["1,0"].steps == []
        assert by_cell["-1,1"].steps == ["0,1"]
        assert set(by_cell["2,0"].jumps) == {"4,-1", "4,0", "3,1", "0,1", "1,-1"}
        assert by_cell["3,0"].steps == by_cell["3,0"].jumps == []
    by_cell = {figure.cell: figure for figure in view(laid({"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"})).figures}
    assert by_cell["1,0"].steps == ["2,0"]


def test_during_a_walk_only_the_walker_is_active_and_has_destinations(laid: Laid) -> None:
    match = laid({"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"})
    match.play("step 1,0 2,0")
    match.play("give -1,1")
    active = [figure for figure in view(match).figures if figure.is_active]
    assert [figure.cell for figure in active] == ["2,0"]
    assert active[0].steps == ["3,0", "3,-1"]
    assert all(figure.steps == [] for figure in view(match).figures if not figure.is_active)
    assert view(match).phase == "walking"


def test_beads_are_listed_from_bottom_to_top(laid: Laid) -> None:
    figures = view(laid({"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"})).figures
    assert {figure.cell: figure.beads for figure in figures if figure.seat == 0} == {
        "1,0": ["green", "orange"],
        "-1,0": ["green", "yellow", "orange"],
        "-1,1": ["yellow"],
    }


def test_the_distance_is_that_of_the_nearest_figure_to_the_other_base(laid: Laid) -> None:
    match = laid({"8,-6": "OO", "-1,0": "GG", "-1,1": "YY"})
    assert view(match).distances == [2, 10]


def test_turn_and_first_are_known_once_they_are_settled() -> None:
    match = Match(taku.find("niwa"), settle=False)
    assert (view(match).first, view(match).turn, view(match).phase) == (None, None, "first")
    match.play("first 1")
    assert (view(match).first, view(match).turn, view(match).turn_number) == (1, None, 0)
    while view(match).phase == "placement":
        match.play(match.offers()[0])
    assert (view(match).turn, view(match).turn_number, view(match).repeats) == (1, 1, 1)


def test_offers_go_to_the_mover_alone_each_with_the_cell_to_click(laid: Laid) -> None:
    match = laid({"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"})
    assert view(match, 1).offers == view(match).offers == []
    spots = {offer.text: offer.spot for offer in view(match, 0).offers}
    assert spots["step 1,0 2,0"] == "2,0"
    assert spots["pass -1,1"] == "-1,1"
    match.play("step 1,0 2,0")
    (offer,) = view(match, 0).offers
    assert (offer.spot, offer.label.args) == ("-1,1", {"cell": "-1,1", "colour": "orange"})
    match.play("give -1,1")
    assert [offer.spot for offer in view(match, 0).offers] == ["3,0", "3,-1", "stop"]


def test_a_step_is_worded_with_the_line_it_crosses_and_whether_it_wins(laid: Laid) -> None:
    match = laid({"9,-6": "GO", "-1,0": "GYO", "-1,1": "Y"})
    label = next(offer.label for offer in view(match, 0).offers if offer.text == "step 9,-6 10,-6")
    assert label.args == {"from": "9,-6", "cell": "10,-6", "colour": "orange", "goal": "yes"}
    label = next(offer.label for offer in view(match, 0).offers if offer.text == "step 9,-6 8,-6")
    assert label.args["goal"] == "no"


@pytest.mark.parametrize(
    ("setup", "message"),
    [
        ({"mirror": "maybe"}, "mirror='maybe': expected one of yes, no"),
        ({"beads": "all"}, "beads='all': expected one of top, any"),
        ({"first": "2"}, "first='2': expected one of chance, 0, 1"),
        ({"placement": "dark"}, "placement='dark': expected one of secret, open"),
        ({"colour": "red"}, "unknown set-up choice 'colour'"),
    ],
)
def test_a_set_up_that_does_not_exist_is_refused(setup: dict[str, str], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        Match(taku.find("niwa"), setup=setup)


def test_niwa_is_for_two() -> None:
    with pytest.raises(BadSetup, match="niwa is played by 2 seats, not 3"):
        Match(taku.find("niwa"), seats=3)
