"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browsing import CHROMIUM, Person
from playwright.sync_api import Browser, sync_playwright
from serving import Served


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("house"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def person(house: Served, browser: Browser) -> Iterator[Callable[..., Person]]:
    """Makes people, each with a browser of their own."""
    made: list[Person] = []

    def make(**options: Any) -> Person:
        made.append(Person(browser, house.address, **options))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
