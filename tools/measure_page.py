"""Measure the page against a real server: its size, how soon a click shows, how smoothly one scrubs, and Lighthouse.

    python tools/measure_page.py [--write bench/results.md] [--no-lighthouse]

Needs chromium; Lighthouse comes from npm. Run it on a machine that has nothing else to do.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, Response, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "kit"))

from browsing import CHROMIUM, DESK, GAMES, Person, on_board  # noqa: E402
from server import Server  # noqa: E402

from taku.bench.parts import write_part  # noqa: E402

DIST = ROOT / "src" / "taku" / "web" / "dist"
THROTTLE = 4
CHOICES = 30
LIGHTHOUSE = "lighthouse@12"
CATEGORIES = {"performance": 95, "accessibility": 100, "best-practices": 100}

# From a press on the board to the first frame that shows something changed inside it, and to the first that shows the
# next position. That the shell marks its room as busy does not count.
WATCH_CLICKS = """() => {
    const waits = window.waits = { first: [], next: [] };
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
            noted(waits[which], pressed);
            pressed = null;
        }).observe(node, options);
    };
    const everything = { subtree: true, childList: true, attributes: true, characterData: true };
    watch(document.querySelector('main .board').lastElementChild, 'first', everything);
    watch(document.querySelector('main'), 'next', { attributeFilter: ['data-ply'] });
}"""
WATCH_FRAMES = """() => {
    window.frames_seen = [];
    let last = performance.now();
    const next = (now) => { window.frames_seen.push(now - last); last = now; requestAnimationFrame(next); };
    requestAnimationFrame(next);
}"""


def main() -> None:
    """Measure everything and print it."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--write", type=Path)
    parser.add_argument("--no-lighthouse", action="store_true")
    chosen = parser.parse_args()
    rows = sizes()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), "--think", "20sims")
        try:
            rows += in_browser(server)
            if not chosen.no_lighthouse:
                rows += lighthouse(server, Path(folder))
        finally:
            server.remove()
    text = "\n".join(
        ["## The page", "", f"CPU throttled {THROTTLE} times where milliseconds are given.", "", *table(rows)]
    )
    print(text)
    if chosen.write:
        write_part(chosen.write, "page", text)


Row = tuple[str, str, str, bool]


def table(rows: list[Row]) -> list[str]:
    """The rows as Markdown."""
    head = ["| what | asked | measured | |", "|---|---|---|---|"]
    return head + [
        f"| {what} | {asked} | {found} | {'met' if is_met else 'short'} |" for what, asked, found, is_met in rows
    ]


def sizes() -> list[Row]:
    """What the lobby and one table weigh, by the manifest of the build."""
    manifest = json.loads((DIST / ".vite" / "manifest.json").read_text())
    entry = next(key for key, value in manifest.items() if value.get("isEntry"))
    shell = reach(
        manifest, [entry, *(key for key in manifest if key.endswith(("pages/Lobby.svelte", "pages/Table.svelte")))]
    )
    rows = []
    for game in GAMES:
        board = next(key for key in manifest if key.endswith(f"games/{game}/web/index.ts"))
        files = shell | reach(manifest, [board])
        weight = sum(zipped(file) for file in files)
        rows.append(
            (
                f"JavaScript and CSS, lobby and a table of {game}",
                "≤ 90 kB gz",
                f"{weight / 1000:.1f} kB",
                weight <= 90_000,
            )
        )
    return rows


def reach(manifest: dict[str, dict[str, Any]], keys: list[str]) -> set[str]:
    """The files that these entries need at once, without what they load later."""
    found: set[str] = set()
    todo = list(keys)
    seen: set[str] = set()
    while todo:
        key = todo.pop()
        if key in seen:
            continue
        seen.add(key)
        value = manifest[key]
        found.add(str(value["file"]))
        found.update(value.get("css", []))
        todo += value.get("imports", [])
    return {file for file in found if file.endswith((".js", ".css"))}


def zipped(file: str) -> int:
    """The bytes of a file as they travel."""
    return len(gzip.compress((DIST / file).read_bytes(), 9))


def in_browser(server: Server) -> list[Row]:
    """Clicks at every board, scrubbing through a match of five, and all that travels."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        rows = [row for game in GAMES for row in clicks(browser, server, game)]
        rows.append(scrubbing(browser, server))
        rows.append(whole_page(browser, server))
        browser.close()
    return rows


def clicks(browser: Browser, server: Server, game: str) -> list[Row]:
    """Play a match, or most of it, on the board."""
    person = Person(browser, server.url)
    person.play_bot(game)
    person.awaited()
    throttle(person.page)
    person.page.evaluate(WATCH_CLICKS)
    dice = random.Random(4)
    for _ in range(CHOICES):
        if not person.awaited():
            break
        on_board(person, dice)
    waits = person.page.evaluate("window.waits")
    person.context.close()
    first, following = late(waits["first"]), late(waits["next"])
    count = len(waits["first"])
    return [
        (f"{game}: click to the board's first change, p95 of {count}", "≤ 50 ms", f"{first:.0f} ms", first <= 50),
        (f"{game}: click to the next position, p95", "", f"{following:.0f} ms", True),
    ]


def late(waits: list[float]) -> float:
    """What nineteen of twenty waits do not exceed."""
    return sorted(waits)[int(len(waits) * 0.95)] if waits else float("inf")


def throttle(page: Page) -> None:
    """Make the processor slower, as a phone's is."""
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})


def scrubbing(browser: Browser, server: Server) -> Row:
    """Step through a match of Namiji with five seats, and take the longest frame."""
    match = finished_match(server)
    page = browser.new_page(viewport=DESK)
    page.goto(f"{server.url}/replay/{match}")
    page.wait_for_selector("[aria-label='Namiji'], .board-namiji", state="attached")
    page.wait_for_timeout(1500)
    throttle(page)
    step = page.locator(".controls button").nth(2)
    for _ in range(8):
        step.click()
    page.evaluate(WATCH_FRAMES)
    for _ in range(60):
        page.evaluate("document.querySelectorAll('.controls button')[2].click()")
        page.wait_for_timeout(50)
    frames = sorted(page.evaluate("window.frames_seen"))
    page.close()
    worst, share = frames[-1], sum(frame <= 32 for frame in frames) / len(frames)
    return (
        "scrubbing through Namiji with five seats: longest frame",
        "≤ 32 ms",
        f"{worst:.0f} ms ({share:.0%} of frames within 32 ms)",
        worst <= 32,
    )


def finished_match(server: Server) -> str:
    """Five bots play a match of Namiji to its end."""
    client = server.client()
    client.put("/api/me", json={"name": "Ann"}).raise_for_status()
    seats = [{"kind": "bot", "level": "novice"}] * 5
    match = str(client.post("/api/tables", json={"game": "namiji", "seats": seats}).json()["match"])
    deadline = time.monotonic() + 300
    while client.get(f"/api/tables/{match}").json()["status"] != "over":
        if time.monotonic() > deadline:
            raise TimeoutError("the bots did not finish")
        time.sleep(0.5)
    return match


def whole_page(browser: Browser, server: Server) -> Row:
    """Everything that travels until a table of Namiji stands."""
    person = Person(browser, server.url)
    answers: list[Response] = []

    def heard(answer: Response) -> None:
        answers.append(answer)

    person.page.on("response", heard)
    person.play_bot("namiji")
    person.awaited()
    # Zipped here: what the service worker brings has no size of its own.
    total = sum(len(gzip.compress(answer.body(), 6)) for answer in answers if answer.ok)
    person.context.close()
    return ("everything, lobby and a table of namiji", "≤ 350 kB", f"{total / 1000:.0f} kB", total <= 350_000)


def lighthouse(server: Server, folder: Path) -> list[Row]:
    """Lighthouse on the lobby and on a table."""
    client = server.client()
    client.put("/api/me", json={"name": "Ann"}).raise_for_status()
    seats = [{"kind": "bot", "level": "novice"}, {"kind": "bot", "level": "novice"}]
    match = client.post("/api/tables", json={"game": "nautilus", "seats": seats}).json()["match"]
    rows = []
    for name, path in (("lobby", "/"), ("table", f"/table/{match}")):
        report = folder / f"{name}.json"
        command = ["npx", "--yes", LIGHTHOUSE, server.url + path, "--quiet", "--output=json", f"--output-path={report}"]
        flags = [
            "--chrome-flags=--headless=new --no-sandbox",
            "--only-categories=performance,accessibility,best-practices",
        ]
        environment = {"CHROME_PATH": shutil.which("chromium") or ""}
        subprocess.run([*command, *flags], env={**os.environ, **environment}, check=True, cwd=folder)
        scores = json.loads(report.read_text())["categories"]
        for key, asked in CATEGORIES.items():
            score = round(100 * (scores[key]["score"] or 0))
            rows.append((f"Lighthouse, {name}: {key}", f"≥ {asked}", str(score), score >= asked))
    return rows


if __name__ == "__main__":
    main()
