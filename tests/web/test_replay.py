"""Looking back through a match that is over: by dragging, step by step, or straight to a moment."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import Person
from playwright.sync_api import expect
from server import Server

pytestmark = pytest.mark.slow
People = Callable[..., Person]

# What one sees and can ask of the board, whichever way it was put together.
_SEEN = """() => [...document.querySelectorAll('main .board [data-explain], main .board path, main .board text')]
    .filter((one) => !one.closest('symbol, defs'))
    .map((one) => [one.getAttribute('data-explain'), one.getAttribute('data-explain-args'), one.getAttribute('d'),
                   one.textContent])"""


def opened(person: People, match: str) -> Person:
    """Somebody with the replay before them, and its history beside it."""
    viewer = person()
    viewer.go(f"/replay/{match}", wait_for="main .board [data-explain]")
    viewer.tab("history")
    viewer.page.wait_for_selector(".scrub input")
    return viewer


def dragged(viewer: Person, *parts: float) -> None:
    """The thumb is taken from the slider's beginning to each part of its length, slowly enough to be seen."""
    box = viewer.page.locator(".scrub input").bounding_box()
    assert box is not None
    mouse, middle = viewer.page.mouse, box["y"] + box["height"] / 2
    mouse.move(box["x"] + 9, middle)
    mouse.down()
    for part in parts:
        mouse.move(box["x"] + box["width"] * part, middle, steps=25)
    mouse.up()


def shown(viewer: Person) -> tuple[int, list[list[str]]]:
    """The ply that the page says it shows, and everything to be seen of it once the board is at rest."""
    expect(viewer.page.locator(".status")).to_contain_text(re.compile(r"Move \d+ of"))
    viewer.at_rest()
    seen = viewer.page.evaluate(_SEEN)
    found = re.search(r"Move (\d+) of", viewer.page.locator(".status").inner_text())
    assert found
    return int(found[1]), seen


def at_a_line_of_its_own(viewer: Person) -> None:
    """Step on to a moment of which the history tells in a line: what chance does several times is told once."""
    ply, _ = shown(viewer)
    while viewer.page.locator(f'aside li[data-ply="{ply - 1}"]:not(:has(.times))').count() == 0:
        viewer.page.locator(".scrub input").press("ArrowRight")
        ply += 1
        expect(viewer.page.locator(".status")).to_contain_text(f"Move {ply} of")


def test_what_chance_does_several_times_is_told_once(person: People, house: Server) -> None:
    """Each is dealt five divers that a watcher does not see, in six rounds at the most."""
    viewer = opened(person, house.bots_match("nautilus", 2))
    folded = viewer.page.locator("aside li", has=viewer.page.locator(".times"))
    assert folded.count() >= 6
    dealt = folded.filter(has_text="is dealt a diver").first
    expect(dealt.locator(".times")).to_have_text("× 5")
    first = int(dealt.get_attribute("data-ply") or 0)
    dealt.locator("button").click()
    expect(viewer.page.locator(".status")).to_contain_text(f"Move {first + 5} of")
    expect(dealt.locator("[aria-current=true]")).to_be_visible()


@pytest.mark.parametrize(("game", "seats"), [("namiji", 5), ("nautilus", 2), ("niwa", 2)])
def test_a_moment_is_the_same_however_one_comes_to_it(person: People, house: Server, game: str, seats: int) -> None:
    """Dragged there and back piece by piece, or asked for at once."""
    match = house.bots_match(game, seats)
    dragging = opened(person, match)
    dragged(dragging, 0.9, 0.2, 0.62)
    at_a_line_of_its_own(dragging)
    ply, seen = shown(dragging)
    last = int(dragging.page.locator(".scrub input").get_attribute("max") or 0)
    assert abs(ply - 0.62 * last) <= 0.05 * last
    assert dragging.page.locator(".scrub input").input_value() == str(ply)

    straight = opened(person, match)
    straight.page.locator(f'aside li[data-ply="{ply - 1}"] button').click()
    assert shown(straight) == (ply, seen)
    expect(dragging.page.locator(f'aside li[data-ply="{ply - 1}"] [aria-current="true"]')).to_be_visible()


def test_dragged_to_the_end_the_replay_is_over_and_can_be_gone_back_from(person: People, house: Server) -> None:
    """The end is not a moment of the past; one step back from it is the one before."""
    viewer = opened(person, house.bots_match("nautilus", 2))
    last = int(viewer.page.locator(".scrub input").get_attribute("max") or 0)
    dragged(viewer, 0.5, 1)
    expect(viewer.page.locator(".status")).not_to_contain_text("Move")
    viewer.tool("One move back").click()
    expect(viewer.page.locator(".status")).to_contain_text(f"Move {last - 1} of {last}")
