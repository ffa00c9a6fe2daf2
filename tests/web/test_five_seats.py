"""Namiji with many seats: every board is seen, every name told from the others, and nothing lies over what is read."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import Person
from playwright.sync_api import Page
from positions import position
from server import Server

pytestmark = pytest.mark.slow
People = Callable[..., Person]
LANGUAGES = ["en", "fr", "ru"]
LONG = "Maximilian-Konstantinopolitan"
SCREEN = 844
LETTER = 16
# What reaches over the lower edge of the window, or of a player's board: boards, and whatever lies on them.
_CUT = """() => [...document.querySelectorAll('section.panel')].flatMap((panel, index) => {
  const { bottom } = panel.getBoundingClientRect();
  const parts = [...panel.querySelectorAll('svg, path, text')];
  const lowest = Math.max(...parts.map((one) => one.getBoundingClientRect().bottom));
  return [bottom - innerHeight, lowest - bottom].map((by) => Math.ceil(by)).filter((by) => by > 0)
    .map((by) => `board ${index + 1} by ${by}`);
})"""
# Names of which the last letter cannot be seen, because something around it cuts it off.
_UNSEEN_ENDS = """(selector) => [...document.querySelectorAll(selector)].flatMap((name) => {
  const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
  let last = null;
  while (texts.nextNode()) if (texts.currentNode.data.trim()) last = texts.currentNode;
  const end = document.createRange();
  end.setStart(last, last.data.trimEnd().length - 1);
  end.setEnd(last, last.data.trimEnd().length);
  const { right } = end.getBoundingClientRect();
  for (let around = last.parentElement; around !== document.body; around = around.parentElement) {
    if (getComputedStyle(around).overflowX !== 'visible' && right > around.getBoundingClientRect().right + 1) {
      return [name.textContent];
    }
  }
  return [];
})"""
# Words of a table that are broken in two.
_BROKEN = """() => [...document.querySelectorAll('.sheet tbody th, .sheet tfoot th')].flatMap((head) => {
  const text = head.firstChild;
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""


@pytest.fixture(scope="module")
def match(house: Server) -> str:
    """A match of five bots, played once."""
    return house.bots_match("namiji", 5)


def all_there(person: Person) -> None:
    """Wait until the last of five boards is drawn, with all that lies on it."""
    person.page.locator("section.panel").nth(4).locator(".goods path").first.wait_for()
    person.at_rest()


def at_its_end(watcher: Person, match: str) -> Page:
    """The last moment of a match, with everything that was hidden."""
    watcher.go(f"/table/{match}", ".board-namiji .sheet tfoot")
    all_there(watcher)
    return watcher.page


@pytest.mark.parametrize("language", LANGUAGES)
def test_five_boards_are_wholly_seen_on_a_desk(person: People, match: str, language: str) -> None:
    watcher = person(locale=language)
    page = at_its_end(watcher, match)
    assert page.locator("section.panel").count() == 5
    cut = {}
    for size in ((1280, 800), (1024, 768), (1366, 650)):
        watcher.resize(*size)
        cut[size] = page.evaluate(_CUT)
    assert {size: boards for size, boards in cut.items() if boards} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_names_do_not_push_the_board_down(person: People, language: str) -> None:
    player = person(locale=language)
    player.play_bots("namiji", 4, LONG, clock="fischer:600s+5s")
    assert player.awaited()
    all_there(player)
    chips = player.page.locator(".players > li")
    boxes = [box for box in (chip.bounding_box() for chip in chips.all()) if box]
    assert len(boxes) == 5
    assert len({round(box["y"]) for box in boxes}) == 1
    assert max(box["height"] for box in boxes) < 2 * LETTER
    assert player.page.evaluate(_CUT) == []


def test_a_name_that_is_cut_keeps_its_number(person: People, match: str) -> None:
    watcher = person(locale="ru", is_phone=True)
    page = at_its_end(watcher, match)
    for size in ((1280, 800), (1024, 768), (844, 390), (390, 844), (320, 640)):
        watcher.resize(*size)
        for names in (".players .name", ".panel .name", ".sheet thead th"):
            if page.locator(names).first.inner_text().strip():
                assert page.evaluate(_UNSEEN_ENDS, names) == [], f"{names} at {size}"


def test_words_of_the_final_count_are_whole(person: People, match: str) -> None:
    watcher = person(locale="ru", is_phone=True)
    page = at_its_end(watcher, match)
    for size in ((1280, 800), (844, 390), (390, 844), (320, 640)):
        watcher.resize(*size)
        assert page.evaluate(_BROKEN) == [], size
        sheet, table = page.locator(".sheet").bounding_box(), page.locator(".sheet table").bounding_box()
        assert sheet
        assert table
        assert table["x"] >= sheet["x"], size
        assert table["x"] + table["width"] <= sheet["x"] + sheet["width"], size


@pytest.mark.parametrize("seats", [4, 5])
def test_own_panoramas_can_be_made_out_on_a_phone_and_one_swipe_shows_the_rest(person: People, seats: int) -> None:
    player = person(is_phone=True)
    player.play_bots("namiji", seats - 1)
    assert player.awaited()
    player.page.locator("section.panel").nth(seats - 1).wait_for()
    player.at_rest()
    pictures = player.page.locator("section.panel").first.locator(".panorama svg")
    heights = [box["height"] for box in (one.bounding_box() for one in pictures.all()) if box]
    assert len(heights) == 3
    assert min(heights) >= 24
    lowest = player.page.locator("section.panel").last.bounding_box()
    assert lowest
    assert lowest["y"] + lowest["height"] <= 2 * SCREEN


# Drawings that reach out of their square.
_WIDE = """() => [...document.querySelectorAll('svg.nj-icon')].flatMap((icon) => {
  const box = icon.getBoundingClientRect();
  const drawn = icon.firstElementChild.getBoundingClientRect();
  const by = Math.max(box.left - drawn.left, drawn.right - box.right);
  return by > box.width / 12 ? [icon.parentElement.parentElement.textContent.trim().slice(0, 30)] : [];
})"""
# Cards whose drawing reaches over the figure beside it.
_COVERED_FIGURES = """() => [...document.querySelectorAll('.goods g.rock')].flatMap((card) => {
  const [text, drawn] = ['text', ':scope > g'].map((part) => card.querySelector(part).getBoundingClientRect());
  return drawn.right > text.left + 1 ? [card.dataset.explainArgs] : [];
})"""


def test_no_drawing_covers_what_stands_beside_it(person: People, match: str) -> None:
    reader = person(locale="ru")
    reader.go("/rules/namiji", "svg.nj-icon path")
    reader.at_rest()
    assert reader.page.evaluate(_WIDE) == []
    page = at_its_end(reader, match)
    assert page.locator(".goods g.rock").count() > 0
    assert page.evaluate(_COVERED_FIGURES) == []


# Sheets, and what can be pressed in the middle of the sea, over which a boat lies; and how many boats are near any.
_UNDER_BOATS = """() => {
  const boats = [...document.querySelectorAll('.sea .boat')];
  for (const boat of boats) boat.style.pointerEvents = 'auto';
  let near = 0;
  const found = [...document.querySelectorAll('.middle .sheet, .middle .strip [role=button]')].flatMap((one) => {
    const box = one.getBoundingClientRect();
    return boats.filter((boat) => {
      const { left, right, top, bottom } = boat.getBoundingClientRect();
      const [x, y] = [Math.max(left, box.left) + 2, Math.max(top, box.top) + 2];
      if (x > Math.min(right, box.right) - 2 || y > Math.min(bottom, box.bottom) - 2) return false;
      near++;
      return boat.contains(document.elementFromPoint(x, y));
    }).map(() => one.textContent.trim().slice(0, 30));
  });
  for (const boat of boats) boat.style.pointerEvents = '';
  return [found, near];
}"""


def test_no_boat_lies_over_a_sheet_or_a_button(person: People, match: str) -> None:
    page = at_its_end(person(is_phone=True), match)
    found, near = page.evaluate(_UNDER_BOATS)
    assert found == []
    assert near, "no boat is near the final count"
    player = person(is_phone=True, locale="fr")
    player.play_bots("namiji", 3)
    for _ in range(12):
        assert player.awaited()
        player.at_rest()
        assert player.page.evaluate(_UNDER_BOATS)[0] == []
        take(player, player.state()["offers"][0][0])


def take(player: Person, text: str) -> None:
    """Choose that from the list."""
    before = player.state()
    player.press(player.page.locator(f'[data-text="{text}"]'))
    player.settled(before)


def test_four_cards_of_a_draft_leave_no_hole(person: People) -> None:
    player = person(locale="fr", is_phone=True)
    player.play_on(position("namiji", lambda view: view.draft and len(view.offers) == 4))
    assert player.awaited()
    for size in ((1280, 800), (390, 844)):
        player.resize(*size)
        boxes = [box for box in (card.bounding_box() for card in player.page.locator(".hand .choice").all()) if box]
        assert len(boxes) == 4
        heights = [round(box["y"]) for box in boxes]
        assert [heights.count(height) for height in sorted(set(heights))] in ([4], [2, 2], [1, 1, 1, 1])
