"""A phone on its side: whatever the game, the board is seen as a whole, or all of it can be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import GAMES, Person
from positions import offering

pytestmark = pytest.mark.slow
People = Callable[..., Person]
# The lowest part of the board, measured from the top of its room.
_HIGH = """() => {
  const room = document.querySelector('main .board');
  const parts = [...room.querySelectorAll(':scope > :not(.lens) *')].filter((one) => one.checkVisibility());
  const { top } = room.getBoundingClientRect();
  return Math.max(...parts.map((one) => one.getBoundingClientRect().bottom)) - top;
}"""
# What cannot be brought into sight, however one scrolls.
_UNREACHABLE = """() => [...document.querySelectorAll('.board :is([data-explain], [data-offer])')].flatMap((one) => {
  if (!one.checkVisibility()) return [];
  one.scrollIntoView({ block: 'center' });
  const { top, bottom } = one.getBoundingClientRect();
  return top + bottom > 2 * innerHeight || top + bottom < 0 ? [one.dataset.explain ?? one.dataset.offer] : [];
})"""
# Large parts of the board that show less than they hold, and cannot be scrolled by hand.
_CUT_OFF = """() => [...document.querySelectorAll('main .board *')].flatMap((one) => {
  if (one.clientHeight < 100 || !['hidden', 'clip'].includes(getComputedStyle(one).overflowY)) return [];
  const by = one.scrollHeight - one.clientHeight;
  return by > 1 ? [`${one.className} by ${by}`] : [];
})"""


# Places and cards of one's own that are out of sight while nothing is scrolled, or narrower than a finger.
_OUT_OF_HAND = """(least) => [...document.querySelectorAll('.board :is(.place, .own .card)')].flatMap((one) => {
  const { top, bottom, width } = one.getBoundingClientRect();
  const isFine = top >= 0 && bottom <= innerHeight && width >= least;
  return isFine ? [] : [`${one.className} from ${top} to ${bottom}, ${width} wide`];
})"""


def on_its_side(person: People, game: str, bots: int = 1) -> Person:
    """Somebody who plays on a phone that lies on its side."""
    player = person(is_phone=True)
    player.page.set_viewport_size({"width": 844, "height": 390})
    player.play_bots(game, bots)
    assert player.awaited()
    return player


@pytest.mark.parametrize(("game", "bots"), [("namiji", 1), ("namiji", 2), ("namiji", 4), ("nautilus", 1), ("niwa", 1)])
def test_a_phone_on_its_side_shows_the_whole_board(person: People, game: str, bots: int) -> None:
    player = on_its_side(person, game, bots)
    for size in ((844, 390), (740, 360)):
        player.resize(*size)
        assert player.page.evaluate(_HIGH) <= size[1], size


def test_on_a_phone_on_its_side_a_card_and_its_place_are_seen_together(person: People) -> None:
    player = person(is_phone=True)
    player.play_on(offering("nautilus", "place "))
    player.at_board()
    for size in ((844, 390), (740, 360), (667, 375), (932, 430)):
        player.resize(*size)
        assert player.page.locator(".board .place").count() == 10
        assert player.page.evaluate(_OUT_OF_HAND, 44) == [], size


@pytest.mark.parametrize("game", GAMES)
def test_beside_the_leaf_everything_can_be_reached_however_little_room_there_is(person: People, game: str) -> None:
    player = on_its_side(person, game, 4 if game == "namiji" else 1)
    for size in ((932, 430), (920, 700)):
        player.resize(*size)
        assert player.page.evaluate(_UNREACHABLE) == [], size


@pytest.mark.parametrize("game", GAMES)
def test_no_board_cuts_itself_off_on_a_phone_on_its_side(person: People, game: str) -> None:
    player = on_its_side(person, game)
    for width, height in ((844, 390), (740, 360), (667, 375)):
        player.resize(width, height)
        assert player.page.evaluate(_CUT_OFF) == [], f"{width} x {height}"
        player.resize(height, width)
        room = player.page.locator("main .board").bounding_box()
        assert room
        assert room["height"] == max(416, min(560, width - 144)), "turned upright it has the room it always has"
