"""Namiji for two: the board itself says whose boat is about to sail, one's own or the neutral one."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import Person, from_list
from playwright.sync_api import Locator

pytestmark = pytest.mark.slow
People = Callable[..., Person]
SENTENCES = {
    "en": "You sail the neutral boat.",
    "fr": "Vous menez le bateau neutre.",
    "ru": "Вы ведёте нейтральную лодку.",
}
# The board's own words for it, which the list of moves does not share.
_SENTENCE = ".board-namiji .neutral"
# How the list of moves calls the neutral boat.
NEUTRAL = ("neutral boat", "bateau neutre", "нейтральн")
# More choices than anybody has between two moves of the neutral boat.
MANY = 60


def sailing(player: Person, is_neutral: bool) -> None:
    """Play until the neutral boat may be sailed, or one's own may."""
    dice = random.Random(5)
    for _ in range(MANY):
        assert player.awaited()
        texts = [text for text, _ in player.state()["offers"]]
        words = player.page.locator("[data-text]").first.inner_text()
        if texts[0].split()[0] in ("sail", "dock", "finish") and any(one in words for one in NEUTRAL) == is_neutral:
            return
        from_list(player, dice)
    raise AssertionError("that boat is never about to sail")


def shown(player: Person) -> Locator:
    """The sentence, where it can be seen."""
    return player.page.locator(_SENTENCE).filter(visible=True)


def marked(player: Person) -> list[str | None]:
    """Which boats are marked as those that sail."""
    boats = player.page.locator(".boat:has(.mark)")
    return [boat.get_attribute("data-explain") for boat in boats.all()]


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
def test_the_boat_that_one_may_sail_is_marked(person: People, is_phone: bool) -> None:
    player = person(is_phone=is_phone)
    player.play_bot("namiji")
    sailing(player, is_neutral=False)
    assert marked(player) == ["explain-boat"]
    assert "Guest" in str(player.page.locator(".boat:has(.mark)").get_attribute("data-explain-args"))
    assert shown(player).count() == 0
    sailing(player, is_neutral=True)
    assert marked(player) == ["explain-neutral-boat"]


@pytest.mark.parametrize("language", SENTENCES)
def test_on_a_desk_the_middle_of_the_sea_says_that_the_neutral_boat_sails(person: People, language: str) -> None:
    player = person(locale=language)
    player.play_bot("namiji")
    sailing(player, is_neutral=True)
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
    player = person(is_phone=True, locale=language)
    player.play_bot("namiji")
    sailing(player, is_neutral=True)
    assert shown(player).all_inner_texts() == [SENTENCES[language]]
    sentence, sea = shown(player).bounding_box(), player.page.locator(".sea").bounding_box()
    stop = player.page.locator(".chart .stop").first.bounding_box()
    assert sentence
    assert sea
    assert stop
    assert sea["y"] + sea["height"] <= sentence["y"]
    assert sentence["y"] + sentence["height"] <= stop["y"]


def test_whoever_looks_back_sees_no_mark(person: People) -> None:
    player = person()
    player.play_bot("namiji")
    sailing(player, is_neutral=True)
    assert marked(player) == ["explain-neutral-boat"]
    player.tool("One step back").click()
    player.until(lambda state: not state["board"])
    assert marked(player) == []
    assert shown(player).count() == 0
