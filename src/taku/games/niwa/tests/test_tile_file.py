"""Tile files: what they may say, every mistake with its line, and that the text travels in the record."""

from __future__ import annotations

import pytest

import taku
from taku import BadSetup, Match
from taku.games.niwa.tile_file import LONGEST_FILE, house_tiles, inspect, read_tiles, write_tile
from taku.kernel.dice import Dice

POND_ROWS = """\
0,0   B   0
1,0   T1  0
2,0   T2  1
3,0   T3  2
4,0   T4  3
5,0   T5  4
6,0   T6  5
7,0   B   0
1,1   T7  0
2,1   T8  0
3,1   T9  0
4,1   T10 0
"""
POND = f'[layouts]\npond = """\n{POND_ROWS}"""\n'


def mistakes(text: str) -> list[str]:
    found, _ = inspect(text)
    return found


def pond(old: str, new: str) -> str:
    assert old in POND
    return POND.replace(old, new, 1)


def test_the_files_tiles_replace_those_of_the_house_and_the_rest_stays() -> None:
    found = read_tiles('[tiles]\nT3 = "GYGYGY OOOOOO"\n')
    assert write_tile(found.tiles[3]) == "GYGYGY OOOOOO"
    assert found.tiles[4] == house_tiles().tiles[4]
    assert list(found.layouts) == ["lantern", "stream", "ring", "classic"]


def test_small_letters_and_spaces_between_the_lines_do_not_matter() -> None:
    assert write_tile(read_tiles('tiles = { T3 = "gyg ygy ooo ooo" }').tiles[3]) == "GYGYGY OOOOOO"


def test_the_differences_from_the_house_are_listed() -> None:
    assert inspect('[tiles]\nT3 = "GYGYGY OOOOOO"\nT4 = "GOGOGY YYYYOO"\n' + POND) == (
        [],
        ["tile T3: GYGYGY OOOOOO instead of GOYOGY YGGYOO", "layout pond: new"],
    )
    assert taku.find("niwa").inspect_box("") == ([], [])


def test_a_layout_of_the_file_can_be_played_and_the_record_needs_nothing_else() -> None:
    game = taku.find("niwa")
    assert game.box_key() == "tiles"
    match, dice = Match(game, seed="pond", setup={"garden": "pond", "tiles": POND}), Dice(1)
    while not match.is_over:
        match.play(game.wander(match._state, dice).text)
    assert match.view(None).garden == "pond"  # type: ignore[attr-defined]
    again = Match.replay(match.log.text)
    assert again.log.text == match.log.text
    assert again.scores() == match.scores()


def test_an_unknown_garden_is_refused_and_those_of_the_file_are_named() -> None:
    with pytest.raises(BadSetup, match=r"garden='moon': expected one of lantern, stream, ring, classic, wild$"):
        Match(taku.find("niwa"), setup={"garden": "moon"})
    with pytest.raises(BadSetup, match=r"expected one of lantern, stream, ring, classic, pond, wild$"):
        Match(taku.find("niwa"), setup={"garden": "moon", "tiles": POND})


def test_a_bad_file_is_refused_at_the_start_with_every_mistake() -> None:
    text = '[tiles]\nT3 = "GYGYGY OOOOO"\nT11 = "GYGYGY OOOOOO"\n'
    with pytest.raises(BadSetup, match=r"^set-up tiles: line 2: tile T3 has 11 lines.*; line 3: unknown tile 'T11'"):
        Match(taku.find("niwa"), setup={"tiles": text})


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ('T3 = "GYGYGY OOOOO"', "tile T3 has 11 lines, expected 12: six spokes, six inner lines"),
        ('T3 = "GYGYGY OOOOOOO"', "tile T3 has 13 lines, expected 12: six spokes, six inner lines"),
        ('T3 = "GYRYGY OOOOOB"', "tile T3: s2 is 'R', expected G, Y or O"),
        ('T11 = "GYGYGY OOOOOO"', "unknown tile 'T11', expected one of B, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10"),
        ("T3 = 5", "T3: expected a text in quotes"),
        ('"T3" = "GGYGYO YOOOGY"', "tile T3: s0 and s1 are both green, expected two colours"),
        ('T3 = "GYGYGY OOOOOG"', "tile T3: n5 is green, expected orange, the third colour beside s5 and s0"),
    ],
)
def test_a_mistake_in_a_tile_is_named_with_its_line(line: str, expected: str) -> None:
    assert mistakes(f"# my box\n\n[tiles]\n{line}\n")[0] == f"line 4: {expected}"


def test_every_wrong_line_of_a_tile_is_named() -> None:
    assert mistakes('[tiles]\nT3 = "GYRYGY OOOOOB"') == [
        "line 2: tile T3: s2 is 'R', expected G, Y or O",
        "line 2: tile T3: n5 is 'B', expected G, Y or O",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (pond("1,0   T1  0", "1,0   T1"), "line 4: expected 'Q,R TILE ROTATION', got '1,0   T1'"),
        (pond("1,0   T1  0", "1,0   T1  6"), "line 4: rotation '6', expected 0 to 5"),
        (pond("1,0   T1  0", "1,0   T1  ²"), "line 4: rotation '²', expected 0 to 5"),
        (pond("T10", "T12"), "line 14: unknown tile 'T12', expected one of B, T1, T2, T3, T4, T5, T6, T7, T8, T9, T10"),
        (pond("2,0   T2", "1,0   T2"), "line 5: on 1,0 lies a tile already, from line 4"),
        (pond("4,1   T10 0\n", ""), "line 2: layout pond has 11 tiles, expected 12"),
        (pond("7,0   B ", "7,0   T1"), "line 2: layout pond has 1 bases, expected 2"),
        (pond("4,1   T10 0", "9,9   T10 0"), "line 14: the tile on 9,9 is not connected to the first tile"),
        (pond("pond =", "Pond ="), "line 2: a layout's name has small letters, digits and hyphens, got 'Pond'"),
        (pond("pond =", "ring ="), "line 2: ring is a garden of the house, expected another name for the layout"),
        (pond("pond =", "wild ="), "line 2: wild is a garden of the house, expected another name for the layout"),
        ("[layouts]\npond = 3\n", "line 2: pond: expected a text in quotes"),
        ('[layouts]\npond = ""\n', "line 2: layout pond has 0 tiles, expected 12"),
        ('[gardens]\npond = ""\n', "line 1: unknown section 'gardens', expected tiles or layouts"),
        ("\ntiles = 3\n", "line 2: expected a section [tiles]"),
        ("[tiles]\nT3 = \n", "line 2: this is not TOML: Invalid value"),
        ('[tiles]\nT3 = "GYG', "line 2: this is not TOML: Unterminated string"),
        ("[tiles]\nT3 = " + "9" * 5000, "line 2: this is not TOML: ValueError"),
        ("x = " + "[" * 9000, "line 1: this is not TOML: RecursionError"),
        ("#" * (LONGEST_FILE + 1), f"line 1: the file has 20001 characters, expected at most {LONGEST_FILE}"),
    ],
)
def test_a_mistake_in_a_file_is_named_with_its_line(text: str, expected: str) -> None:
    assert mistakes(text)[0] == expected


def test_bases_that_are_too_near_are_refused() -> None:
    near = pond("7,0   B ", "7,0   T1").replace("3,0   T3  2", "3,0   B   2")
    assert mistakes(near) == ["line 2: the bases of layout pond are 6 apart, expected 7 or more"]


def test_tiles_that_touch_only_at_other_loose_tiles_are_all_named() -> None:
    loose = pond("3,1   T9  0\n4,1   T10 0", "30,1  T9  0\n31,1  T10 0")
    assert [line.split(":")[0] for line in mistakes(loose)] == ["line 13", "line 14"]


def test_every_mistake_of_a_layout_is_named() -> None:
    text = pond("1,0   T1  0", "1,0   T0  7").replace("2,0   T2  1", "2;0   T2  1")
    assert [line.split(":")[0] for line in mistakes(text)] == ["line 4", "line 4", "line 5"]


def test_mistakes_are_found_where_keys_are_dotted_and_rows_escaped() -> None:
    assert mistakes('tiles.T3 = "GYG"\n')[0].startswith("line 1: tile T3 has 3 lines")
    assert mistakes('[layouts]\npond = "0,0 \\u0042"\n')[0] == "line 2: expected 'Q,R TILE ROTATION', got '0,0 B'"


def test_a_wrong_tile_leaves_the_houses_tile_in_the_comparison() -> None:
    found, differences = inspect('[tiles]\nT3 = "GYG"\n')
    assert len(found) == 1
    assert differences == []
