"""What the page is given ready-made: the tutorial, the cards of the rules page and the recorded views."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

import taku
from taku import Match
from taku.games.namiji.box_file import box_of
from taku.games.namiji.views.boards import condition_view, effects_of
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


def test_the_rules_page_shows_the_cards_of_the_house_box() -> None:
    box = box_of("house", "clockwise")
    shown = msgspec.json.decode((WEB / "house.json").read_bytes())
    assert shown["meals"] == {meal.slug: meal.points for meal in box.meals}
    assert shown["upgrades"] == {upgrade.slug: effects_of(upgrade) for upgrade in box.upgrades}
    conditions = [msgspec.to_builtins([*map(condition_view, rock.conditions)]) for rock in box.rocks]
    assert [(rock["card"], rock["points"], rock["conditions"]) for rock in shown["rocks"]] == [
        (rock.slug, rock.points, condition) for rock, condition in zip(box.rocks, conditions, strict=True)
    ]


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
