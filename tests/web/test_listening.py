"""For those who listen instead of looking, and have only a keyboard: what is said, and where the focus is."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from browsing import GAMES, Person
from clicks import from_list
from playwright.sync_api import expect

pytestmark = pytest.mark.slow
People = Callable[..., Person]
_FOCUSED = "() => document.activeElement.getAttribute('aria-label')"


def played(person: People, game: str, moves: int) -> Person:
    """Somebody who has made some moves against a bot and is awaited again."""
    player = person()
    player.play_bots(game)
    for seed in range(moves):
        assert player.awaited()
        from_list(player, random.Random(seed))
    assert player.awaited()
    return player


def test_stepping_back_is_heard_and_keeps_the_focus(person: People) -> None:
    player = played(person, "niwa", 3)
    heard = player.page.locator(".unseen[role=log]")
    back = player.tool("One move back")
    back.focus()
    ply = int(player.state()["ply"])
    for step in range(1, ply + 1):
        player.page.keyboard.press("Enter")
        expect(heard).to_have_text(re.compile(rf"^Move {ply - step} of {ply}"))
        assert player.page.evaluate(_FOCUSED) == "One move back"
    player.page.keyboard.press("Enter")
    assert player.page.evaluate(_FOCUSED) == "One move back"
    expect(back).to_be_disabled()
    player.tool("One move forward").focus()
    player.page.keyboard.press("Enter")
    told = player.tab("history").locator("li").first.locator(".line").first.inner_text()
    expect(heard).to_contain_text(told)


def test_every_taking_back_is_heard(person: People) -> None:
    player = played(person, "niwa", 4)
    assert len({taken_back(player) for _ in range(2)}) == 2


def taken_back(player: Person) -> str:
    """Take the last choice back; what is heard of it."""
    before = int(player.state()["ply"])
    player.tool("Take back").press("Enter")
    state = player.until(lambda state: int(state["ply"]) < before)
    heard = player.page.locator(".unseen[role=log]")
    expect(heard).to_contain_text(f"Move taken back: now at move {state['ply']}.")
    return heard.inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_the_last_step_of_a_lesson_answers_too(person: People, game: str) -> None:
    learner = person()
    learner.go(f"/learn/{game}", ".lesson")
    while learner.page.locator(".lesson .row a").count() == 0:
        learner.page.locator(".lesson .row button").last.click()
    learner.at_rest()
    moves = learner.page.locator("main .board [data-offer]")
    if moves.count():
        moves.first.click()
        expect(learner.page.locator(".lesson")).to_contain_text("That was the last step.")
        expect(moves).to_have_count(0)
    learner.page.locator(".lesson .row a").click()
    learner.page.wait_for_selector("article")


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_the_names_of_the_leaves_have_a_line_each(person: People, language: str) -> None:
    player = person(locale=language)
    player.play_bots("niwa")
    assert player.awaited()
    for tab in player.page.locator("[role=tab]").all():
        tab.click()
        player.at_rest()
        box = tab.bounding_box()
        assert box
        assert box["height"] < 50, tab.inner_text()
        assert tab.evaluate("(one) => { const words = document.createRange(); words.selectNodeContents(one);"
                            " return words.getClientRects().length; }") == 1  # fmt: skip
