"""Narrow pages and large letters: nothing scrolls sideways, and no lesson hides what it is about."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import GAMES, Person
from clicks import from_list
from playwright.sync_api import ViewportSize
from positions import offering

pytestmark = pytest.mark.slow
People = Callable[..., Person]
PAGES = ["/", "/settings", "/device", "/nowhere", *(f"/{room}/{game}" for room in ("rules", "learn") for game in GAMES)]
SMALL: ViewportSize = {"width": 320, "height": 640}
# What reaches over the right edge, unless something around it scrolls or cuts it off on purpose.
_OUTSIDE = """() => {
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  const isHeld = (one) => {
    for (let above = one.parentElement; above && above !== document.body; above = above.parentElement) {
      if (getComputedStyle(above).overflowX !== 'visible') return true;
    }
    return false;
  };
  const kinds = 'a, button, input, select, textarea, p, h1, h2, h3, li, dt, dd, td, th';
  const out = [...document.body.querySelectorAll(kinds)]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1 && !isHeld(one))
    .map((one) => `${one.tagName} ${one.className} ${one.textContent.trim().slice(0, 30)}`);
  return [...(wide > 0 ? [`the page by ${wide}`] : []), ...out];
}"""
# Where the lesson's spot is, and where the lesson begins.
_HIDDEN = """() => {
  const spot = document.querySelector('main [data-offer], main [data-chosen], main .chosen')?.getBoundingClientRect();
  const lesson = document.querySelector('.lesson').getBoundingClientRect();
  return spot ? Math.max(spot.bottom - lesson.top, -spot.top) : 0;
}"""


def magnified(player: Person) -> list[str]:
    """What is out of sight when letters are twice as large."""
    player.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    player.at_rest()
    found: list[str] = player.page.evaluate(_OUTSIDE)
    return found


def test_letters_may_be_twice_as_large_on_the_smallest_phone(person: People) -> None:
    reader = person(is_phone=True)
    reader.page.set_viewport_size(SMALL)
    found = {}
    for path in PAGES:
        reader.go(path)
        found[path] = magnified(reader)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_whose_turn_it_is_can_be_read_whole_on_the_smallest_phone(person: People, language: str) -> None:
    player = person(is_phone=True, locale=language)
    player.page.set_viewport_size(SMALL)
    player.play_bots("niwa")
    assert player.awaited()
    player.at_rest()
    status = player.page.locator(".status.turn")
    assert status.evaluate("(one) => one.scrollWidth <= one.clientWidth && one.scrollHeight <= one.clientHeight")
    bar, box = player.page.locator("header").first.bounding_box(), status.bounding_box()
    assert bar
    assert box
    assert bar["y"] <= box["y"]
    assert box["y"] + box["height"] <= bar["y"] + bar["height"]


@pytest.mark.parametrize("game", GAMES)
def test_letters_may_be_twice_as_large_at_a_table(person: People, game: str) -> None:
    player = person(is_phone=True)
    player.page.set_viewport_size(SMALL)
    player.play_bots(game)
    found = {}
    for choice in range(4):
        assert player.awaited()
        found[f"choice {choice}"] = magnified(player)
        from_list(player, random.Random(choice))
    for tab in ("history", "chat", "about"):
        player.tab(tab)
        found[tab] = magnified(player)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


# Something that hangs on the lower edge of a board, which hides it, however high the board is.
_HANG = """() => {
  const thing = document.createElement('p');
  thing.style.cssText = 'position: absolute; bottom: -9px; height: 9px; width: 9px; margin: 0';
  document.querySelector('.board-niwa').append(thing);
}"""


def test_what_hangs_below_a_board_does_not_make_its_room_grow_for_ever(person: People) -> None:
    player = person(is_phone=True)
    player.play_bots("niwa")
    assert player.awaited()
    room = player.page.locator("main .board")
    player.resize(390, 700)
    before = room.bounding_box()
    player.page.evaluate(_HANG)
    player.resize(390, 600)
    player.resize(390, 700)
    assert room.bounding_box() == before


# How wide the cards of a draft are, in letters, and how far the draft reaches over what stands below the board.
_DRAFT = """() => {
  const wide = [...document.querySelectorAll('.hand .choice')].map((card) =>
    card.getBoundingClientRect().width / parseFloat(getComputedStyle(card).fontSize));
  const [sheet, below] = ['.sheet', 'aside'].map((one) => document.querySelector(one).getBoundingClientRect());
  return [wide, sheet.bottom - below.top];
}"""


@pytest.mark.parametrize("language", ["en", "fr", "ru"])
def test_a_draft_in_letters_twice_as_large_can_be_read_and_hides_nothing(person: People, language: str) -> None:
    player = person(is_phone=True, locale=language)
    player.page.set_viewport_size(SMALL)
    player.play_on(offering("namiji", "take "))
    assert player.awaited()
    assert magnified(player) == []
    wide, over = player.page.evaluate(_DRAFT)
    assert min(wide) >= 5
    assert over <= 0


# What of the large board reaches over an edge of the screen; what in the middle of the sea lies over a station; and
# numbers there that are broken in two.
_CROWDED = """() => {
  const box = (one) => one.getBoundingClientRect();
  const name = (one) => `${one.dataset.explain ?? one.className} ${one.textContent.trim()}`;
  const panel = [...document.querySelectorAll('section.panel:not(.small) [data-explain]')];
  const outside = panel.filter((one) => box(one).left < 0 || box(one).right > innerWidth + 1);
  const stations = [...document.querySelectorAll('.loop [data-explain="explain-station"]')].map(box);
  const middle = [...document.querySelectorAll('.middle.below :is(.school, .heap, .heap b, .pile, .strip *)')];
  const isOver = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const over = middle.filter((one) => stations.some((station) => isOver(box(one), station)));
  const broken = [...document.querySelectorAll('.school b')].filter((one) => {
    const text = document.createRange();
    text.selectNodeContents(one);
    return text.getClientRects().length > 1;
  });
  const found = { outside, over, broken };
  return Object.entries(found).flatMap(([wrong, those]) => those.map((one) => `${wrong}: ${name(one)}`));
}"""


@pytest.mark.parametrize("seats", [2, 5])
def test_all_that_one_owns_is_seen_in_larger_letters_and_no_station_is_covered(person: People, seats: int) -> None:
    player = person(is_phone=True)
    player.play_bots("namiji", seats - 1)
    dice = random.Random(2)
    owned = player.page.locator("section.panel:not(.small) [data-explain]")
    found: dict[str, list[str]] = {}
    for choice in range(10):
        assert player.awaited()
        if choice % 3 == 0:
            owned.nth(12).wait_for(state="attached")
            found |= {f"choice {choice}, {where}": wrong for where, wrong in crowded(player).items()}
        from_list(player, dice)
    assert len(found) == 24
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def crowded(player: Person) -> dict[str, list[str]]:
    """What is cut off, covered or broken, on phones of two widths and with letters of three sizes."""
    found = {}
    for width, height in ((390, 844), (320, 640)):
        player.page.set_viewport_size({"width": width, "height": height})
        for size in ("100%", "150%", "200%"):
            player.page.evaluate("(size) => { document.documentElement.style.fontSize = size; }", size)
            player.at_rest()
            found[f"{width} wide, letters of {size}"] = player.page.evaluate(_CROWDED)
    player.page.evaluate("() => { document.documentElement.style.fontSize = ''; }")
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_does_not_hide_what_it_is_about(person: People, game: str) -> None:
    learner = person(is_phone=True)
    learner.go(f"/learn/{game}", ".lesson")
    hidden = {}
    for step in range(1, 11):
        for size in ((390, 844), (320, 640)):
            learner.resize(*size)
            hidden[step, size] = learner.page.evaluate(_HIDDEN)
        if learner.page.locator(".lesson .row a").count():
            break
        learner.page.locator(".lesson .row button").last.tap()
    assert len(hidden) > 8
    assert {where: by for where, by in hidden.items() if by > 1} == {}


# Every frame comes late, as on a slow phone: a board of ten stages takes a second.
_SLOW = """(() => {
  const frame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (act) => setTimeout(() => frame(act), 80);
})()"""


@pytest.mark.parametrize("game", ["namiji", "nautilus"])
def test_a_lesson_shows_what_it_is_about_also_when_the_board_is_drawn_slowly(person: People, game: str) -> None:
    learner = person(is_phone=True)
    learner.page.add_init_script(_SLOW)
    learner.page.set_viewport_size({"width": 320, "height": 480})
    learner.go(f"/learn/{game}", ".lesson")
    for _ in range(4):
        learner.page.wait_for_selector("main [data-offer], main [data-chosen], main .chosen", state="attached")
        learner.at_rest()
        assert learner.page.evaluate(_HIDDEN) <= 1
        learner.page.locator(".lesson .row button").last.tap()
