"""Everything a finger can do on a phone has room for a finger: 44 pixels, or the nearest of what stands closer."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import pytest
from browsing import GAMES, Person
from clicks import from_list

pytestmark = pytest.mark.slow
People = Callable[..., Person]
SMALL = (320, 640)
SIZES = ((390, 844), SMALL)
LEAST = 44
# Browsers move a tap by this much towards what they take for its target.
DOUBT = 6
# Of what is on offer on a board at most so many are tapped.
MOST = 8
PAGES = ["/", "/settings", "/device", "/nowhere", *(f"/{room}/{game}" for room in ("rules", "learn") for game in GAMES)]
# What is offered on a board may be drawn smaller: there the nearest takes the tap, and the list below has room for all.
_SMALL = """(least) => {
  const kinds = 'a[href], button, input, select, textarea, summary, [role=button], [role=slider], [role=tab]';
  const small = [];
  for (const one of document.querySelectorAll(kinds)) {
    const box = (one.closest('label') ?? one).getBoundingClientRect();
    const isDrawn = box.width > 1 && box.height > 1 && !one.disabled && !one.closest('.unseen');
    if (!isDrawn || one.matches('main [data-offer], main [data-spot]')) continue;
    if (box.width > least - 0.5 && box.height > least - 0.5) continue;
    small.push(`${one.tagName} ${one.className} ${box.width}x${box.height} ${one.textContent.trim().slice(0, 30)}`);
  }
  return small;
}"""
# Says who takes a tap, after the board has heard of it, and lets nobody have it: the board stays as it is. Every tap
# ends in a click, taken or not.
_LISTEN = """() => {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  Object.assign(window, { taken: [], taps: 0, unlisten: () => listening.abort() });
  const hear = (event) => {
    const taker = event.target.closest?.('main [data-offer], main [data-spot]');
    if (!taker) return;
    window.taken.push(taker.dataset.offer ?? taker.dataset.spot);
    event.stopPropagation();
  };
  for (const part of document.querySelector('main .board').children) part.addEventListener('click', hear, options);
  // The task after the click: by then the board has passed it on.
  addEventListener('click', (event) => event.isTrusted && setTimeout(() => { window.taps += 1; }), options);
}"""
# Everything on offer on the board: where its middle is, and what is hit without a finger's width at a point.
_OFFERED = """() => [...document.querySelectorAll('main [data-offer], main [data-spot]')].map((one) => {
  const box = one.getBoundingClientRect();
  return { name: one.dataset.offer ?? one.dataset.spot, x: box.x + box.width / 2, y: box.y + box.height / 2 };
}).filter((one) => one.x > 0)"""
_IS_ON_BOARD = "([x, y]) => document.elementFromPoint(x, y)?.closest('main .board') != null"
_HIT = """([x, y]) => {
  const taker = document.elementFromPoint(x, y)?.closest('main [data-offer], main [data-spot]');
  return taker ? taker.dataset.offer ?? taker.dataset.spot : null;
}"""


def on_phone(person: People) -> Person:
    """Somebody with a small phone."""
    made = person(is_phone=True)
    made.page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    return made


def small(player: Person) -> list[str]:
    """What has less room than a finger needs."""
    player.at_rest()
    found: list[str] = player.page.evaluate(_SMALL, LEAST)
    return found


def test_everything_on_a_page_has_room_for_a_finger(person: People) -> None:
    reader = person(is_phone=True)
    found = {}
    for path in PAGES:
        reader.go(path)
        for size in SIZES:
            reader.page.set_viewport_size({"width": size[0], "height": size[1]})
            found[path, size] = small(reader)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", GAMES)
def test_everything_around_a_board_has_room_for_a_finger(person: People, game: str) -> None:
    player = on_phone(person)
    player.play_bots(game)
    found = {}
    for choice in range(8):
        assert player.awaited()
        found[f"choice {choice}"] = small(player)
        from_list(player, random.Random(choice))
    for tab in ("history", "chat", "about"):
        player.tab(tab)
        found[tab] = small(player)
    player.page.get_by_role("button", name="Resign").click()
    player.page.get_by_role("button", name="Yes, resign").click()
    player.tab("ending")
    found["ending"] = small(player)
    player.go(player.page.url.removeprefix(player.address).replace("/table/", "/replay/"), ".ending")
    found["replay"] = small(player)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def around(one: dict[str, Any]) -> list[tuple[int, int]]:
    """Points at the rim of the square that a finger may expect to hit."""
    rim = LEAST / 2 - 2
    ways = ((-1, 0), (1, 0), (0, -1), (0, 1), (0.9, 0.9), (-0.9, 0.9))
    return [(round(one["x"] + x * rim), round(one["y"] + y * rim)) for x, y in ways]


def tapped(player: Person, x: float, y: float) -> str | None:
    """Who took a tap."""
    player.page.evaluate("() => { [window.taken, window.taps] = [[], 0]; }")
    player.page.touchscreen.tap(x, y)
    player.wait_until(lambda: player.page.evaluate("() => window.taps"), "the tap arrives")
    taken: list[str] = player.page.evaluate("() => window.taken")
    return taken[-1] if taken else None


BOARDS = {"ring": ("niwa", {"garden": "ring"}), "lantern": ("niwa", {"garden": "lantern"})}
BOARDS |= {"sea": ("namiji", {}), "submarine": ("nautilus", {})}


@pytest.mark.parametrize("board", BOARDS)
def test_the_nearest_thing_on_offer_takes_the_tap(person: People, board: str) -> None:
    """Within 22 pixels of something on offer nothing is missed: it takes the tap, or something still nearer does."""
    player = on_phone(person)
    game, setup = BOARDS[board]
    player.play_bots(game, setup=setup)
    assert player.awaited()
    dice = random.Random("small")
    for choice in range(2):
        player.page.evaluate("() => window.scrollTo(0, 0)")
        player.at_rest()
        player.page.evaluate(_LISTEN)
        check_taps(player, dice)
        player.page.evaluate("() => window.unlisten()")
        from_list(player, random.Random(choice))
        assert player.awaited()


def check_taps(player: Person, dice: random.Random) -> None:
    """Some of what is on offer, tapped at its rim."""
    offered = [one for one in player.page.evaluate(_OFFERED) if 60 < one["y"] < SMALL[1] - 30]
    for one in dice.sample(offered, min(MOST, len(offered))):
        for x, y in around(one):
            if not player.page.evaluate(_IS_ON_BOARD, [x, y]):
                continue
            taker = tapped(player, x, y)
            assert taker in near_to(player, offered, x, y), f"{one['name']}, {(x - one['x'], y - one['y'])}: {taker}"


def near_to(player: Person, offered: list[dict[str, Any]], x: float, y: float) -> set[str]:
    """What a tap may mean: what is drawn there, or else the nearest, with some pixels of doubt between two."""
    distances = [math.hypot(one["x"] - x, one["y"] - y) for one in offered]
    drawn: str | None = player.page.evaluate(_HIT, [x, y])
    close = {one["name"] for one, far in zip(offered, distances, strict=True) if far <= min(distances) + DOUBT}
    return close | ({drawn} if drawn else set())
