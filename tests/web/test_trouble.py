"""A server that goes away and comes back, a newer page, a second tab: a sentence, and nothing is lost."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from browsing import GAMES, Person
from clicks import from_list
from playwright.sync_api import WebSocketRoute, expect
from server import Server

pytestmark = pytest.mark.slow
People = Callable[..., Person]


# On the board as a person does it: what leads to a move is opened first. Whether what was clicked looks different then.
_CLICK_BOARD = """async () => {
  const click = (one) => one.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  if (!document.querySelector('main [data-offer]')) click(document.querySelector('main [data-spot]'));
  await new Promise((done) => requestAnimationFrame(done));
  const clicked = document.querySelector('main [data-offer]');
  const parts = [clicked, ...clicked.querySelectorAll('*')];
  const looks = () => parts.flatMap((part) => [undefined, '::before'].map((of) => {
    const { fill, backgroundColor, boxShadow } = getComputedStyle(part, of);
    return [fill, backgroundColor, boxShadow];
  })).join();
  const before = looks();
  click(clicked);
  await Promise.resolve();
  return looks() !== before;
}"""
# Asked in the same breath as the click, long before any answer can be there.
_CLICK_LIST = """async () => {
  document.querySelector('[data-text]').click();
  await Promise.resolve();
  return document.querySelector('#panel [data-text][data-sent]') !== null;
}"""


def test_a_server_that_goes_away_and_comes_back_is_resumed(fragile: Server, person: People) -> None:
    player = person(at=fragile)
    player.play_bots("nautilus")
    assert player.awaited()
    from_list(player, random.Random(1))
    assert player.awaited()
    before = player.state()
    fragile.stop()
    expect(player.page.locator("[data-notice=link]")).to_be_visible()
    player.page.locator("[data-text]").first.click()
    fragile.start()
    expect(player.page.locator("[data-notice=link]")).to_be_hidden()
    player.settled(before)
    assert player.awaited()


def test_an_old_page_says_that_there_is_a_newer_one(person: People) -> None:
    reader = person()
    reader.go("/", "article")
    assert reader.page.locator("[data-notice=old]").count() == 0
    reader.page.route_web_socket("**/ws", _newer)
    reader.go("/", "article")
    expect(reader.page.locator("[data-notice=old]")).to_be_visible()


def _newer(page: WebSocketRoute) -> None:
    """A server whose greeting names another version of the page."""
    server = page.connect_to_server()
    server.on_message(lambda told: page.send(re.sub(r'"version":"[^"]*"', '"version":"newer"', str(told))))


# What a view of each game cannot do without.
NEEDED = {"namiji": "boats", "nautilus": "hands", "niwa": "figures"}


class _Strange:
    """A server that leaves out a field of all it says, for as long as that is wanted."""

    def __init__(self, player: Person, field: str, is_so: bool = True) -> None:
        self._field = field
        self.is_so = is_so
        player.page.route_web_socket("**/ws", self._route)

    def _route(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda told: page.send(self._said(str(told))))

    def _said(self, told: str) -> str:
        return told.replace(f'"{self._field}":', '"unheard-of":') if self.is_so else told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("is_at_once", [True, False], ids=["at-once", "in-the-middle"])
def test_a_board_that_cannot_be_drawn_says_so_and_the_list_plays_on(
    person: People, game: str, is_at_once: bool
) -> None:
    player = person()
    server = _Strange(player, NEEDED[game], is_so=is_at_once)
    player.play_bots(game)
    failed = player.page.locator("main .board [role=alert]")
    assert player.awaited()
    if not is_at_once:
        player.at_board()
        assert failed.count() == 0
        server.is_so = True
        from_list(player, random.Random(5))
        assert player.awaited()
    expect(failed).to_contain_text("could not be shown")
    from_list(player, random.Random(6))
    assert player.awaited()
    server.is_so = False
    player.press(failed.get_by_role("button"))
    player.at_board()
    assert failed.count() == 0


def test_a_leaf_that_cannot_be_drawn_says_so_and_the_others_can_be_turned_to(house: Server, person: People) -> None:
    reader = person()
    _Strange(reader, "lines")
    reader.go(f"/replay/{house.bots_match('nautilus', 2)}", "#tab-history")
    expect(reader.tab("history").get_by_role("alert")).to_contain_text("could not be shown")
    expect(reader.tab("about").locator("dl")).to_be_visible()
    expect(reader.page.locator(".board-nautilus")).to_be_visible()


def test_a_page_that_cannot_be_drawn_says_so_and_leads_to_the_lobby(house: Server, person: People) -> None:
    reader = person()
    _Strange(reader, "seats")
    reader.page.goto(f"{house.url}/replay/{house.bots_match('niwa', 2)}")
    expect(reader.page.locator("h1", has_text="could not be shown")).to_be_visible()
    reader.page.locator("main").get_by_role("link", name="Back to the lobby").click()
    expect(reader.page.locator("article")).to_have_count(len(GAMES))


def test_a_second_tab_follows_the_first(person: People) -> None:
    player = person()
    player.play_bots("niwa")
    assert player.awaited()
    second = player.context.new_page()
    second.goto(player.page.url)
    second.wait_for_selector("[data-text]")
    from_list(player, random.Random(3))
    player.awaited()
    expect(second.locator("main")).to_have_attribute("data-ply", player.state()["ply"])


@pytest.mark.parametrize("click", [_CLICK_LIST, _CLICK_BOARD], ids=["list", "board"])
@pytest.mark.parametrize("game", GAMES)
def test_what_was_clicked_shows_at_once_that_it_is_on_its_way(person: People, game: str, click: str) -> None:
    """How soon the new position is drawn is measured by tools/measure_page.py."""
    player = person()
    player.play_bots(game)
    player.at_board()
    assert player.page.evaluate(click)


def test_the_page_opens_without_a_server_and_says_what_needs_one(fragile: Server, person: People) -> None:
    reader = person(at=fragile)
    reader.go("/", "article")
    reader.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    reader.go("/", "article")
    fragile.stop()
    reader.page.goto(reader.address + "/")
    expect(reader.page.locator("h1")).to_have_text("Taku")
    expect(reader.page.locator("main .problem")).to_contain_text("The server cannot be reached.")
    expect(reader.page.locator("[data-notice=link]")).to_be_visible()
    expect(reader.page.locator("article")).to_have_count(len(GAMES))
    expect(reader.page.locator("article button")).to_have_count(0)
    expect(reader.page.locator("main")).not_to_contain_text("No public tables")
    reader.page.locator("article").last.get_by_role("link", name="Rules").click()
    expect(reader.page.locator("main h2").first).to_be_visible()
    fragile.start()
    expect(reader.page.locator("[data-notice=link]")).to_be_hidden()
    reader.go("/", "article")
