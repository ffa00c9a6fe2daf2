"""Find a Chromium or Chrome for the browser tests and the tools that drive a browser.

python tests/kit/chromium.py    # prints its path; without one, says how to get one and exits with 1
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

VARIABLE = "CHROMIUM"
# The first draws no windows, and takes half the time.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
# Where macOS keeps programs, for everybody and for one user.
_FOLDERS = (Path("/Applications"), Path.home() / "Applications")
_PROGRAMS = ("Chromium.app/Contents/MacOS/Chromium", "Google Chrome.app/Contents/MacOS/Google Chrome")
PLACES = tuple(folder / program for folder in _FOLDERS for program in _PROGRAMS)
MISSING = (
    f"no browser found: install Chromium or Chrome, set {VARIABLE} to the path of one, "
    "or run `.venv/bin/playwright install chromium`"
)


def find_browser(
    playwrights_own: str, environment: Mapping[str, str] = os.environ, places: Sequence[Path] = PLACES
) -> str | None:
    """Return the path of a browser, or None.

    `CHROMIUM` comes first, then the PATH, then the usual places, then the browser that Playwright would have downloaded
    to `playwrights_own`. A `CHROMIUM` that does not exist is an error: another browser would hide the mistake.
    """
    chosen = environment.get(VARIABLE)
    if chosen:
        found = shutil.which(chosen, path=environment.get("PATH"))
        if found is None:
            raise FileNotFoundError(f"{VARIABLE} is {chosen!r}, which is not a program")
        return found
    for name in NAMES:
        found = shutil.which(name, path=environment.get("PATH", ""))
        if found:
            return found
    return next((str(place) for place in [*places, Path(playwrights_own)] if place.is_file()), None)


class NoBrowser(RuntimeError):
    """There is no browser on this machine; the text says how to get one."""


def launched(playwright: Playwright) -> Browser:
    """Start the browser that was found."""
    found = find_browser(playwright.chromium.executable_path)
    if found is None:
        raise NoBrowser(MISSING)
    return playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])


def installed_browser() -> str | None:
    """Return the path of the browser of this machine, or None."""
    with sync_playwright() as playwright:
        return find_browser(playwright.chromium.executable_path)


def main() -> int:
    """Print the browser's path, or how to get one."""
    try:
        found = installed_browser()
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    print(found or MISSING)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
