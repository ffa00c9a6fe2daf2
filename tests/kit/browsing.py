"""A person at a browser, for tests: opens tables, plays on the board, from the list or by keys."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, ViewportSize

CHROMIUM = "/usr/bin/chromium"
GAMES = ("namiji", "nautilus", "niwa")
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
# A match of two against a bot is over long before this many clicks.
MOST_CLICKS = 400
# What the page shows right now, in one question.
_STATE = """() => ({
  ply: document.querySelector('main')?.dataset.ply,
  isOver: document.querySelector('#tab-ending') !== null,
  offers: [...document.querySelectorAll('[data-text]')].map((one) => [one.dataset.text, one.dataset.at]),
  board: [...document.querySelectorAll('main [data-offer]')].map((one) => one.dataset.offer),
  spots: [...document.querySelectorAll('main [data-spot]')].map((one) => one.dataset.spot),
})"""

# Opens whatever can be opened, one after the other as a person does, notes what can be played, and closes it by Escape,
# or by a second tap where Escape does not.
_REACHABLE = """async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const all = (kind) => [...document.querySelectorAll(`main [data-${kind}]`)].map((one) => one.dataset[kind]);
  const tap = (spot) => document.querySelector(`main [data-spot="${spot}"]`)
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const before = all('offer').join();
  const found = new Set(all('offer'));
  for (const spot of new Set(all('spot'))) {
    tap(spot);
    await drawn();
    all('offer').forEach((text) => found.add(text));
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await drawn();
    if (all('offer').join() !== before) tap(spot);
    await drawn();
    if (all('offer').join() !== before) throw new Error(`${spot} does not close`);
  }
  return [...found];
}"""

# What can be played but lies under something else, as a finger on its middle finds it.
_COVERED = """() => [...document.querySelectorAll('main [data-offer], main [data-spot]')].flatMap((one) => {
  if (!one.checkVisibility()) return [];
  one.scrollIntoView({ block: 'center' });
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const name = one.dataset.offer ?? one.dataset.spot;
  return one.contains(hit) ? [] : [`${name} lies under ${hit?.outerHTML.slice(0, 80)}`];
})"""


class Person:
    """One browser of one person, with whatever its console complained about."""

    def __init__(self, browser: Browser, address: str, is_phone: bool = False, **options: Any) -> None:
        size = PHONE if is_phone else DESK
        options.setdefault("reduced_motion", "reduce")
        self.address = address
        self.is_phone = is_phone
        self.context: BrowserContext = browser.new_context(
            viewport=size, has_touch=is_phone, is_mobile=is_phone, **options
        )
        self.page: Page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", self._heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.complaints.append(message.text)

    def go(self, path: str, wait_for: str = "main") -> None:
        """Open an address of the house."""
        self.page.goto(self.address + path)
        self.page.wait_for_selector(wait_for)

    def play_bot(self, game: str) -> None:
        """From the lobby to a table with a novice, in two clicks."""
        self.go("/", "article")
        tile = self.page.locator("article").nth(GAMES.index(game))
        self.press(tile.locator("button.main"))
        self.press(tile.locator(".levels button").first)
        self.page.wait_for_url("**/table/*")

    def play_bots(self, game: str, count: int = 1, setup: dict[str, str] | None = None) -> None:
        """To a table of one's own with as many novices, set up like that."""
        self.go("/", "article")
        form = {"game": game, "seats": [{"kind": "me"}, *[{"kind": "bot", "level": "novice"}] * count]}
        ask, origin = self.context.request, {"Origin": self.address}
        ask.put(f"{self.address}/api/me", data={"name": "Ana"}, headers=origin)
        opened = ask.post(f"{self.address}/api/tables", data={**form, "setup": setup or {}}, headers=origin)
        self.go(f"/table/{opened.json()['match']}")

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

    def until(self, is_so: Callable[[dict[str, Any]], bool], seconds: float = 30) -> dict[str, Any]:
        """Wait for what the page shows. (The page's policy forbids the browser to wait by itself.)"""
        end = time.monotonic() + seconds
        while not is_so(state := self.state()):
            assert time.monotonic() < end, f"waited for {seconds} s in vain: {state}"
            self.page.wait_for_timeout(20)
        return state

    def awaited(self) -> bool:
        """Wait until it is this person's turn; False when the match is over."""
        return not self.until(lambda state: state["isOver"] or bool(state["offers"]))["isOver"]

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

    def accessibility(self) -> list[str]:
        """What axe finds wrong with the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document).then((result) => result.violations)")
        return [f"{one['id']}: {json.dumps([node['target'] for node in one['nodes']][:3])}" for one in found]


def on_board(person: Person, dice: random.Random) -> None:
    """Reach a move on the board: at once, or by opening what leads to it."""
    state = person.until(lambda shown: bool(shown["offers"] and (shown["board"] or shown["spots"])))
    text, spot = dice.choice(state["offers"])
    extra = set(state["board"]) - {offer for offer, _ in state["offers"]}
    assert extra == set(), f"the board offers what the list does not: {extra}"
    for opener in [None, *_openers(state["spots"], text, spot)]:
        if opener is not None:
            person.press(person.page.locator(f'main [data-spot="{opener}"]').first)
        found = person.page.locator(f'main [data-offer="{text}"]').first
        if found.count():
            person.press(found)
            person.settled(state)
            return
    raise AssertionError(f"{text!r} cannot be reached on the board by {state['spots']}")


def reachable(person: Person) -> set[str]:
    """Every move the board offers: at once, or when what leads to it is opened. All is closed again."""
    found: set[str] = set(person.page.evaluate(_REACHABLE))
    return found


def covered(person: Person) -> list[str]:
    """Whatever can be played on the board but cannot be pressed, because something lies over it."""
    found: list[str] = person.page.evaluate(_COVERED)
    return found


def awaited_of(people: list[Person]) -> Person | None:
    """Whoever may play now, waited for; None when the match is over."""
    for _ in range(600):
        states = [one.state() for one in people]
        if any(state["isOver"] for state in states):
            return None
        for one, state in zip(people, states, strict=True):
            if state["offers"]:
                return one
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is awaited")


def _openers(spots: list[str], text: str, spot: str) -> list[str]:
    """What may lead to a move, likeliest first."""
    words = text.split()
    return sorted(set(spots), key=lambda one: (one != spot, one not in words, one))


def from_list(person: Person, dice: random.Random) -> None:
    """Choose from the list of moves."""
    state = person.state()
    text, _ = dice.choice(state["offers"])
    person.press(person.page.locator(f'[data-text="{text}"]'))
    person.settled(state)


def by_keys(person: Person, dice: random.Random) -> None:
    """Choose with the keyboard alone: Tab until the list is reached, the arrows in it, and Enter."""
    keyboard = person.page.keyboard
    before = person.state()
    is_there = "document.activeElement?.dataset?.text !== undefined"
    for _ in range(400):
        if person.page.evaluate(is_there):
            break
        keyboard.press("Tab")
    assert person.page.evaluate(is_there), "the list cannot be reached by Tab"
    for _ in range(dice.randrange(4)):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")
    person.settled(before)
