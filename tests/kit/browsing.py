"""A person at a browser, for tests: opens tables, plays on the board, from the list or by keys."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, ViewportSize, expect
from rest import AT_REST, WATCH
from waiting import HANG_SECONDS

import taku

GAMES = ("namiji", "nautilus", "niwa")
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
HANG_MS = 1000 * HANG_SECONDS
# A match of two against a bot is over long before this many clicks.
MOST_CLICKS = 400
NOVICE = {"kind": "bot", "level": "novice"}
# What the page shows right now, in one question.
_STATE = """() => ({
  ply: document.querySelector('main')?.dataset.ply,
  isOver: document.querySelector('#tab-ending') !== null,
  offers: [...document.querySelectorAll('[data-text]')].map((one) => [one.dataset.text, one.dataset.at]),
  board: [...document.querySelectorAll('main [data-offer]')].map((one) => one.dataset.offer),
  spots: [...document.querySelectorAll('main [data-spot]')].map((one) => one.dataset.spot),
})"""
_DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"

expect.set_options(timeout=HANG_MS)


class Person:
    """One browser of one person, with whatever its console complained about."""

    def __init__(
        self, browser: Browser, address: str, is_phone: bool = False, is_watched: bool = True, **options: Any
    ) -> None:
        size = PHONE if is_phone else DESK
        options.setdefault("reduced_motion", "reduce")
        self.address = address
        self.is_phone = is_phone
        self.context: BrowserContext = browser.new_context(
            viewport=size, has_touch=is_phone, is_mobile=is_phone, **options
        )
        self.context.set_default_timeout(HANG_MS)
        # What is measured runs without: watching takes its time too.
        if is_watched:
            self.context.add_init_script(WATCH)
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self._loading: set[object] = set()
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("request", lambda request: self._loading.add(request))
        self.page.on("requestfinished", lambda request: self._loading.discard(request))
        self.page.on("requestfailed", lambda request: self._loading.discard(request))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def go(self, path: str, wait_for: str = "main") -> None:
        """Open an address of the server."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector(wait_for)

    def resize(self, width: int, height: int) -> None:
        """Give the window another size and wait until everything has found its place in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.at_rest()

    def at_rest(self) -> None:
        """Wait until the page has stopped changing and nothing is being loaded."""
        end = time.monotonic() + HANG_SECONDS
        while True:
            happening = self.page.evaluate(AT_REST, HANG_MS)
            assert not happening, f"the page does not come to rest: {happening}"
            if not self._loading:
                return
            assert time.monotonic() < end, f"still loading: {self._loading}"
            self.page.wait_for_timeout(20)

    def drawn(self) -> None:
        """Wait until what was just done is on the screen."""
        self.page.evaluate(_DRAWN)

    def wait_until(self, is_so: Callable[[], object], what: str) -> None:
        """Ask again and again until the answer is yes. (The page's policy forbids the browser to wait by itself.)"""
        end = time.monotonic() + HANG_SECONDS
        while not is_so():
            assert time.monotonic() < end, f"waited for {HANG_SECONDS:g} s in vain: {what}"
            self.page.wait_for_timeout(20)

    def notes(self) -> list[str]:
        """The text of every note that the page has shown in passing, whether or not it is still there."""
        found: list[str] = self.page.evaluate("() => window.watched.notes")
        return found

    def is_told(self, words: str) -> None:
        """Wait for a note with these words."""
        self.wait_until(lambda: any(words in note for note in self.notes()), f"a note with {words!r}")

    def ask(self, method: str, path: str, form: Mapping[str, Any]) -> Any:
        """Ask the server over HTTP, as this person's page does; its answer."""
        answer = self.context.request.fetch(
            self.address + path, method=method, data=dict(form), headers={"Origin": self.address}
        )
        assert answer.ok, answer.text()
        return answer.json()

    def play_bot(self, game: str) -> None:
        """From the lobby to a table with a novice, in two clicks."""
        self.go("/", "article")
        tile = self.page.locator("article").nth(GAMES.index(game))
        self.press(tile.locator("button.main"))
        self.press(tile.locator(".levels button").first)
        self.page.wait_for_url("**/table/*")

    def play_bots(self, game: str, count: int = 1, name: str = "Ana", **form: Any) -> None:
        """Go to a table with that many novices, without a way through the lobby; `form` may hold setup and clock."""
        self.sit_at([{"kind": "me"}, *[NOVICE] * count], "/api/tables", {"game": game, **form}, name)

    def play_on(self, match: taku.Match, name: str = "Ana") -> None:
        """Go to a table where a match goes on from where it is: this person has seat 0, novices have the others."""
        seats = [{"kind": "me"}, *[NOVICE] * (match.seats - 1)]
        self.sit_at(seats, "/api/tables/import", {"record": match.log.text}, name)

    def sit_at(self, seats: Sequence[Mapping[str, str]], path: str, form: Mapping[str, Any], name: str) -> Any:
        """Open a table by a form, under that name, and go to it; what the server answered."""
        self.ask("PUT", "/api/me", {"name": name})
        opened = self.ask("POST", path, {**form, "seats": seats})
        self.go(f"/table/{opened['match']}")
        return opened

    def open_table(self, game: str, name: str, clock: str = "none") -> str:
        """Open a table for two as a host of that name; the link for the other."""
        self.go("/", "article")
        self.page.locator("article").nth(GAMES.index(game)).locator(".actions button").nth(1).click()
        dialog = self.page.locator("dialog")
        dialog.get_by_label(re.compile("^Clock")).select_option(clock)
        dialog.locator("form > button.main").click()
        self.page.locator("input[autocomplete=nickname]").fill(name)
        dialog.last.locator("button.main").click()
        link = self.page.locator(".invite input").first.input_value()
        dialog.locator("a.main").click()
        self.page.wait_for_url("**/table/*")
        return link

    def sit_down(self, link: str, name: str) -> None:
        """Follow a link, choose a name, sit."""
        self.page.goto(link)
        self.page.locator("section button.main").click()
        self.page.locator("input[autocomplete=nickname]").fill(name)
        self.page.locator("dialog button.main").click()
        self.page.wait_for_selector("#tab-offers")

    def tab(self, name: str) -> Locator:
        """Turn to a leaf beside the board."""
        self.page.locator(f"#tab-{name}").click()
        return self.page.locator("#panel")

    def tool(self, name: str) -> Locator:
        """One of the buttons above the board, by its words."""
        return self.page.get_by_role("toolbar").get_by_role("button", name=name)

    def press(self, what: Locator) -> None:
        """Click, or tap on a phone."""
        if self.is_phone:
            what.tap()
        else:
            what.click()

    def state(self) -> dict[str, Any]:
        """What is offered in the list and on the board, and whether the match is over."""
        found: dict[str, Any] = self.page.evaluate(_STATE)
        return found

    def until(self, is_so: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait for what the page shows."""
        end = time.monotonic() + HANG_SECONDS
        while not is_so(state := self.state()):
            assert time.monotonic() < end, f"waited for {HANG_SECONDS:g} s in vain: {state}"
            self.page.wait_for_timeout(20)
        return state

    def awaited(self) -> bool:
        """Wait until it is this person's turn; False when the match is over."""
        return not self.until(lambda state: state["isOver"] or state["offers"])["isOver"]

    def at_board(self) -> dict[str, Any]:
        """Wait until it is this person's turn and the board offers it too; what is shown then."""
        return self.until(lambda shown: shown["offers"] and (shown["board"] or shown["spots"]))

    def play_match(self, choose: Callable[[Person, random.Random], None], seed: int = 1) -> int:
        """Play until the match is over; how many choices that took."""
        dice = random.Random(seed)
        for count in range(MOST_CLICKS):
            if not self.awaited():
                return count
            choose(self, dice)
        raise AssertionError(f"not over after {MOST_CLICKS} choices")

    def settled(self, before: dict[str, Any]) -> None:
        """Wait until the match has gone on from where it was."""
        self.until(lambda state: state["isOver"] or state["ply"] != before["ply"])

    def accessibility(self, *rules: str) -> list[str]:
        """What axe finds wrong with the page as it is, by all its rules or by these."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
        found = self.page.evaluate("(only) => axe.run(document, only).then((result) => result.violations)", only)
        return [f"{one['id']}: {json.dumps([node['target'] for node in one['nodes']][:3])}" for one in found]
