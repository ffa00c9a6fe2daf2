"""Ways to choose a move in a browser: on the board, from the list, by keys; and what a board offers and hides."""

from __future__ import annotations

import random
import time

from browsing import Person
from waiting import HANG_SECONDS

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
    if (all('offer').join() === before) continue;
    tap(spot);
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


def on_board(person: Person, dice: random.Random) -> None:
    """Reach a move on the board: at once, or by opening what leads to it."""
    state = person.at_board()
    text, spot = dice.choice(state["offers"])
    extra = set(state["board"]) - {offer for offer, _ in state["offers"]}
    assert extra == set(), f"the board offers what the list does not: {extra}"
    for opener in [None, *_openers(state["spots"], text, spot)]:
        if opener is not None:
            person.press(person.page.locator(f'main [data-spot="{opener}"]').first)
            person.drawn()
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
    """Wait for the person who may play now; None when the match is over."""
    end = time.monotonic() + HANG_SECONDS
    while time.monotonic() < end:
        states = [one.state() for one in people]
        if any(state["isOver"] for state in states):
            return None
        for one, state in zip(people, states, strict=True):
            if state["offers"]:
                return one
        people[0].page.wait_for_timeout(20)
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
