"""Whole matches of every game in a real browser: on the board, by keys, by touch, against a bot and each other."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import GAMES, Person
from clicks import awaited_of, by_keys, from_list, on_board

pytestmark = pytest.mark.slow
People = Callable[..., Person]


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_is_played_by_clicking_on_the_board(person: People, game: str) -> None:
    player = person()
    player.play_bot(game)
    assert player.play_match(on_board) > 3
    assert player.page.locator(".ending h2").inner_text() != ""
    assert player.complaints == []


def test_a_whole_match_is_played_by_keys_alone(person: People) -> None:
    player = person()
    player.play_bots("nautilus")
    assert player.play_match(by_keys, seed=2) > 3
    assert player.complaints == []


def test_a_whole_match_is_played_by_touch_on_a_phone(person: People) -> None:
    player = person(is_phone=True)
    player.play_bot("niwa")
    assert player.play_match(on_board, seed=3) > 3
    assert player.complaints == []


def play_together(people: list[Person], choices: int, seed: int) -> bool:
    """The one who is awaited chooses; True when the match is over."""
    dice = random.Random(seed)
    for _ in range(choices):
        mover = awaited_of(people)
        if mover is None:
            return True
        from_list(mover, dice)
    return False


def test_two_people_play_each_other_and_one_loses_the_connection(person: People) -> None:
    host, guest, watcher = person(), person(), person()
    guest.sit_down(host.open_table("nautilus", "Ana"), "Bo")
    host.page.wait_for_selector("[aria-selected]#tab-offers")
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector("#tab-history")
    assert play_together([host, guest], 6, 1) is False

    guest.context.set_offline(True)
    guest.page.wait_for_selector("[data-notice=link]")
    while host.state()["offers"]:
        from_list(host, random.Random(2))
    guest.context.set_offline(False)
    guest.page.wait_for_selector("[data-notice=link]", state="detached")
    assert play_together([host, guest], 200, 3) is True

    for one in (host, guest, watcher):
        one.page.wait_for_selector("#tab-ending")
    assert watcher.page.locator("#tab-offers").count() == 0
    assert host.page.locator(".ending h2").inner_text() == guest.page.locator(".ending h2").inner_text()


def test_a_click_made_without_a_connection_is_not_lost(person: People) -> None:
    player = person()
    player.play_bots("nautilus")
    assert player.awaited()
    before = player.state()
    player.context.set_offline(True)
    player.page.wait_for_selector("[data-notice=link]")
    player.page.locator("[data-text]").first.click()
    player.context.set_offline(False)
    player.page.wait_for_selector("[data-notice=link]", state="detached")
    player.settled(before)
