"""A phone on its side: whatever the game, the board is seen as a whole, or all of it can be reached."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import GAMES, Person, from_list

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


def on_its_side(person: People, game: str, bots: int, width: int, height: int) -> Person:
    """Somebody who plays on a phone that lies on its side."""
    player = person(is_phone=True)
    player.page.set_viewport_size({"width": width, "height": height})
    player.play_bots(game, bots)
    assert player.awaited()
    player.page.wait_for_timeout(600)
    return player


@pytest.mark.parametrize(("game", "bots"), [("namiji", 1), ("namiji", 2), ("namiji", 4), ("nautilus", 1), ("niwa", 1)])
@pytest.mark.parametrize("size", [(844, 390), (740, 360)], ids=str)
def test_a_phone_on_its_side_shows_the_whole_board(person: People, game: str, bots: int, size: tuple[int, int]) -> None:
    player = on_its_side(person, game, bots, *size)
    assert player.page.evaluate(_HIGH) <= size[1]


@pytest.mark.parametrize("size", [(844, 390), (740, 360), (667, 375), (932, 430)], ids=str)
def test_on_a_phone_on_its_side_a_card_and_its_place_are_seen_together(person: People, size: tuple[int, int]) -> None:
    player = on_its_side(person, "nautilus", 1, *size)
    while player.page.locator(".board [data-spot^=card-]").count() == 0:
        from_list(player, random.Random(1))
        assert player.awaited()
    player.page.evaluate("() => scrollTo(0, 0)")
    assert player.page.locator(".board .place").count() == 10
    assert player.page.evaluate(_OUT_OF_HAND, 44) == []


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
