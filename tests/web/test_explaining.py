"""Everything on a board explains itself: to a mouse that stays, to a finger that stays, and to the arrow keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import GAMES, Person
from playwright.sync_api import Locator, expect
from positions import offering

pytestmark = pytest.mark.slow
People = Callable[..., Person]
_THINGS = """() => [...document.querySelectorAll('main .board [data-explain]')]
  .filter((one) => one.getBoundingClientRect().width > 0).length"""
_IS_LENS = "() => document.activeElement?.matches('.board input[type=range]') ?? false"


def at_board(player: Person, game: str) -> None:
    player.play_bots(game)
    assert player.awaited()
    player.at_rest()


def lens(player: Person) -> Locator:
    """Where the arrow keys look around, reached by Tab."""
    for _ in range(30):
        if player.page.evaluate(_IS_LENS):
            return player.page.locator(".board input[type=range]")
        player.page.keyboard.press("Tab")
    raise AssertionError("it cannot be reached by Tab")


@pytest.mark.parametrize("game", GAMES)
def test_the_arrow_keys_walk_over_everything_that_explains_itself(person: People, game: str) -> None:
    player = person()
    at_board(player, game)
    glass = lens(player)
    bubble = player.page.get_by_role("tooltip")
    seen = set()
    for key in ["ArrowRight"] * 8 + ["ArrowDown"] * 6 + ["ArrowLeft"] * 8 + ["ArrowUp"] * 6 + ["PageDown"] * 40:
        player.page.keyboard.press(key)
        said = glass.get_attribute("aria-valuetext") or ""
        assert said
        assert not any(wrong in said for wrong in ("explain-", "{", "???"))
        seen.add(glass.input_value())
    assert len(seen) >= 20
    expect(bubble).to_have_text(glass.get_attribute("aria-valuetext") or "")
    assert player.accessibility() == []
    player.page.keyboard.press("Tab")
    expect(player.page.locator(".lens + .ring")).to_be_hidden()
    assert player.complaints == []


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_is_visited_once_from_first_to_last(person: People, game: str) -> None:
    """A screen reader's own gestures go through them in order."""
    player = person()
    at_board(player, game)
    glass = lens(player)
    assert int(glass.get_attribute("max") or 0) + 1 == player.page.evaluate(_THINGS)
    before = glass.get_attribute("aria-valuetext")
    glass.fill("3")
    expect(glass).not_to_have_attribute("aria-valuetext", before or "")
    expect(player.page.get_by_role("tooltip")).to_have_text(glass.get_attribute("aria-valuetext") or "")


# One of what is only to be looked at, in each game.
LOOKED_AT = {"niwa": ".ground [data-explain=explain-line]", "namiji": "[data-explain=explain-offerings]"}
LOOKED_AT |= {"nautilus": "[data-explain=explain-undealt]"}


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_explains_and_plays_nothing(person: People, game: str) -> None:
    player = person(is_phone=True)
    at_board(player, game)
    before = player.state()
    for what in (LOOKED_AT[game], "[data-offer][data-explain], [data-spot][data-explain]"):
        thing = player.page.locator(f"main {what}").first
        thing.scroll_into_view_if_needed()
        player.at_rest()
        box = thing.bounding_box()
        assert box is not None
        hold(player, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        # What was played would be marked at once, until the match has gone on.
        assert player.page.locator("[data-sent]").count() == 0
        assert player.state()["ply"] == before["ply"]
        player.page.keyboard.press("Escape")


def hold(player: Person, x: float, y: float) -> None:
    """A finger that stays until an explanation appears."""
    session = player.context.new_cdp_session(player.page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(player.page.get_by_role("tooltip")).not_to_be_empty()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()
    player.at_rest()


def test_the_list_says_aloud_which_lane_a_card_goes_to(person: People) -> None:
    player = person()
    player.play_on(offering("nautilus", "place "))
    placing = player.page.locator("[data-text^='place ']").first
    expect(placing).to_have_accessible_name(re.compile(r"Place .+ on [ab]([1-5])\. Lane \1: \w+"))
