"""Namiji for two: the board itself says whose boat is about to sail, one's own or the neutral one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browsing import Person
from playwright.sync_api import Locator
from positions import position

pytestmark = pytest.mark.slow
People = Callable[..., Person]
SENTENCES = {
    "en": "You sail the neutral boat.",
    "fr": "Vous menez le bateau neutre.",
    "ru": "Вы ведёте нейтральную лодку.",
}
# The board's own words for it, which the list of moves does not share.
_SENTENCE = ".board-namiji .neutral"


def sailing(person: People, is_neutral: bool = True, **options: Any) -> Person:
    """Somebody who may sail the neutral boat, or their own."""
    player: Person = person(**options)
    player.play_on(position("namiji", lambda view: is_sailing(view, is_neutral)))
    player.at_board()
    player.at_rest()
    return player


def is_sailing(view: Any, is_neutral: bool) -> bool:
    """Whether a boat is about to sail, and it is that one."""
    key = view.offers[0].label.key
    return bool(view.phase == "sailing" and key.endswith("-neutral") == is_neutral)


def shown(player: Person) -> Locator:
    """The sentence, where it can be seen."""
    return player.page.locator(_SENTENCE).filter(visible=True)


def marked(player: Person) -> list[str | None]:
    """Which boats are marked as those that sail."""
    boats = player.page.locator(".boat:has(.mark)")
    return [boat.get_attribute("data-explain") for boat in boats.all()]


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
def test_the_boat_that_one_may_sail_is_marked(person: People, is_phone: bool) -> None:
    player = sailing(person, is_neutral=False, is_phone=is_phone)
    assert marked(player) == ["explain-boat"]
    assert "Ana" in str(player.page.locator(".boat:has(.mark)").get_attribute("data-explain-args"))
    assert shown(player).count() == 0
    player = sailing(person, is_phone=is_phone)
    assert marked(player) == ["explain-neutral-boat"]


@pytest.mark.parametrize("language", SENTENCES)
def test_on_a_desk_the_middle_of_the_sea_says_that_the_neutral_boat_sails(person: People, language: str) -> None:
    player = sailing(person, locale=language)
    assert shown(player).all_inner_texts() == [SENTENCES[language]]
    sentence, sea = shown(player).bounding_box(), player.page.locator(".sea").bounding_box()
    assert sentence
    assert sea
    assert sea["x"] + 0.2 * sea["width"] < sentence["x"]
    assert sentence["x"] + sentence["width"] < sea["x"] + 0.8 * sea["width"]
    assert sea["y"] + 0.2 * sea["height"] < sentence["y"]
    assert sentence["y"] + sentence["height"] < sea["y"] + 0.85 * sea["height"]


@pytest.mark.parametrize("language", SENTENCES)
def test_on_a_phone_it_stands_above_the_stops(person: People, language: str) -> None:
    player = sailing(person, is_phone=True, locale=language)
    assert shown(player).all_inner_texts() == [SENTENCES[language]]
    sentence, sea = shown(player).bounding_box(), player.page.locator(".sea").bounding_box()
    stop = player.page.locator(".chart .stop").first.bounding_box()
    assert sentence
    assert sea
    assert stop
    assert sea["y"] + sea["height"] <= sentence["y"]
    assert sentence["y"] + sentence["height"] <= stop["y"]


def test_no_boat_is_marked_in_the_past(person: People) -> None:
    player = sailing(person)
    assert marked(player) == ["explain-neutral-boat"]
    player.tool("One move back").click()
    player.until(lambda state: not state["board"])
    player.at_rest()
    assert marked(player) == []
    assert shown(player).count() == 0
