"""Wild gardens: chance chooses a shape and lays tile by tile, with or without a mirror."""

from __future__ import annotations

import pytest

import taku
from taku import CHANCE, Match
from taku.games.niwa.facts import NO_COLOUR, TILES
from taku.games.niwa.garden import Garden
from taku.games.niwa.layout import NOTHING_LAID
from taku.games.niwa.picture import Line, lines_of
from taku.games.niwa.state import NiwaState


def wild(**setup: str) -> Match:
    return Match(taku.find("niwa"), settle=False, setup={"garden": "wild", **setup})


def lines(match: Match) -> list[Line]:
    return lines_of(match.view(None).tiles)  # type: ignore[attr-defined]


def tiles(match: Match) -> dict[str, tuple[str, int]]:
    found = match.view(None).tiles  # type: ignore[attr-defined]
    return {tile.place: (tile.tile, tile.rotation) for tile in found if tile.tile}


def build(match: Match, shape: str) -> int:
    """Let chance take its last outcome again and again; how many tiles it drew."""
    match.play(f"shape {shape}")
    drawn = 0
    while match.offers()[0].startswith("tile "):
        match.play(match.offers()[-1])
        drawn += 1
    return drawn


def test_chance_chooses_among_three_shapes_before_anything_else() -> None:
    match = wild()
    assert match.mover == CHANCE
    assert match.weights() == {"shape lantern": 1, "shape stream": 1, "shape ring": 1}
    view = match.view(None)
    assert (view.shape, view.tiles) == (None, [])  # type: ignore[attr-defined]


def test_any_tile_in_any_rotation_is_as_likely_as_any_other() -> None:
    match = wild()
    match.play("shape lantern")
    assert match.weights() == {f"tile T{tile} {turn}": 1 for tile in range(1, 11) for turn in range(6)}
    match.play("tile T4 2")
    assert len(match.offers()) == 54
    assert not [text for text in match.offers() if text.startswith("tile T4 ")]


def test_the_bases_lie_without_rotation_and_the_places_are_filled_in_the_order_of_the_layout() -> None:
    match = wild(mirror="no")
    match.play("shape ring")
    assert tiles(match) == {"-2,0": ("B", 0), "2,0": ("B", 0)}
    match.play("tile T9 4")
    match.play("tile T1 0")
    assert tiles(match) == {"-2,0": ("B", 0), "2,0": ("B", 0), "-2,2": ("T9", 4), "-1,2": ("T1", 0)}
    assert [line.args["place"] for line in match.told[None][-1].lines] == ["-1,2"]


def test_with_a_mirror_the_opposite_place_gets_the_same_tile_turned_by_three() -> None:
    match = wild()
    match.play("shape lantern")
    match.play("tile T9 4")
    assert tiles(match)["1,-1"] == ("T9", 4)
    assert tiles(match)["4,-2"] == ("T9", 1)
    assert [line.key for line in match.told[None][-1].lines] == ["tile", "tile-mirrored"]


@pytest.mark.parametrize("shape", ["lantern", "stream", "ring"])
@pytest.mark.parametrize(("mirror", "drawn"), [("yes", 5), ("no", 10)])
def test_five_tiles_are_drawn_with_a_mirror_and_ten_without(shape: str, mirror: str, drawn: int) -> None:
    match = wild(mirror=mirror)
    assert build(match, shape) == drawn
    assert match.offers() == ["first 0", "first 1"]
    assert len(tiles(match)) == TILES
    view = match.view(None)
    assert view.shape == shape  # type: ignore[attr-defined]
    assert None not in [line.colour for line in lines(match)]


def test_lines_of_places_without_a_tile_have_no_colour_yet() -> None:
    match = wild()
    match.play("shape stream")
    assert len(lines(match)) == 144
    assert sum(line.colour is None for line in lines(match)) == 120


def test_a_mirrored_wild_garden_is_its_own_reflection() -> None:
    match = wild()
    build(match, "ring")
    colours = {(line.a, line.b): line.colour for line in lines(match)}

    def across(name: str) -> str:
        q, r = name.split(",")
        return f"{-int(q)},{-int(r)}"

    assert all(colours[across(b), across(a)] == colour for (a, b), colour in colours.items())


def test_a_wild_match_uses_the_tiles_of_a_file() -> None:
    match = wild(tiles='[tiles]\nT10 = "GYGYGY OOOOOO"\n', mirror="no")
    match.play("shape lantern")
    match.play("tile T10 0")
    inner = [line.colour for line in lines(match) if "2,-2" in (line.a, line.b)]
    assert inner == ["orange"] * 6


def test_a_place_without_a_tile_leaves_its_lines_without_colour() -> None:
    state = taku.Match(taku.find("niwa"), seats=2, seed="1").state()
    assert isinstance(state, NiwaState)
    whole = state.garden
    bare = Garden(whole.plot, state.grounds.tile_set, [NOTHING_LAID, *whole.laid[1:]])
    assert bare.colours.count(NO_COLOUR) > whole.colours.count(NO_COLOUR)
