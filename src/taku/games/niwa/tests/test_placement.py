"""Placement: where, in which order, and who knows what until all six figures stand."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import taku
from taku import CHANCE, Match, encode
from taku.games.niwa.figures import START_BEADS
from taku.games.niwa.state import NiwaState
from taku.kernel.dice import Dice

SECRET = ["place green 1,0", "place yellow 0,1", "place orange -1,1"]
SECRET_1 = ["place green 9,-6", "place yellow 9,-5", "place orange 10,-7"]


def opened(**setup: str) -> Match:
    return Match(taku.find("niwa"), settle=False, setup=setup)


def played(match: Match, *texts: str) -> Match:
    for text in texts:
        match.play(text)
    return match


def test_chance_names_the_first_seat_with_equal_weights_and_the_set_up_can_do_without() -> None:
    match = opened()
    assert match.mover == CHANCE
    assert match.weights() == {"first 0": 1, "first 1": 1}
    assert opened(first="1").mover == 0


def test_the_six_cells_around_the_own_base_are_offered_less_those_taken() -> None:
    match = played(opened(first="0"))
    around = {"1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"}
    assert set(match.offers()) == {f"place green {cell}" for cell in around}
    match.play("place green 1,0")
    assert set(match.offers()) == {f"place yellow {cell}" for cell in around - {"1,0"}}


@pytest.mark.parametrize("first", ["0", "1"])
def test_in_secret_seat_0_places_all_three_and_then_seat_1_whoever_starts(first: str) -> None:
    match = opened(first=first)
    movers = []
    for text in SECRET + SECRET_1:
        movers.append(match.mover)
        match.play(text)
    assert movers == [0, 0, 0, 1, 1, 1]
    assert match.mover == int(first)


@pytest.mark.parametrize("first", [0, 1])
def test_openly_the_seats_alternate_greens_yellows_oranges_beginning_with_the_first(first: int) -> None:
    match = opened(placement="open")
    match.play(f"first {first}")
    colours = []
    for number in range(6):
        assert match.mover == (first if number % 2 == 0 else 1 - first)
        colours.append(match.offers()[0].split()[1])
        match.play(match.offers()[0])
    assert colours == ["green", "green", "yellow", "yellow", "orange", "orange"]
    assert match.mover == first


def test_an_open_placement_is_heard_and_seen_by_all() -> None:
    match = played(opened(placement="open", first="0"), "place green 1,0")
    for seat in (0, 1, None):
        assert match.told[seat][-1].lines[0].args == {"seat": 0, "colour": "green", "cell": "1,0"}
        assert match.view(seat).figures[0].cell == "1,0"  # type: ignore[attr-defined]


def test_a_secret_placement_is_heard_only_as_a_figure_placed() -> None:
    match = played(opened(first="0"), *SECRET[:1])
    assert match.told[0][-1].lines[0].key == "place"
    for seat in (1, None):
        (line,) = match.told[seat][-1].lines
        assert (line.key, line.args) == ("place-hidden", {"seat": 0})
        view = match.view(seat)
        assert [figure.cell for figure in view.figures] == [None] * 6  # type: ignore[attr-defined]
        assert view.placed == [1, 0]  # type: ignore[attr-defined]
        assert view.distances == [None, None]  # type: ignore[attr-defined]
    assert match.view(0).distances == [9, None]  # type: ignore[attr-defined]


def test_two_secret_placements_look_the_same_to_the_other_seat_and_to_watchers() -> None:
    one = played(opened(first="0"), *SECRET, SECRET_1[0])
    other = played(opened(first="0"), "place green 0,-1", "place yellow -1,0", "place orange 1,0", SECRET_1[0])
    for seat in (1, None):
        assert encode(one.view(seat)) == encode(other.view(seat))
    assert encode(one.view(0)) != encode(other.view(0))


def test_when_the_sixth_figure_stands_everything_is_shown_to_everybody() -> None:
    match = played(opened(first="0"), *SECRET, *SECRET_1)
    expected = [
        {"seat": 0, "green": "1,0", "yellow": "0,1", "orange": "-1,1"},
        {"seat": 1, "green": "9,-6", "yellow": "9,-5", "orange": "10,-7"},
    ]
    for seat in (0, 1, None):
        assert [line.args for line in match.told[seat][-1].lines if line.key == "reveal"] == expected
        figures = match.view(seat).figures  # type: ignore[attr-defined]
        assert {(figure.cell, *figure.beads) for figure in figures if figure.seat == 0} == {
            ("1,0", "green", "green"),
            ("0,1", "yellow", "yellow"),
            ("-1,1", "orange", "orange"),
        }


def test_a_seat_imagines_every_hidden_placement_equally_often_and_keeps_its_own() -> None:
    match = played(opened(first="0"), *SECRET, SECRET_1[0])
    game, dice, seen = match.game, Dice(1), Counter[int]()
    for _ in range(600):
        imagined = match.eye(0).imagine(dice)
        assert isinstance(imagined, NiwaState)
        assert encode(game.view(imagined, 0)) == encode(match.view(0))
        seen[imagined.cells] += 1
        assert imagined.beads == START_BEADS
    assert len(seen) == 6
    assert min(seen.values()) > 60
    assert len({match.eye(1).imagine(dice).mark() for _ in range(300)}) > 80


def test_before_a_wild_garden_has_a_shape_there_is_nothing_to_imagine() -> None:
    match = opened(garden="wild")
    assert match.eye(0).imagine(Dice(1)).mark() == match._state.mark()


def test_after_the_reveal_nothing_is_hidden_and_imagining_is_copying() -> None:
    match = played(opened(first="0"), *SECRET, *SECRET_1)
    assert match.eye(0).imagine(Dice(1)).mark() == match._state.mark()
    seen = [msgspec.structs.replace(match.view(seat), seat=None, offers=[]) for seat in (0, 1, None)]
    assert seen[0] == seen[1] == seen[2]
