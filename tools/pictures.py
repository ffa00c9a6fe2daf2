"""Takes the pictures of the page that the documents show: docs/pictures/*.webp, from a real server, by one command."""

from __future__ import annotations

import base64
import random
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "kit"))

from browsing import GAMES, Person
from chromium import launched
from clicks import from_list
from server import Server

TARGET = Path(__file__).parent.parent / "docs" / "pictures"
QUALITY = 82
MOST_BYTES = 150_000
# The theme is on, nothing is awaited, and nothing that ends is still moving.
_SETTLED = """(theme) => document.documentElement.dataset.theme === theme
  && document.fonts.status === 'loaded'
  && document.querySelector('.loading, [aria-busy=true]') === null
  && [...document.images].every((one) => one.complete)
  && document.getAnimations().every((one) => one.playState !== "running"
    || one.effect.getTiming().iterations === Infinity)"""
_FRAME = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
PATIENCE_SECONDS = 20
# What must be on a page before it is looked at.
WANTED = {"lobby": "article svg", "learn": ".lesson", "rules": "main article, main section"}
# How many choices into a match its middle is looked at.
MIDDLE = {"namiji": 9, "nautilus": 22, "niwa": 16}


def main() -> None:
    """Every picture, or those whose names begin with one of the arguments."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Server(Path(folder))
        browser = launched(play)
        for is_phone in (False, True):
            _still(browser, server.url, is_phone)
            for game in (one for one in GAMES if _is_wanted(one)):
                _match(browser, server.url, game, is_phone)
        browser.close()
        server.stop()


def _still(browser: Browser, address: str, is_phone: bool) -> None:
    reader = Person(browser, address, is_phone=is_phone, color_scheme="light")
    for name, path in (("lobby", "/"), ("learn", "/learn/niwa"), ("rules", "/rules/nautilus")):
        reader.go(path, WANTED[name])
        _both(reader.page, name, is_phone)
    reader.context.close()


def _match(browser: Browser, address: str, game: str, is_phone: bool) -> None:
    """A match with a bot at its start, in its middle and at its end."""
    player = Person(browser, address, is_phone=is_phone, color_scheme="light")
    player.play_bot(game)
    dice = random.Random(7)
    count = 0
    while player.awaited():
        if count in (0, MIDDLE[game]):
            _both(player.page, f"{game}-{'middle' if count else 'start'}", is_phone)
        from_list(player, dice)
        count += 1
    player.page.wait_for_selector(".ending h2")
    _both(player.page, f"{game}-end", is_phone)
    player.context.close()


def _both(page: Page, name: str, is_phone: bool) -> None:
    """The page as it is, by day and by night."""
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        page.evaluate("() => window.scrollTo(0, 0)")
        _keep(page, theme, f"{name}-{'phone' if is_phone else 'desk'}{'-night' if theme == 'dark' else ''}")
    page.emulate_media(color_scheme="light", reduced_motion="reduce")


def _is_wanted(game: str) -> bool:
    """Whether a picture of this game is asked for."""
    return any(wanted.startswith(game) for wanted in sys.argv[1:] or [game])


def _keep(page: Page, theme: str, name: str) -> None:
    """One picture."""
    if not any(name.startswith(wanted) for wanted in sys.argv[1:] or [""]):
        return
    content = _settled(page, theme)
    if len(content) > MOST_BYTES:
        raise SystemExit(f"{name}: {len(content)} bytes, at most {MOST_BYTES} were expected")
    (TARGET / f"{name}.webp").write_bytes(content)
    print(f"{name}.webp {len(content)}")


def _settled(page: Page, theme: str) -> bytes:
    """The page when everything is there: what is drawn in layers is drawn when two pictures are the same."""
    end = time.monotonic() + PATIENCE_SECONDS
    before = b""
    while time.monotonic() < end:
        page.evaluate(_FRAME)
        if not page.evaluate(_SETTLED, theme):
            continue
        content = _taken(page)
        if content == before:
            return content
        before = content
    raise SystemExit(f"{page.url} does not come to rest")


def _taken(page: Page) -> bytes:
    """A picture as WebP, which only the browser's own protocol writes."""
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    session.detach()
    return base64.b64decode(taken["data"])


if __name__ == "__main__":
    main()
