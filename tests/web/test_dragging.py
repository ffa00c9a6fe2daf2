"""A finger carries a card or a fish to its place, and the page stays where it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from browsing import Person
from positions import offering

pytestmark = pytest.mark.slow
People = Callable[..., Person]
Point = tuple[float, float]
# A drag is not one jump: a browser decides from the first few steps whether a finger scrolls.
STEPS = 12
# How long a slow finger rests after each step: such a drag takes longer than a press that asks what something is, and
# that is what it is for.
SLOWLY_MS = 60
# How a page is left or scrolled by a finger that the board does not keep; and what is marked as played.
_WATCH = """() => {
  [window.lost, window.sent] = [[], []];
  const note = (changes) => window.sent.push(...changes.map(({ target }) => target.dataset.offer));
  new MutationObserver(note).observe(document, { attributeFilter: ['data-sent'], subtree: true });
  const lose = ({ type }) => window.lost.push(type);
  for (const kind of ['pointercancel', 'scroll', 'pagehide']) addEventListener(kind, lose, true);
}"""


class Finger:
    """One finger on the glass of a phone, as the browser itself feels it."""

    def __init__(self, player: Person) -> None:
        self.player = player
        self.glass = player.context.new_cdp_session(player.page)

    def feel(self, kind: str, *points: Point) -> None:
        """Down, along or up again."""
        touched = [{"x": x, "y": y} for x, y in points]
        self.glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})

    def carry(self, start: Point, end: Point, rest: int = 0) -> None:
        """Press somewhere and slide to somewhere else, a frame or so many milliseconds a step, without letting go."""
        self.feel("touchStart", start)
        for step in range(1, STEPS + 1):
            part = step / STEPS
            self.feel("touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
            self.player.drawn()
            if rest:
                self.player.page.wait_for_timeout(rest)

    def drag(self, start: Point, end: Point) -> None:
        """Press somewhere, slide to somewhere else, let go."""
        self.carry(start, end)
        self.feel("touchEnd")


def offered(person: People, game: str, start: str) -> tuple[Person, dict[str, Any]]:
    """Somebody with a phone who may make a move that starts like that, and what the page shows."""
    player = person(is_phone=True)
    player.play_on(offering(game, start))
    state = player.at_board()
    player.at_rest()
    player.page.evaluate(_WATCH)
    return player, state


def middle(player: Person, what: str) -> Point:
    """Where something on the board is, in the middle of it."""
    box = player.page.locator(f"main {what}").first.bounding_box()
    assert box, f"{what} is not there"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def lost(player: Person) -> list[str]:
    """What became of the finger that the board should have kept, and whether the page has moved."""
    found: list[str] = player.page.evaluate("() => scrollY ? [...lost, `at ${scrollY}`] : lost")
    return found


def check_nothing_was_played(player: Person, before: dict[str, Any]) -> None:
    """What is played is marked at once, until the match has gone on."""
    assert player.page.evaluate("() => window.sent") == []
    assert player.state()["ply"] == before["ply"]


def card_and_places(state: dict[str, Any]) -> tuple[str, list[str]]:
    """The first card in the hand, and every place it may go to."""
    card = next(spot for spot in state["spots"] if spot.startswith("card-"))
    start = f"place {card.removeprefix('card-')} "
    return card, [place for text, place in state["offers"] if text.startswith(start)]


@pytest.mark.parametrize(("which", "rest"), [(0, 0), (-1, SLOWLY_MS)], ids=["first-quickly", "last-slowly"])
def test_a_finger_drags_a_card_to_a_place(person: People, which: int, rest: int) -> None:
    player, before = offered(person, "nautilus", "place ")
    card, places = card_and_places(before)
    place = places[which]
    finger = Finger(player)
    finger.carry(middle(player, f'[data-at="{card}"]'), middle(player, f'[data-at="{place}"]'), rest)
    assert player.page.locator(".bubble").count() == 0, "a card that is carried does not explain itself"
    finger.feel("touchEnd")
    assert lost(player) == []
    player.settled(before)
    assert f"place {card.removeprefix('card-')} {place}" in player.page.evaluate("() => window.sent")


def test_a_card_let_go_over_nothing_returns_to_the_hand(person: People) -> None:
    player, before = offered(person, "nautilus", "place ")
    card, _ = card_and_places(before)
    start = middle(player, f'[data-at="{card}"]')
    Finger(player).drag(start, middle(player, '[data-at="lane-3"]'))
    player.at_rest()
    assert lost(player) == []
    check_nothing_was_played(player, before)
    assert middle(player, f'[data-at="{card}"]') == pytest.approx(start, abs=8), "picked, it stands a little higher"


@pytest.mark.parametrize("what", [".lane", "[data-at=b3]", ".below p"])
def test_the_page_is_still_scrolled_from_what_cannot_be_dragged(person: People, what: str) -> None:
    player, before = offered(person, "nautilus", "place ")
    x, y = middle(player, what)
    Finger(player).drag((x, y), (x, y - 150))
    player.wait_until(lambda: player.page.evaluate("() => scrollY") > 40, "the page is scrolled")
    check_nothing_was_played(player, before)


@pytest.mark.parametrize("kind", ["keep ", "cast "])
def test_a_finger_drags_the_catch_to_the_rack(person: People, kind: str) -> None:
    player, before = offered(person, "namiji", kind)
    Finger(player).drag(middle(player, ".held"), middle(player, "[data-cell]"))
    assert lost(player) == []
    player.settled(before)


def test_a_catch_that_is_taken_out_of_the_hand_is_not_placed(person: People) -> None:
    """A call comes in, or a second finger: the browser cancels the first, wherever it is just then."""
    player, before = offered(person, "namiji", "keep ")
    start = middle(player, ".held")
    finger = Finger(player)
    finger.carry(start, middle(player, "[data-cell]"))
    finger.feel("touchCancel")
    player.at_rest()
    check_nothing_was_played(player, before)
    assert middle(player, ".held") == pytest.approx(start, abs=1)
