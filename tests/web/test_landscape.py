"""A phone on its side: whatever the game, the board is seen as a whole, or all of it can be reached."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from browsing import GAMES, Person

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


def on_its_side(person: People, game: str, bots: int, width: int, height: int) -> Person:
    """Somebody who plays on a phone that lies on its side."""
    player = person(is_phone=True)
    player.page.set_viewport_size({"width": width, "height": height})
    player.play_bots(game, bots)
    assert player.awaited()
    player.page.wait_for_timeout(600)
    return player


@pytest.mark.parametrize(("game", "bots"), [("namiji", 1), ("namiji", 2), ("namiji", 4), ("niwa", 1)])
@pytest.mark.parametrize("size", [(844, 390), (740, 360)], ids=str)
def test_a_phone_on_its_side_shows_the_whole_board(person: People, game: str, bots: int, size: tuple[int, int]) -> None:
    player = on_its_side(person, game, bots, *size)
    assert player.page.evaluate(_HIGH) <= size[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(932, 430), (920, 700)], ids=str)
def test_beside_the_leaf_everything_can_be_reached_however_little_room_there_is(
    person: People, game: str, size: tuple[int, int]
) -> None:
    player = on_its_side(person, game, 4 if game == "namiji" else 1, *size)
    assert player.page.evaluate(_UNREACHABLE) == []


@pytest.mark.parametrize("size", [(844, 390), (740, 360), (667, 375)], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_no_board_cuts_itself_off_on_a_phone_on_its_side(person: People, game: str, size: tuple[int, int]) -> None:
    player = on_its_side(person, game, 1, *size)
    assert player.page.evaluate(_CUT_OFF) == []
    width, height = size
    player.page.set_viewport_size({"width": height, "height": width})
    player.page.wait_for_timeout(600)
    room = player.page.locator("main .board").bounding_box()
    assert room
    assert room["height"] == max(416, min(560, width - 144)), "turned upright it has the room it always has"
