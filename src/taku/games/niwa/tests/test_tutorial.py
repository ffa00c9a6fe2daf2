"""The tutorial is a real match: its record replays, its views are those of today, and every lesson has words."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import taku
from taku import Label, Match
from taku.words import LANGUAGES, words_of

WEB = Path(__file__).parents[1] / "web"


class Lesson(msgspec.Struct):
    ply: int
    key: str
    spot: str
    move: str | None
    view: msgspec.Raw


class Tutorial(msgspec.Struct):
    record: str
    steps: list[Lesson]


@pytest.fixture(scope="module")
def tutorial() -> Tutorial:
    return msgspec.json.decode((WEB / "tutorial.json").read_bytes(), type=Tutorial)


def test_the_tutorial_has_five_to_ten_lessons_and_ends_with_a_win(tutorial: Tutorial) -> None:
    assert 5 <= len(tutorial.steps) <= 10
    match = Match.replay(tutorial.record)
    assert match.winners() == [0]
    assert tutorial.steps[-1].ply == len(match.log.entries) - 1


def test_the_views_of_the_tutorial_are_those_of_its_record(tutorial: Tutorial) -> None:
    assert tutorial.record == (WEB / "tutorial.log").read_text(encoding="utf-8")
    moments = [(taku.encode(match.view(0)), match.offers()) for match, _ in Match.steps(tutorial.record)]
    for lesson in tutorial.steps:
        view, offers = moments[lesson.ply]
        assert bytes(lesson.view) == view, "the tutorial is stale: run web/fixtures/make.py"
        assert lesson.move is None or lesson.move in offers


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_has_words(tutorial: Tutorial, language: str) -> None:
    words = words_of(taku.find("niwa"), language)
    assert all(len(words.say(Label(lesson.key))) > 20 for lesson in tutorial.steps)
