"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsing import Person
from chromium import NoBrowser, launched
from playwright.sync_api import Browser, sync_playwright
from server import Serve, Server, serve

import taku

__all__ = ["serve"]


def check_built() -> None:
    """The page that the server of this build sends is there."""
    page = Path(taku.__file__).parent / "web" / "dist" / "index.html"
    assert page.exists(), f"{page} is missing: make page builds it, make compile takes it along"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need nothing special."""
    check_built()
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.remove()


@pytest.fixture
def fragile(serve: Serve) -> Server:
    """A server for one test, which may be stopped; players who leave it may soon be replaced."""
    check_built()
    return serve("--grace", "2")


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One browser; everybody has a context of their own in it. While it is there, no other test can run a loop."""
    with sync_playwright() as play:
        try:
            browser = launched(play)
        except NoBrowser as missing:
            pytest.skip(str(missing))
        yield browser
        browser.close()


@pytest.fixture
def person(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of their own, at the house or at a server named as `at`."""
    made: list[Person] = []

    def make(at: Server | None = None, **options: Any) -> Person:
        server: Server = at or request.getfixturevalue("house")
        made.append(Person(browser, server.url, **options))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
