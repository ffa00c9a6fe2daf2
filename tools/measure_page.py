"""Measure the page against a real server: its size, how soon a click shows, how smoothly one scrubs, and Lighthouse.

    python tools/measure_page.py [--write bench/results.md] [--no-lighthouse]

Needs chromium; Lighthouse comes from npm. Run it on a machine that has nothing else to do: how busy it was is noted.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "kit"))

from browsing import GAMES  # noqa: E402
from chromium import launched  # noqa: E402
from page_speed import THROTTLE, clicks, scrubbing  # noqa: E402
from page_weight import lighthouse, sizes, whole_page  # noqa: E402
from server import Server  # noqa: E402

from taku.bench.parts import Row, bar_table, write_part  # noqa: E402


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", type=Path)
    parser.add_argument("--no-lighthouse", action="store_true")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--think", "20sims")
        try:
            rows = [*sizes(), *in_browser(server)]
            if not chosen.no_lighthouse:
                rows += lighthouse(server, Path(folder))
        finally:
            server.remove()
    text = report(rows)
    print(text)
    if chosen.write:
        write_part(chosen.write, "page", text)


def in_browser(server: Server) -> list[Row]:
    """Clicks at every board, scrubbing through a match of five, and all that travels."""
    with sync_playwright() as playwright:
        browser = launched(playwright)
        rows = [row for game in GAMES for row in clicks(browser, server, game)]
        rows += [*scrubbing(browser, server), whole_page(browser, server)]
        browser.close()
    return rows


def report(rows: list[Row]) -> str:
    """The rows as a part of the page of results."""
    busy = f"{os.cpu_count()} processors, load average {os.getloadavg()[1]:.1f} while it was measured"
    lines = ["## The page", "", f"CPU throttled {THROTTLE} times where milliseconds are given; {busy}.", ""]
    return "\n".join([*lines, *bar_table(rows)])


if __name__ == "__main__":
    main()
