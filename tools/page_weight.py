"""What the page weighs, by the manifest of its build and on the wire, and what Lighthouse thinks of it."""

from __future__ import annotations

import gzip
import json
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from browsing import GAMES, Person
from chromium import installed_browser
from playwright.sync_api import Browser, Response
from server import Server

import taku
from taku.bench.parts import Row

DIST = Path(taku.__file__).parent / "web" / "dist"
MOST_CODE = 90_000
MOST_BYTES = 350_000
LIGHTHOUSE = "lighthouse@12"
RUNS = 5
QUICK = 95
FAULTLESS = ("accessibility", "best-practices")


def sizes() -> list[Row]:
    """What the lobby and one table weigh, by the manifest of the build."""
    manifest = json.loads((DIST / ".vite" / "manifest.json").read_text())
    entry = next(key for key, value in manifest.items() if value.get("isEntry"))
    pages = [key for key in manifest if key.endswith(("pages/Lobby.svelte", "pages/Table.svelte"))]
    shell = reach(manifest, [entry, *pages])
    rows = []
    for game in GAMES:
        board = next(key for key in manifest if key.endswith(f"games/{game}/web/index.ts"))
        weight = sum(zipped(file) for file in shell | reach(manifest, [board]))
        what = f"JavaScript and CSS, lobby and a table of {game}"
        rows.append((what, f"≤ {MOST_CODE // 1000} kB gz", f"{weight / 1000:.1f} kB", weight <= MOST_CODE))
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


def whole_page(browser: Browser, server: Server) -> Row:
    """Everything that travels until a table of Namiji stands."""
    person = Person(browser, server.url, is_watched=False)
    answers: list[Response] = []

    def heard(answer: Response) -> None:
        answers.append(answer)

    person.page.on("response", heard)
    person.play_bot("namiji")
    person.awaited()
    # Zipped here: what the service worker brings has no size of its own.
    total = sum(len(gzip.compress(answer.body(), 6)) for answer in answers if answer.ok)
    person.context.close()
    what = "everything, lobby and a table of namiji"
    return (what, f"≤ {MOST_BYTES // 1000} kB", f"{total / 1000:.0f} kB", total <= MOST_BYTES)


def lighthouse(server: Server, folder: Path) -> list[Row]:
    """Lighthouse on the lobby and on a table of every game, where a match stands open and somebody comes to watch."""
    client = server.client()
    client.put("/api/me", json={"name": "Ann"}).raise_for_status()
    addresses = {"lobby": "/"}
    for game in GAMES:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
        addresses[f"table of {game}"] = (
            "/table/" + client.post("/api/tables", json={"game": game, "seats": seats}).json()["match"]
        )
    phones = [row for name, path in addresses.items() for row in scores(name, server.url + path, folder)]
    return phones + [on_desk(name, server.url + path, folder) for name, path in addresses.items()]


def scores(name: str, address: str, folder: Path) -> list[Row]:
    """What Lighthouse gives an address on a slow phone, and what slows it most.

    Its speed is that of the middle run of several, as Lighthouse itself advises: one run alone depends on what else
    the machine did in that second. All of them are told.
    """
    runs = sorted(
        (audited(address, folder, "performance", *FAULTLESS) for _ in range(RUNS)),
        key=lambda found: score(found, "performance"),
    )
    middle = runs[RUNS // 2]
    all_runs = ", ".join(str(score(found, "performance")) for found in runs)
    speed = score(middle, "performance")
    rows = [
        (
            f"Lighthouse, {name}: performance",
            f"≥ {QUICK}",
            f"{speed} (of {all_runs}; {blocked(middle)})",
            speed >= QUICK,
        )
    ]
    for key in FAULTLESS:
        worst = min(score(found, key) for found in runs)
        rows.append((f"Lighthouse, {name}: {key}", "≥ 100", f"{worst}", worst >= 100))
    return rows


def score(found: dict[str, Any], category: str) -> int:
    """Out of a hundred."""
    return round(100 * (found["categories"][category]["score"] or 0))


def on_desk(name: str, address: str, folder: Path) -> Row:
    """What Lighthouse gives an address on a desk; the bar is the phone's."""
    found = audited(address, folder, "performance", preset=["--preset=desktop"])
    return (f"Lighthouse on a desk, {name}: performance", "", f"{score(found, 'performance')} ({blocked(found)})", True)


def blocked(found: dict[str, Any]) -> str:
    """How long the page could not answer while it loaded, as Lighthouse reckons it."""
    return f"main thread blocked for {found['audits']['total-blocking-time']['numericValue']:.0f} ms"


def audited(address: str, folder: Path, *categories: str, preset: Sequence[str] = ()) -> dict[str, Any]:
    """Lighthouse's report of an address."""
    report = folder / "lighthouse.json"
    command = ["npx", "--yes", LIGHTHOUSE, address, "--quiet", "--output=json", f"--output-path={report}", *preset]
    flags = ["--chrome-flags=--headless=new --no-sandbox", f"--only-categories={','.join(categories)}"]
    environment = {**os.environ, "CHROME_PATH": installed_browser() or ""}
    # Now and then chromium does not come up; twice in a row is a fault.
    if subprocess.run([*command, *flags], env=environment, cwd=folder).returncode:
        subprocess.run([*command, *flags], env=environment, check=True, cwd=folder)
    found: dict[str, Any] = json.loads(report.read_text())
    return found
