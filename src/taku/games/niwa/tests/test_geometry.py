"""The gardens as the dossier counts them (worked case 1)."""

from __future__ import annotations

from collections import Counter

import pytest

import taku
from taku.games.niwa.facts import COLOUR_NAMES, DIRECTIONS, NO_COLOUR, TILE_NAMES, UNKNOWN
from taku.games.niwa.garden import Garden
from taku.games.niwa.layout import shifted
from taku.games.niwa.moves import LEAP_OFFSETS
from taku.games.niwa.tile_file import broken_rules, grounds_of, house_tiles

GARDENS = ("lantern", "stream", "ring", "classic")
SYMMETRIC = ("lantern", "stream", "ring")


def garden_of(name: str) -> Garden:
    return grounds_of(name, "").first_garden


def colours_between(garden: Garden) -> dict[tuple[tuple[int, int], tuple[int, int]], int]:
    """Every line, seen from both ends."""
    cells = garden.plot.book.cells
    found = {}
    for cell in garden.plot.cells:
        for direction in range(DIRECTIONS):
            other = garden.plot.neighbour(cell, direction)
            if other != UNKNOWN:
                found[cells[cell], cells[other]] = garden.colours[DIRECTIONS * cell + direction]
    return found


@pytest.mark.parametrize(("name", "cells"), [("lantern", 61), ("stream", 63), ("ring", 72), ("classic", 61)])
def test_a_garden_has_84_cells_less_one_for_every_pair_of_touching_tiles(name: str, cells: int) -> None:
    layout = house_tiles().layouts[name]
    touching = sum(shifted(place, way) in layout.places for place in layout.places for way in range(3))
    assert len(garden_of(name).plot.cells) == 84 - touching == cells


@pytest.mark.parametrize("name", GARDENS)
def test_a_garden_has_144_lines_each_the_same_from_both_ends(name: str) -> None:
    lines = colours_between(garden_of(name))
    assert len(lines) == 2 * 144
    assert all(lines[b, a] == colour for (a, b), colour in lines.items())
    assert NO_COLOUR not in lines.values()


@pytest.mark.parametrize(
    ("name", "counts"),
    [
        ("lantern", {"orange": 52, "yellow": 48, "green": 44}),
        ("classic", {"orange": 48, "yellow": 48, "green": 48}),
    ],
)
def test_the_lines_of_each_colour_are_counted(name: str, counts: dict[str, int]) -> None:
    found = Counter(COLOUR_NAMES[colour] for colour in colours_between(garden_of(name)).values())
    assert {colour: 2 * count for colour, count in counts.items()} == found


def test_lantern_has_35_cells_with_six_neighbours_and_26_with_three() -> None:
    plot = garden_of("lantern").plot
    degrees = [sum(plot.neighbour(cell, way) != UNKNOWN for way in range(DIRECTIONS)) for cell in plot.cells]
    assert Counter(degrees) == {6: 35, 3: 26}


@pytest.mark.parametrize(("name", "distance"), [("lantern", 10), ("stream", 12), ("ring", 12), ("classic", 10)])
def test_the_bases_are_as_far_apart_as_the_dossier_says(name: str, distance: int) -> None:
    plot = garden_of(name).plot
    assert [plot.distances[seat][plot.homes[seat]] for seat in range(2)] == [distance, distance]


@pytest.mark.parametrize("name", GARDENS)
def test_six_cells_touch_each_base(name: str) -> None:
    plot = garden_of(name).plot
    for seat, home in enumerate(plot.homes):
        assert plot.starts[seat] == sorted(plot.neighbour(home, way) for way in range(DIRECTIONS))
        assert len(plot.starts[seat]) == 6


@pytest.mark.parametrize("name", GARDENS)
def test_lantern_stream_and_ring_are_their_own_point_reflection_and_classic_is_not(name: str) -> None:
    garden = garden_of(name)
    one, other = (garden.plot.book.cells[home] for home in garden.plot.homes)
    lines = colours_between(garden)

    def across(cell: tuple[int, int]) -> tuple[int, int]:
        return one[0] + other[0] - cell[0], one[1] + other[1] - cell[1]

    assert ({(across(a), across(b)): colour for (a, b), colour in lines.items()} == lines) == (name in SYMMETRIC)


def test_every_tile_of_the_house_keeps_the_rule_of_the_spokes() -> None:
    tiles = house_tiles().tiles
    assert [broken_rules(lines) for lines in tiles] == [[]] * len(TILE_NAMES)


def test_a_leap_leads_to_one_of_24_cells_around() -> None:
    assert len(LEAP_OFFSETS) == 24
    assert (2, 0) in LEAP_OFFSETS
    assert (3, -1) in LEAP_OFFSETS
    assert (3, 0) not in LEAP_OFFSETS


@pytest.mark.parametrize(
    ("name", "texts"), [("lantern", 1245), ("stream", 1205), ("ring", 1031), ("classic", 1245), ("wild", 2471)]
)
def test_the_catalogue_holds_the_texts_of_the_garden_and_over_all_gardens_2471(name: str, texts: int) -> None:
    game = taku.find("niwa")
    catalogue = game.catalogue(game.setup(garden=name))
    assert len(catalogue) == texts
    if name != "wild":
        everything = game.catalogue(game.setup(garden="wild"))
        assert all(everything.find(move.text) for move in catalogue.moves)


def test_a_distance_does_not_lead_through_the_own_base() -> None:
    plot = garden_of("ring").plot
    names = plot.book.names
    # Behind the base of seat 0, on the way that would lead straight through it.
    assert plot.distances[0][names.index("-5,0")] == 13
    assert plot.distances[1][names.index("-3,0")] == 1


@pytest.mark.parametrize("name", GARDENS)
def test_a_jump_covers_two_or_three_lines(name: str) -> None:
    plot = garden_of(name).plot
    near = {cell: {cell} | {plot.neighbour(cell, way) for way in range(DIRECTIONS)} - {UNKNOWN} for cell in plot.cells}
    for cell in plot.cells:
        two = set().union(*(near[other] for other in near[cell]))
        three = set().union(*(near[other] for other in two))
        for jump in plot.jumps[cell]:
            assert jump.target not in near[cell]
            assert jump.target in three
