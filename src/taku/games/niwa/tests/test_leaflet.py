"""Sentences of the leaflet that no other test tries: the box, the laying of the garden, taking turns and blocking."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

import taku
from taku import Match
from taku.games.niwa.facts import TILE_NAMES
from taku.games.niwa.tile_file import grounds_of
from taku.games.niwa.views import NiwaView
from taku.kernel.dice import Dice

Laid = Callable[..., Match]
GARDENS = ("classic", "lantern", "stream", "ring")
# Three of the six directions: seen this way, each pair of neighbours is counted once.
ONE_WAY = ((1, 0), (1, -1), (0, -1))


def view(match: Match) -> NiwaView:
    found = match.view(None)
    assert isinstance(found, NiwaView)
    return found


@pytest.mark.parametrize("garden", GARDENS)
def test_the_box_has_twelve_tiles_two_bases_six_figures_and_twelve_beads(garden: str) -> None:
    shown = view(Match(taku.find("niwa"), settle=False, setup={"garden": garden}))
    assert len(shown.tiles) == 12
    assert sum(tile.tile == "B" for tile in shown.tiles) == 2
    assert [figure.seat for figure in shown.figures] == [0, 0, 0, 1, 1, 1]
    assert Counter(bead for figure in shown.figures for bead in figure.beads) == {"green": 4, "yellow": 4, "orange": 4}


def test_each_figure_starts_with_two_beads_of_a_colour_that_no_other_of_its_side_has() -> None:
    figures = view(Match(taku.find("niwa"), settle=False)).figures
    for seat in (0, 1):
        stacks = [figure.beads for figure in figures if figure.seat == seat]
        assert sorted(stacks) == [[colour, colour] for colour in ("green", "orange", "yellow")]


@pytest.mark.parametrize("garden", GARDENS)
def test_the_bases_lie_at_opposite_ends(garden: str) -> None:
    """From a base nothing is farther away than the cells around the other one."""
    plot = grounds_of(garden, "").first_garden.plot
    for seat in (0, 1):
        apart = plot.distances[seat][plot.homes[seat]]
        around = plot.starts[seat]
        assert max(plot.distances[seat][cell] for cell in plot.cells if cell not in around) <= apart


def test_classic_lays_every_tile_once_and_the_others_lay_five_tiles_twice() -> None:
    for garden in GARDENS:
        laid = Counter(TILE_NAMES[one.tile] for one in grounds_of(garden, "").first_garden.laid)
        bases = laid.pop("B")
        assert bases == 2
        assert sorted(laid.values()) == ([1] * 10 if garden == "classic" else [2] * 5)


@pytest.mark.parametrize("garden", GARDENS)
def test_any_two_tiles_that_touch_join_into_whole_cells(garden: str) -> None:
    """A cell on the edge of one tile has three lines; where two tiles touch it has all six."""
    plot = grounds_of(garden, "").first_garden.plot
    joined = [sum(plot.neighbour(cell, way) >= 0 for way in range(6)) for cell in plot.cells]
    assert set(joined) == {3, 6}
    pairs = sum((q + dq, r + dr) in plot.layout.places for q, r in plot.layout.places for dq, dr in ONE_WAY)
    assert joined.count(6) == len(plot.layout.places) + pairs


@pytest.mark.parametrize("first", [0, 1])
def test_the_seats_take_turns_beginning_with_the_first(first: int) -> None:
    game = taku.find("niwa")
    match, dice = Match(game, seed="4", setup={"first": str(first)}), Dice(4)
    turns: dict[int, int | None] = {}
    while not match.is_over:
        if match.view(None).phase == "turn":
            turns[view(match).turn_number] = view(match).turn
        match.play(game.wander(match._state, dice).text)
    assert len(turns) > 10
    assert list(turns.items()) == [(number, (first + number + 1) % 2) for number in range(1, len(turns) + 1)]


def test_figures_with_beads_block_each_other_until_one_has_got_rid_of_them(laid: Laid) -> None:
    samurai = {"3,0": "GG", "11,-7": "YY", "10,-5": "OO"}
    blocked = laid({"2,0": "G", "-1,0": "GYY", "-1,1": "OO"}, samurai).offers()
    assert [text for text in blocked if " 2,0 " in text] == ["step 2,0 3,-1"], "it can only walk around"
    freed = laid({"2,0": "", "-1,0": "GGY", "-1,1": "YOO"}, samurai).offers()
    assert "jump 2,0 4,0" in freed
