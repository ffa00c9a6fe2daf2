"""Boards at every size, with long names and in every language: what they say has its room, and hides nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from browsing import Person
from positions import finished, position

pytestmark = pytest.mark.slow
People = Callable[..., Person]
SIZES = [(1280, 800), (1024, 768), (390, 844), (320, 568)]
LONG = {"en": "Bartholomew Featherstonehaugh", "fr": "Wilhelmina Montgomery", "ru": "Анна-Мария Преображенская"}

# By domain: how many lines its name takes, and how far its row reaches out of the standing, seen without scrolling.
_ROWS = """() => {
  const standing = document.querySelector('section.standing').getBoundingClientRect();
  return [...document.querySelectorAll('section.standing li')].map((row) => {
    const title = row.querySelector('.title');
    const lines = title.offsetHeight / parseFloat(getComputedStyle(title).fontSize) / 1.3;
    const below = row.getBoundingClientRect().bottom - standing.bottom;
    return [Math.max(1, Math.round(lines)), Math.max(0, Math.round(below))];
  });
}"""
# How wide the prompt is in letters, how many lines it has, and the name that the own seat says in full when asked.
_PROMPT = """() => {
  const prompt = document.querySelector('.below p');
  const style = getComputedStyle(prompt);
  const name = document.querySelector('.below .name');
  return {
    letters: prompt.clientWidth / parseFloat(style.fontSize),
    lines: Math.round(prompt.scrollHeight / parseFloat(style.lineHeight)),
    explains: JSON.parse(name.dataset.explainArgs ?? '{}').name ?? '',
  };
}"""

# Whether something of Niwa's prompt is cut off, or it lies over the garden or over a plate.
_CUT = """() => {
  const prompt = document.querySelector('.prompt');
  const [box, garden] = [prompt, document.querySelector('.garden')].map((one) => one.getBoundingClientRect());
  const covered = [...document.querySelectorAll('.plate')].filter((one) => {
    const plate = one.getBoundingClientRect();
    return plate.bottom > box.top + 1 && plate.top < box.bottom - 1 && plate.right > box.left && plate.left < box.right;
  });
  return [
    ...(prompt.scrollWidth > prompt.clientWidth || prompt.scrollHeight > prompt.clientHeight + 1 ? ['is cut'] : []),
    ...(box.top < garden.bottom - 1 ? ['lies over the garden'] : []),
    ...(covered.length ? ['lies over a plate'] : []),
  ].map((wrong) => `${prompt.textContent} ${wrong}`);
}"""


@pytest.mark.parametrize("language", LONG)
def test_all_domains_of_nautilus_stand_in_sight_to_the_end(person: People, language: str) -> None:
    player = person(locale=language)
    player.play_on(finished("nautilus", setup={"length": "all"}), LONG[language])
    player.page.wait_for_selector("#tab-ending")
    found = {}
    for size in SIZES:
        player.resize(*size)
        found[size] = player.page.evaluate(_ROWS)
    assert found == {size: [[1, 0]] * 5 for size in SIZES}


# The longest of what is asked, in the first round and in the second: there the last one can be looked at again, and the
# button for that needs room too.
ASKED = [("keep", False), ("scouting", False), ("scouting", True)]


@pytest.mark.parametrize("language", LONG)
def test_a_long_name_leaves_the_prompt_of_nautilus_its_room(person: People, language: str) -> None:
    player = person(locale=language)
    for phase, has_last in ASKED:
        player.play_on(position("nautilus", partial(is_asked, phase, has_last)), LONG[language])
        assert player.awaited()
        assert player.page.locator("button.back").count() == has_last
        found = {}
        for size in SIZES:
            player.resize(*size)
            found[size] = player.page.evaluate(_PROMPT)
        assert {size: one for size, one in found.items() if one["letters"] < 10 or one["lines"] > 3} == {}
        assert {one["explains"] for one in found.values()} == {LONG[language]}


def is_asked(phase: str, has_last: bool, view: Any) -> bool:
    """Whether that is asked, with or without a last round to look at."""
    return bool(view.phase == phase and bool(view.last_round) == has_last)


@pytest.mark.parametrize("language", LONG)
def test_what_niwa_asks_can_be_read_on_a_phone(person: People, language: str) -> None:
    player = person(is_phone=True, locale=language)
    asked, wrong = set(), set()
    for phase in ("placement", "turn", "passing", "handing", "walking"):
        player.play_on(position("niwa", partial(is_in_phase, phase)), LONG[language])
        assert player.awaited()
        for size in SIZES[2:]:
            player.resize(*size)
            asked.add(player.page.locator(".prompt").inner_text())
            wrong |= set(player.page.evaluate(_CUT))
    assert wrong == set()
    assert len(asked) == 5


def is_in_phase(phase: str, view: Any) -> bool:
    return bool(view.phase == phase)


def test_the_stones_of_niwa_bear_their_names_where_these_can_be_read(person: People) -> None:
    player = person()
    player.play_bots("niwa")
    assert player.awaited()
    shown = {}
    for size in SIZES:
        player.resize(*size)
        shown[size] = [one.get_attribute("stroke") for one in player.page.locator(".ground .names").all()]
    fine, bold = ["var(--letter)"], ["var(--letter-bold)"]
    assert shown == dict(zip(SIZES, [fine, fine, bold, bold], strict=True))
    player.resize(568, 320)
    assert player.page.locator(".ground .names").count() == 0, "specks are not drawn"
