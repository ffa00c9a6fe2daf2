"""The garden in a terminal: it fits into 80 columns, says everything without colour, and is drawn in every phase."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.cells import cell_len
from rich.console import Console

import taku
from taku import Label, Match
from taku.games.niwa.terminal import SYMBOLS, draw
from taku.games.niwa.views import NiwaView
from taku.kernel.dice import Dice
from taku.words import LANGUAGES, words_of

Laid = Callable[..., Match]


NAMES = ("Ana", "Bo")


def drawn(match: Match, seat: int | None, language: str = "en", width: int = 80, names: tuple[str, str] = NAMES) -> str:
    words, view = words_of(match.game, language), match.view(seat)
    assert isinstance(view, NiwaView)

    def say(label: Label) -> str:
        return words.say(label, list(names))

    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(draw(view, say))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("garden", ["lantern", "stream", "ring", "classic", "wild"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_phase_is_drawn_within_80_columns(garden: str, language: str) -> None:
    game = taku.find("niwa")
    match, dice = Match(game, settle=False, setup={"garden": garden}), Dice(3)
    phases = set()
    while not match.is_over:
        phase = match.view(None).phase
        if phase not in phases:
            phases.add(phase)
            for seat in (0, 1, None):
                # Nothing is wrapped: in more room it looks the same.
                assert drawn(match, seat, language) == drawn(match, seat, language, 200)
        match.play(game.wander(match._state, dice).text)
    assert max(map(cell_len, drawn(match, None, language).splitlines())) <= 80
    assert phases >= {"first", "placement", "turn", "handing", "walking", "passing"}


def test_lines_are_told_apart_without_colour() -> None:
    picture = drawn(Match(taku.find("niwa"), settle=False), None).split("\n\n")[1]
    lines = [line for line in picture.splitlines() if "⌂" in line or "╱" in line or "," in line]
    text = "".join(lines)
    assert {colour: text.count(symbol) for colour, symbol in SYMBOLS.items()} == {
        "green": 48,
        "yellow": 48,
        "orange": 48,
    }


def test_figures_show_their_beads_their_seat_and_which_is_in_action(laid: Laid) -> None:
    match = laid({"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"})
    match.play("step 1,0 2,0")
    picture = drawn(match, 0)
    assert "▸♣  )" in picture
    assert "(♣✶◆)" in picture
    assert "[◆◆ ]" in picture
    assert "The orange ◆ bead from 2,0 goes to another figure." in picture
    assert "(⌂)" in picture
    assert "[⌂]" in picture


def test_a_secret_figure_is_drawn_as_hidden_and_one_not_placed_as_aside() -> None:
    match = Match(taku.find("niwa"), settle=False, setup={"first": "0"})
    match.play("place green 1,0")
    watched = drawn(match, 1)
    assert watched.count("hidden") == 1
    assert watched.count("aside") == 5
    assert "(♣♣ )" not in watched
    assert "(♣♣ )" in drawn(match, 0)


def test_a_position_that_came_up_before_is_counted(laid: Laid) -> None:
    match = laid()
    for text in ("-1,0 -1,1", "11,-6 11,-7", "-1,1 -1,0", "11,-7 11,-6"):
        giver, taker = text.split()
        match.play(f"pass {giver}")
        match.play(f"give {taker}")
    assert "position seen 2 times" in drawn(match, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_distances_of_players_with_long_names_stand_beside_each_other(laid: Laid, language: str) -> None:
    match, names = laid(), ("Bartholomew Featherstonehaugh", "Анна-Мария Преображенская")
    assert drawn(match, 0, language, 80, names) == drawn(match, 0, language, 200, names)
