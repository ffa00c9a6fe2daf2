"""What a view says of the garden, the figures and what is going on."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

import taku
from taku import BadSetup, Match, encode
from taku.games.niwa.facts import COLOUR_NAMES
from taku.games.niwa.picture import cells_of, lines_of
from taku.games.niwa.state import NiwaState
from taku.games.niwa.views import NiwaView
from taku.kernel.dice import Dice

Laid = Callable[..., Match]

# A view goes to every seat after every move, over whatever network there is.
LARGEST_VIEW = 6000


def view(match: Match, seat: int | None = None) -> NiwaView:
    found = match.view(seat)
    assert isinstance(found, NiwaView)
    return found


def test_cells_and_lines_follow_from_the_tiles() -> None:
    tiles = view(Match(taku.find("niwa"), settle=False)).tiles
    cells = {cell.name: cell for cell in cells_of(tiles)}
    lines = lines_of(tiles)
    assert (len(cells), len(lines), len(tiles)) == (61, 144, 12)
    assert [cell.name for cell in cells.values() if cell.base is not None] == ["0,0", "10,-6"]
    assert (cells["10,-6"].base, cells["10,-6"].start) == (1, None)
    assert (cells["11,-7"].base, cells["11,-7"].start) == (None, 1)
    assert (cells["4,-4"].q, cells["4,-4"].r, cells["4,-4"].start) == (4, -4, None)
    assert all(line.a in cells and line.b in cells for line in lines)


@pytest.mark.parametrize("garden", ["lantern", "stream", "ring", "classic"])
def test_the_tiles_that_are_shown_have_the_lines_that_are_played_on(garden: str) -> None:
    match = Match(taku.find("niwa"), settle=False, setup={"garden": garden})
    state = match._state
    assert isinstance(state, NiwaState)
    names, number = state.grounds.book.names, {name: at for at, name in enumerate(state.grounds.book.names)}
    shown = {(line.a, line.b): line.colour for line in lines_of(view(match).tiles)}
    assert len(shown) == 144
    for (a, b), colour in shown.items():
        steps = [step.target for step in state.garden.steps[8 * number[a] + 2 ** (COLOUR_NAMES.index(str(colour)) - 1)]]
        assert number[b] in steps or names.index(a) in state.garden.plot.homes


def test_a_tile_is_sent_as_its_place_its_name_its_turn_and_its_lines_as_they_lie() -> None:
    sent = msgspec.json.decode(encode(view(Match(taku.find("niwa"), settle=False))))
    assert sent["tiles"][0] == {"place": "0,0", "tile": "B", "rotation": 0, "lines": "GYOGYOOGYOGY"}
    assert sent["tiles"][2] == {"place": "1,0", "tile": "T8", "rotation": 3, "lines": "YOYGYGGGOOOO"}


def test_what_is_as_it_mostly_is_gets_left_out_of_what_is_sent(laid: Laid) -> None:
    sent = msgspec.json.decode(encode(view(laid({"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"}), 1)))
    assert not {"hand", "active", "winner", "ending", "last_turn"} & sent.keys()
    assert {"seat": 1, "cell": "11,-7", "beads": ["yellow", "yellow"]} in sent["figures"]
    assert {"game", "seat", "seats", "mover", "phase", "over", "scores", "offers"} <= sent.keys()


@pytest.mark.parametrize("beads", ["top", "any"])
def test_a_view_says_which_beads_pay_for_a_step_unless_it_is_the_top_one(beads: str) -> None:
    match = Match(taku.find("niwa"), settle=False, setup={"beads": beads})
    for seat in (0, 1, None):
        assert view(match, seat).beads == beads
        assert msgspec.json.decode(encode(view(match, seat))).get("beads", "top") == beads
    assert ("beads" in msgspec.json.decode(encode(view(match)))) == (beads == "any")


@pytest.mark.parametrize("garden", ["lantern", "stream", "ring", "classic", "wild"])
@pytest.mark.parametrize("beads", ["top", "any"])
def test_no_view_of_a_random_match_is_larger_than_six_thousand_bytes(garden: str, beads: str) -> None:
    game = taku.find("niwa")
    for seed in range(2):
        match, dice = Match(game, settle=False, setup={"garden": garden, "beads": beads}), Dice(seed)
        while not match.is_over:
            assert max(len(encode(match.view(seat))) for seat in (0, 1, None)) <= LARGEST_VIEW
            match.play(game.wander(match._state, dice).text)
        assert max(len(encode(match.view(seat))) for seat in (0, 1, None)) <= LARGEST_VIEW


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


def test_the_distance_counts_the_lines_of_the_shortest_way_whatever_stands_in_between(laid: Laid) -> None:
    around = {"9,-6": "GG", "9,-5": "YY", "10,-7": "OO"}
    match = laid({"8,-6": "OO", "-1,0": "GG", "-1,1": "YY"}, around)
    assert view(match).distances[0] == 2, "a figure stands on 9,-6, the only way of two lines"


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
