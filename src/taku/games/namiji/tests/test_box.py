"""Box files: what the checker says of a bad one, what it finds different, and that a record carries its box."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import taku
from taku import BadLog, BadSetup, Match
from taku.games.namiji.box_file import house_text
from taku.kernel.game import Game

Boxed = Callable[..., str]


@pytest.fixture
def game() -> Game:
    return taku.find("namiji")


def test_the_house_box_has_no_mistakes_and_does_not_differ_from_itself(game: Game) -> None:
    assert game.box_key() == "box"
    assert game.inspect_box(house_text()) == ([], [])


def _line_of(text: str, passage: str) -> int:
    return text[: text.index(passage)].count("\n") + 1


MISTAKES = [
    ("blue = [4, 4, 4, 4]", "blue = [4, 4, 4, 3]", "[fish]", "fish: 47 in all, 48 were expected"),
    ("green = [1, 1, 1, 1]", "green = [1, 1, 1, 2]", "[nets]", "nets: 13 in all, 12 were expected"),
    ("crab = 20", "crab = 21", "[crustaceans]", "crustaceans: 51 in all, 50 were expected"),
    ("whale = 5", "whale = 4", "[panoramas]", "panoramas: 55 in all, 60 were expected"),
    ("copies = 4", "copies = 5", "[[meal]]", "dock: 21 in all, 20 were expected"),
    ("rocks = 20", "rocks = 19", "[[rock]]", "rocks: 20 in all, 19 were expected"),
    ("fish = 48", "fish = 0", "fish = 0", "fish = 0: a whole number from 1 to 999 was expected"),
    ("leg-4", "leg-5", "leg-5", "unknown key 'leg-5'; expected one of leg-1, leg-2, leg-3, leg-4"),
    ("[route]", "[rout]", "", "a section [route] was expected"),
    ("A* H W* O", "A* X W* O", "leg-1", "unknown station 'X'; expected one of A N C W R D O H, with * if double"),
    ('"R W* H A* N* O C W* A C* D R* H A"', '""', "leg-4", "leg-4 has 0 stations, 1 to 30 were expected"),
    (
        '"R W* H A* N* O C W* A C* D R* H A"',
        "4",
        "leg-4",
        "leg-4 = 4: the route has four legs, and each is a text of stations",
    ),
    (
        'effect = "sieve"',
        'effect = "colander"',
        'effect = "colander"',
        "effect = 'colander': one of crabs, draws, sieve, points was expected",
    ),
    (
        'effect = "sieve"',
        'effect = "sieve"\namount = 2',
        'amount = 2\n\n[[upgrade]]\ncard = "prayer',
        "amount: the effect 'sieve' has none",
    ),
    (
        'effect = "reveal"\namount = 1',
        'effect = "reveal"',
        '[[upgrade]]\ncard = "fine-mesh"',
        "amount is missing; a whole number from 1 to 9 was expected",
    ),
    (
        'station = "whirlpool"',
        'station = "lagoon"',
        'station = "lagoon"',
        "station = 'lagoon': one of angling, net, trap, whirlpool, panorama, rock was expected",
    ),
    (
        'and = [{ effect = "points", amount = 1 }]',
        "and = 3",
        "and = 3",
        "and = 3: a list of { effect = ... } was expected",
    ),
    (
        'and = [{ effect = "points", amount = 1 }]',
        "and = [{ effct = 1 }]",
        "and = [",
        "unknown key 'effct'; expected one of effect, amount",
    ),
    (
        'card = "sieve"',
        'card = "spyglass"',
        'spyglass"\nstation = "panorama',
        "card = 'spyglass': there is a Dock card of that name already",
    ),
    (
        'card = "sieve"',
        'card = "A Sieve"',
        'card = "A Sieve"',
        "card = 'A Sieve': small letters, digits and hyphens were expected",
    ),
    (
        'card = "devout"',
        'card = "gourmet"',
        'gourmet"\npoints = 4\ncount = "diff',
        "card = 'gourmet': there is a Rock card of that name already",
    ),
    ('count = "nets"', 'count = "knots"', 'count = "knots"', "count = 'knots': one of lines, rows,"),
    ('of = "octopus"', 'of = "squid"', 'of = "squid"', "of = 'squid': one of dolphin, octopus, whale was expected"),
    (
        'of = "blue"',
        'of = "pink"',
        'of = "pink"',
        "of = 'pink': one of blue, orange, green, bream, tuna, mackerel, flounder was expected",
    ),
    (
        'count = "nets"',
        'count = "nets"\nof = "blue"',
        'of = "blue"',
        "of: only cells, sections, panoramas, bonuses can be narrowed by it, not 'nets'",
    ),
    (
        'count = "nets"',
        'count = "nets"\nworth = 2',
        "worth = 2",
        "worth: only lines, rows, columns can be narrowed by it, not 'nets'",
    ),
    (
        'at-most = 0\n\n[[rock]]\ncard = "gourmet"',
        '\n[[rock]]\ncard = "gourmet"',
        '[[rock]]\ncard = "devout"',
        "at-least or at-most was expected",
    ),
    (
        "rows = [5, 7, 9]",
        "rows = [5, 7]",
        "rows = [5",
        "rows = [5, 7]: a list of 3 whole numbers from 0 to 99 was expected",
    ),
    (
        "penalty = [0, 3, 6, 10, 15]",
        "penalty = []",
        "penalty",
        "penalty = []: a list of 2 to 10 whole numbers from 0 to 99 was expected",
    ),
    (
        "points = [7, 5, 3, 2, 1]",
        "points = [7, true]",
        "points = [7, true]",
        "points = [7, True]: a list of 5 whole numbers",
    ),
    ('"bream", "tuna"', '"bream", "bream"', "kinds", "a list of 4 different names was expected"),
    ('"bream", "tuna"', '"bream", "Tuna"', "kinds", "kinds = 'Tuna': small letters, digits and hyphens were expected"),
    ('title = "House box"', f'title = "{"x" * 61}"', "title", f"title = '{'x' * 59}…: a text of at most 60 letters"),
    ('"bream", "tuna"', '"bream", "blue"', "kinds", "kinds: 'blue' is a colour"),
    ('title = "House box"', "title = 7", "title", "title = 7: a text of at most 60 letters was expected"),
    ('title = "House box"', 'titel = "House box"', "titel", "unknown key 'titel'; expected one of title, counts,"),
    ("sets = 5", "sets = 4", "sets", "sets = 4: a whole number from 5 to 99 was expected"),
    ("shrimp = 30", "shrimp = 30.0", "shrimp", "shrimp = 30.0: a whole number from 0 to 250 was expected"),
    ("rows = [5, 7, 9]", "", "[rack]", ": rows is missing; a list of 3 whole numbers from 0 to 99 was expected"),
    ('kinds = ["bream", "tuna", "mackerel", "flounder"]', "", "[fish]", ": kinds is missing; a list of 4 different"),
    ('card = "onigiri"', "", "[[meal]]", ": card is missing; small letters, digits and hyphens were expected"),
    ('count = "lines"', "", "[[rock]]", ": count is missing; one of lines, rows, "),
    ("[crustaceans]", "[crustaceans", "[crustaceans", "not TOML: "),
    ("shrimp = 30", "shrimp = 30\nshrimp = 30", "", "not TOML: Cannot overwrite a value"),
]


@pytest.mark.parametrize(("old", "new", "place", "sentence"), MISTAKES, ids=[row[1][:24] for row in MISTAKES])
def test_a_mistake_is_named_with_its_line(
    game: Game, boxed: Boxed, old: str, new: str, place: str, sentence: str
) -> None:
    text = boxed((old, new))
    mistakes, differences = game.inspect_box(text)
    assert differences == []
    found = [mistake for mistake in mistakes if sentence in mistake]
    assert found, mistakes
    if place:
        assert found[0].startswith(f"line {_line_of(text, place)}: ")


def test_every_mistake_is_listed_in_the_order_of_the_lines_and_nothing_is_started(game: Game, boxed: Boxed) -> None:
    text = boxed(("crab = 20", "crab = 21"), ("rocks = 20", "rocks = 21"), ("leg-4", "leg-5"))
    mistakes, _ = game.inspect_box(text)
    lines = [int(mistake.split()[1].rstrip(":")) for mistake in mistakes]
    assert len(mistakes) == 4
    assert lines == sorted(lines)
    with pytest.raises(
        BadSetup, match=r"cannot be played: line 18: leg-4 is missing.*; line 22: .*; line 37: .*; line 146: "
    ):
        Match(game, seats=3, setup={"box": text})


def test_no_mistake_is_listed_twice(game: Game) -> None:
    mistakes, _ = game.inspect_box("")
    assert sorted(mistakes) == sorted(set(mistakes))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("x" * 70000, "line 1: the file has 70000 characters, at most 65536 were expected"),
        ("a = " + "[" * 5000, "line 1: not TOML: brackets are nested too deeply"),
        ("a = [", "line 1: not TOML: "),
        ("no box at all", "line 1: not TOML: "),
        ("", "line 1: a section [route] was expected"),
        ("meal = 3", "line 1: sections [[meal]] were expected"),
        ("meal = [3]", "line 1: sections [[meal]] were expected"),
    ],
    ids=["large", "deep", "cut", "prose", "empty", "number", "numbers"],
)
def test_what_is_no_box_file_is_said_to_be_none(game: Game, text: str, sentence: str) -> None:
    mistakes, _ = game.inspect_box(text)
    assert any(mistake.startswith(sentence) for mistake in mistakes), mistakes


def test_too_many_different_cards_are_a_mistake(game: Game) -> None:
    meals = "".join(f'[[meal]]\ncard = "meal-{number}"\npoints = 1\n' for number in range(41))
    mistakes, _ = game.inspect_box(house_text() + meals)
    assert any("44 meals came, at most 30 were expected" in mistake for mistake in mistakes)
    assert any("56 different Dock cards came, at most 40 were expected" in mistake for mistake in mistakes)


def test_a_file_may_state_its_own_totals_and_must_add_up_to_them(game: Game, boxed: Boxed) -> None:
    text = boxed(("nets = 12", "nets = 11"), ("green = [1, 1, 1, 1]", "green = [1, 1, 1, 0]"))
    mistakes, differences = game.inspect_box(text)
    assert mistakes == []
    assert differences == [
        "count of nets: 11; the house box has 12",
        "green nets: 1 1 1 0; the house box has 1 1 1 1",
    ]
    without = house_text().replace(house_text()[house_text().index("[counts]") : house_text().index("# A Angl")], "")
    assert game.inspect_box(without) == ([], [])


def test_differences_name_what_is_changed_added_and_missing(game: Game, boxed: Boxed) -> None:
    text = boxed(
        ('card = "sieve"', 'card = "colander"'),
        ("at-least = 10", "at-least = 9\nat-most = 11"),
        ("worth = 7", "worth = 9"),
        ("A* H W* O", "A H W* O"),
    )
    assert game.inspect_box(text) == (
        [],
        [
            "leg 1: A H W* O C* A D R* N* H A O* R N; the house box has A* H W* O C* A D R* N* H A O* R N",
            "upgrade colander: trap sieve; the house box has none",
            "rock full-hold: 4 points for cells at least 9 at most 11; "
            "the house box has 4 points for cells at least 10",
            "rock long-line: 3 points for rows worth 9 at least 1; "
            "the house box has 3 points for rows worth 7 at least 1",
            "upgrade sieve: none; the house box has trap sieve",
        ],
    )


def test_a_record_carries_its_box_and_replays_without_the_file(game: Game, boxed: Boxed) -> None:
    text = boxed(('leg-1 = "A* H W* O C* A D R* N* H A O* R N"', 'leg-1 = "A H W"'), ("House box", "My own"))
    match = Match(game, seats=4, seed="own", setup={"box": text})
    while not match.is_over:
        match.play(match.offers()[0])
    again = Match.replay(match.log.text)
    assert again.log.text == match.log.text
    assert getattr(again.view(None), "box") == "My own"  # noqa: B009
    with pytest.raises(BadLog, match=r"line 1: the box file cannot be played: line 37: crustaceans: 49 in all"):
        Match.replay(match.log.text.replace("shrimp = 30", "shrimp = 29", 1))


def test_several_conditions_and_effects_go_together(game: Game, boxed: Boxed) -> None:
    text = boxed(("at-least = 10", 'at-least = 10\nand = [{ count = "crabs", at-most = 2 }]'))
    assert game.inspect_box(text)[1] == [
        "rock full-hold: 4 points for cells at least 10 and crabs at most 2; the house box has "
        "4 points for cells at least 10"
    ]


def _record(*lines: str, seats: int = 3) -> str:
    header = Match(taku.find("namiji"), seats=seats, settle=False).log.text
    return header + "".join(f"{line}\n" for line in lines)


LINED_UP = ("0 . line-up 0", "1 . line-up 1", "2 . line-up 2", "3 . flip blue bream")


@pytest.mark.parametrize(
    ("lines", "error"),
    [
        ((*LINED_UP, "4 0 dock 15 1", "5 1 dock 15 1"), "line 7: 'dock 15 1' is not on offer"),
        (("0 . line-up 0", "1 . line-up 0"), "line 3: 'line-up 0' is not on offer"),
        ((*LINED_UP[:3], "3 . flip pink bream"), "line 5: 'flip pink bream' is not on offer"),
        ((*LINED_UP, "4 1 sail 3"), "line 6: expected a move of seat 0, got one of seat 1"),
        (
            (*LINED_UP, "4 0 dock 15 1", "5 1 dock 15 2", "6 2 dock 15 3", "7 . deal maki", "8 2 sail 16"),
            "line 10: expected a move of chance, got one of seat 2",
        ),
    ],
    ids=["slot", "twice", "colour", "turn", "draft"],
)
def test_a_log_that_breaks_the_rules_is_refused_at_its_line(lines: tuple[str, ...], error: str) -> None:
    with pytest.raises(BadLog, match=error):
        Match.replay(_record(*lines))
