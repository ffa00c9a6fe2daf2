"""What the page is given ready-made: the tutorial, the cards of the rules page and the recorded views."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import msgspec
import pytest

import taku
from taku import Match
from taku.games.namiji.views.components import Components
from taku.wire import Label
from taku.words import LANGUAGES, words_of

WEB = Path(__file__).parent.parent / "web"
WORDS = Path(__file__).parent.parent / "words"


class Step(msgspec.Struct):
    """One step of the tutorial."""

    ply: int
    key: str
    spot: str | None
    move: str | None
    view: msgspec.Raw


class Tutorial(msgspec.Struct):
    """The tutorial as the page reads it."""

    record: str
    steps: list[Step]


@pytest.fixture(scope="module")
def tutorial() -> Tutorial:
    return msgspec.json.decode((WEB / "tutorial.json").read_bytes(), type=Tutorial)


def test_the_tutorial_is_a_match_by_the_rules(tutorial: Tutorial) -> None:
    assert (WEB / "tutorial.log").read_text(encoding="utf-8") == tutorial.record
    steps = {step.ply: step for step in tutorial.steps}
    for match, entry in Match.steps(tutorial.record):
        step = steps.pop(match.ply, None)
        if step is None:
            continue
        assert entry is not None
        assert (match.mover, entry.text) == (0, step.move)
        assert taku.encode(match.view(0)) == bytes(step.view)
        assert step.spot == next(offer.spot for offer in match.view(0).offers if offer.text == step.move)
    assert not steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tutorial_speaks_at_every_step(tutorial: Tutorial, language: str) -> None:
    assert 5 <= len(tutorial.steps) <= 10
    words = words_of(taku.find("namiji"), language)
    for number, step in enumerate(tutorial.steps, start=1):
        assert step.key == f"tutorial-{number}"
        assert len(words.say(Label(step.key))) > 20


def test_the_rules_page_shows_the_house_box_to_whoever_comes_from_no_table() -> None:
    game = taku.find("namiji")
    assert (WEB / "house.json").read_bytes() == taku.encode(game.components(game.setup())) + b"\n"


def test_a_table_tells_the_rules_page_what_is_in_its_box(small: str) -> None:
    game = taku.find("namiji")
    shown = cast(Components, game.components(game.setup(box=small)))
    assert (shown.box, shown.fish, shown.nets, shown.shrimp, shown.crabs) == ("Small box", 5, 2, 2, 2)
    assert (shown.rows, shown.columns, shown.lengths, shown.bonus) == ([5, 7, 9], [3, 3, 3, 3], [3, 4, 5], 3)
    assert (shown.penalty, shown.early_birds) == ([0, 3, 6, 10, 15], [7, 5, 3, 2, 1])
    assert [(meal.card, meal.points, meal.copies) for meal in shown.meals] == [("ramen", 4, 2)]
    assert shown.upgrades["live-bait"] == {"angling-flip": 2}
    angler = next(rock for rock in shown.rocks if rock.card == "angler")
    assert [(one.count, one.of) for one in angler.conditions] == [("cells", "bream"), ("bonuses", "whale")]


def test_the_house_box_counts_its_stations_and_the_double_ones() -> None:
    game = taku.find("namiji")
    for direction in ("clockwise", "counterclockwise"):
        shown = cast(Components, game.components(game.setup(direction=direction)))
        assert shown.stations == {"A": 12, "N": 6, "C": 6, "W": 7, "R": 7, "D": 5, "O": 6, "H": 7}
        assert shown.doubles == 24


def test_every_word_the_parts_ask_for_by_name_is_there() -> None:
    keys = {*re.findall(r"^([a-z][\w-]*) =", (WORDS / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)}
    asked = set()
    for part in WEB.glob("*.svelte"):
        text = part.read_text(encoding="utf-8")
        asked |= {*re.findall(r"say\('([\w-]+)'", text), *re.findall(r"['\"](explain-[\w-]+)['\"]", text)}
    assert len(asked) > 40
    assert asked <= keys


def test_recorded_views_stay_small() -> None:
    assert sum(path.stat().st_size for path in (WEB / "fixtures").glob("*.json")) < 150_000
