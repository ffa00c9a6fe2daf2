"""Measures how soon the board draws the new position after a click, on a processor made four times slower."""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "kit"))

from browsing import CHROMIUM, GAMES, Person
from serving import Served

SLOWER = 4
# Only what the board itself draws counts: that the shell marks its room as busy is no new position.
_WATCH = """(text) => new Promise((done) => {
  const start = performance.now();
  const watch = new MutationObserver(() => { watch.disconnect(); done(performance.now() - start); });
  for (const part of document.querySelector('main .board').children) {
    watch.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
  }
  document.querySelector(`[data-text="${text}"]`).click();
})"""


def main() -> None:
    """One match of every game, or of those named."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Served(Path(folder))
        server.start()
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in sys.argv[1:] or GAMES:
            waits = sorted(_waits(browser, server.address, game))
            middle, late = waits[len(waits) // 2], waits[int(len(waits) * 0.95)]
            print(f"{game}: median {middle:.0f} ms, p95 {late:.0f} ms of {len(waits)} clicks")
        browser.close()
        server.stop()


def _waits(browser: Browser, address: str, game: str) -> list[float]:
    player = Person(browser, address)
    player.play_bot(game)
    session = player.context.new_cdp_session(player.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    dice, waits = random.Random(4), []
    while player.awaited():
        state = player.until(lambda shown: bool(shown["board"] or shown["spots"]))
        text, _ = dice.choice(state["offers"])
        waits.append(float(player.page.evaluate(_WATCH, text)))
        player.settled(state)
    player.context.close()
    return waits


if __name__ == "__main__":
    main()
