"""Boards at every size, with long names and in every language: what they say has its room, and hides nothing."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import Person, from_list

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


def play(player: Person, game: str, name: str, setup: dict[str, str] | None = None) -> None:
    """To a table with a novice, as somebody of that name."""
    player.go("/", "article")
    ask, origin = player.context.request, {"Origin": player.address}
    ask.put(f"{player.address}/api/me", data={"name": name}, headers=origin)
    form = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "novice"}], "setup": setup or {}}
    opened = ask.post(f"{player.address}/api/tables", data=form, headers=origin)
    player.go(f"/table/{opened.json()['match']}")


def resize(player: Person, size: tuple[int, int]) -> None:
    player.page.set_viewport_size({"width": size[0], "height": size[1]})
    player.page.wait_for_timeout(200)


@pytest.mark.parametrize("language", LONG)
def test_all_domains_of_nautilus_stand_in_sight_to_the_end(person: People, language: str) -> None:
    player = person(locale=language)
    play(player, "nautilus", LONG[language], setup={"length": "all"})
    player.play_match(from_list)
    found = {}
    for size in SIZES:
        resize(player, size)
        found[size] = player.page.evaluate(_ROWS)
    assert found == {size: [[1, 0]] * 5 for size in SIZES}


@pytest.mark.parametrize("language", LONG)
def test_a_long_name_leaves_the_prompt_of_nautilus_its_room(person: People, language: str) -> None:
    player = person(locale=language)
    play(player, "nautilus", LONG[language])
    dice = random.Random(2)
    # Into the second round, where the last one can be looked at again and needs room too.
    while not player.page.locator(".back").count():
        assert player.awaited()
        from_list(player, dice)
    assert player.awaited()
    found = {}
    for size in SIZES:
        resize(player, size)
        found[size] = player.page.evaluate(_PROMPT)
    assert {size: one for size, one in found.items() if one["letters"] < 10 or one["lines"] > 3} == {}
    assert {one["explains"] for one in found.values()} == {LONG[language]}


@pytest.mark.parametrize("language", LONG)
def test_what_niwa_asks_can_be_read_on_a_phone(person: People, language: str) -> None:
    player = person(is_phone=True, locale=language)
    play(player, "niwa", LONG[language])
    dice = random.Random(4)
    asked, wrong = set(), set()
    for _ in range(9):
        assert player.awaited()
        for size in SIZES[2:]:
            resize(player, size)
            asked.add(player.page.locator(".prompt").inner_text())
            wrong |= set(player.page.evaluate(_CUT))
        from_list(player, dice)
    assert wrong == set()
    assert len(asked) >= 5


def test_the_stones_of_niwa_bear_their_names_where_these_can_be_read(person: People) -> None:
    player = person()
    play(player, "niwa", "Ana")
    assert player.awaited()
    shown = {}
    for size in SIZES:
        resize(player, size)
        shown[size] = [one.get_attribute("stroke") for one in player.page.locator(".ground .names").all()]
    fine, bold = ["var(--letter)"], ["var(--letter-bold)"]
    assert shown == dict(zip(SIZES, [fine, fine, bold, bold], strict=True))
    resize(player, (568, 320))
    assert player.page.locator(".ground .names").count() == 0, "specks are not drawn"
