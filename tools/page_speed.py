"""How soon a click shows and how smoothly one scrubs, in a real browser made as slow as a phone."""

from __future__ import annotations

import random

from browsing import DESK, Person
from playwright.sync_api import Browser, Page
from server import Server

from taku.bench.parts import Row

THROTTLE = 4
# So many clicks of each kind are measured, in as many matches as that takes: nineteen of twenty of a dozen are a dozen.
CLICKS = 40
FIRST_CHANGE_MS = 50
LONGEST_FRAME_MS = 32
STEPS = 120
# Between two choices a person thinks; nothing of the last one is still being drawn.
THINKING_MS = 500
# How long a hand takes from arriving to pressing, and from pressing to letting go.
HELD_MS = 80

# From a press on the board to the first frame that shows something changed inside it, and to the first that shows the
# next position. That the shell marks its room as busy does not count. What was pressed as a hand does is kept apart.
_WATCH_CLICKS = """() => {
    const waits = window.waits = { first: [], byHand: [], next: [] };
    const channel = new MessageChannel();
    const painted = [];
    channel.port1.onmessage = () => painted.splice(0).forEach((done) => done());
    const noted = (list, since) => requestAnimationFrame(() => {
        painted.push(() => list.push(performance.now() - since));
        channel.port2.postMessage(0);
    });
    const watch = (node, which, options) => {
        let pressed = null;
        addEventListener('click', (event) => { pressed = event.timeStamp; }, true);
        new MutationObserver(() => {
            if (pressed === null) return;
            noted(waits[which === 'first' && window.isByHand ? 'byHand' : which], pressed);
            pressed = null;
        }).observe(node, options);
    };
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watch(document.querySelector('main .board').lastElementChild, 'first', everything);
    watch(document.querySelector('main'), 'next', { attributeFilter: ['data-ply'] });
}"""
_MIDDLE = """(selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box && [box.x + box.width / 2, box.y + box.height / 2];
}"""
# The slider is drawn along by one ply a frame, as a thumb does; each frame is as long as it is until the next.
_SCRUB = """async (steps) => {
    const slider = document.querySelector('.scrub input');
    const drawn = () => new Promise((done) => requestAnimationFrame(done));
    const frames = [];
    let last = await drawn();
    for (let step = 0; step < steps; step++) {
        slider.value = step < steps / 2 ? step * 2 : (steps - step) * 2;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        const now = await drawn();
        frames.push(now - last);
        last = now;
    }
    return frames;
}"""


def throttle(page: Page, rate: int = THROTTLE) -> None:
    """Make the processor slower, as a phone's is."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})


def late(waits: list[float]) -> float:
    """What nineteen of twenty waits do not exceed."""
    return sorted(waits)[int(len(waits) * 0.95)] if waits else float("inf")


def clicks(browser: Browser, server: Server, game: str) -> list[Row]:
    """Play on the board, one match after the other, until enough was clicked."""
    waits: dict[str, list[float]] = {"first": [], "byHand": [], "next": []}
    dice = random.Random(4)
    while min(len(waits["first"]), len(waits["byHand"])) < CLICKS:
        for kind, found in _clicks_of_match(browser, server, game, dice).items():
            waits[kind] += found
    return [
        _changed(f"{game}: click to the board's first change, the mouse arriving and pressing at once", waits["first"]),
        _changed(f"{game}: the same, the mouse there before and held for {HELD_MS} ms, as by a hand", waits["byHand"]),
        (f"{game}: click to the next position, p95", "", f"{late(waits['next']):.0f} ms", True),
    ]


def _clicks_of_match(browser: Browser, server: Server, game: str, dice: random.Random) -> dict[str, list[float]]:
    """Play a match, or as much of it as is wanted: every other choice at once, the others as by a hand. Things move."""
    person = Person(browser, server.url, is_watched=False, reduced_motion="no-preference")
    person.play_bot(game)
    person.awaited()
    person.page.wait_for_selector("main [data-offer], main [data-spot]")
    person.page.wait_for_timeout(THINKING_MS)
    throttle(person.page)
    person.page.evaluate(_WATCH_CLICKS)
    for number in range(CLICKS):
        if not person.awaited():
            break
        person.page.wait_for_timeout(THINKING_MS)
        is_by_hand = number % 2 == 1
        person.page.evaluate("(is) => { window.isByHand = is; }", is_by_hand)
        _choose(person, dice, HELD_MS if is_by_hand else 0)
    waits: dict[str, list[float]] = person.page.evaluate("window.waits")
    person.context.close()
    return waits


def _changed(what: str, waits: list[float]) -> Row:
    first = late(waits)
    return (f"{what}, p95 of {len(waits)}", f"≤ {FIRST_CHANGE_MS} ms", f"{first:.0f} ms", first <= FIRST_CHANGE_MS)


def _choose(person: Person, dice: random.Random, held_ms: int) -> None:
    """Press a move on the board, or what leads to it first. While the page draws, it is asked nothing."""
    state = person.state()
    text, spot = dice.choice(state["offers"])
    words = text.split()
    openers = sorted(set(state["spots"]), key=lambda one: (one != spot, one not in words, one))
    for opener in [None, *openers]:
        if opener is not None:
            _press(person.page, f'main [data-spot="{opener}"]', held_ms)
        if _press(person.page, f'main [data-offer="{text}"]', held_ms):
            return


def _press(page: Page, selector: str, held_ms: int) -> bool:
    """Not held, the mouse arrives and presses in one moment, which is harder for the page than any person's hand."""
    middle = page.evaluate(_MIDDLE, selector)
    if middle is None:
        return False
    if held_ms:
        page.mouse.move(*middle)
        page.wait_for_timeout(held_ms)
    page.mouse.click(*middle, delay=held_ms)
    page.wait_for_timeout(THINKING_MS)
    return True


def scrubbing(browser: Browser, server: Server) -> list[Row]:
    """Draw the slider of a replay along, there and back; Namiji with five seats."""
    match = server.bots_match("namiji", 5)
    page = browser.new_page(viewport=DESK)
    page.goto(f"{server.url}/replay/{match}")
    page.wait_for_selector(".board-namiji")
    page.locator("#tab-history").click()
    page.wait_for_selector(".scrub input")
    page.wait_for_timeout(2000)
    throttle(page)
    page.evaluate(_SCRUB, STEPS // 4)
    page.wait_for_timeout(1000)
    frames = sorted(page.evaluate(_SCRUB, STEPS))
    page.close()
    worst, share = frames[-1], sum(frame <= LONGEST_FRAME_MS for frame in frames) / len(frames)
    found = f"{worst:.0f} ms ({share:.0%} of {len(frames)} frames within, median {frames[len(frames) // 2]:.0f} ms)"
    what = "scrubbing through Namiji with five seats: longest frame"
    return [(what, f"≤ {LONGEST_FRAME_MS} ms", found, worst <= LONGEST_FRAME_MS)]
