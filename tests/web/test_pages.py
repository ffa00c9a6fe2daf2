"""Every page in a real browser: for everybody, in every language, by day and night, and when something is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from browsing import GAMES, Person
from clicks import from_list
from playwright.sync_api import expect
from positions import after

pytestmark = pytest.mark.slow
People = Callable[..., Person]
STILL_PAGES = ["/", "/settings", "/device", "/nowhere"]
STILL_PAGES += [f"/{room}/{game}" for room in ("rules", "learn") for game in GAMES]
LANGUAGES = {"en": "Play a bot", "fr": "Jouer contre un robot", "ru": "Сыграть с ботом"}
# As browsers reckon it: which share of the page has jumped how far. From here on people notice.
NOTICED = 0.1
# Runs before the page does, and adds up what jumps.
_COUNT_JUMPS = """
  window.jumped = 0;
  const add = (list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) window.jumped += one.value; });
  new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
"""
_OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def complaints_of_axe(reader: Person) -> list[str]:
    """What axe finds wrong by day, and of the colours by night: nothing else differs then."""
    reader.page.emulate_media(color_scheme="light")
    reader.at_rest()
    by_day = reader.accessibility()
    reader.page.emulate_media(color_scheme="dark")
    expect(reader.page.locator("html")).to_have_attribute("data-theme", "dark")
    reader.at_rest()
    return by_day + [f"by night: {wrong}" for wrong in reader.accessibility("color-contrast")]


def test_axe_finds_nothing_on_any_page(person: People) -> None:
    reader = person()
    found = {}
    for path in STILL_PAGES:
        reader.go(path)
        found[path] = complaints_of_axe(reader)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_table(person: People, game: str) -> None:
    player = person()
    player.play_bots(game)
    assert player.awaited()
    found = {"offers": complaints_of_axe(player)}
    for tab in ("history", "chat", "about"):
        player.tab(tab)
        found[tab] = complaints_of_axe(player)
    assert {tab: wrong for tab, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_the_language_of_the_browser_and_switches_in_place(person: People, language: str) -> None:
    reader = person(locale=language)
    reader.go("/", "article")
    assert reader.page.locator("article button.main").first.inner_text() == LANGUAGES[language]
    for other, words in LANGUAGES.items():
        reader.page.locator(f"footer button[lang={other}]").click()
        expect(reader.page.locator("article button.main").first).to_have_text(words)
        assert reader.page.locator("html").get_attribute("lang") == other
    assert reader.complaints == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_at_a_table_is_worded(person: People, language: str) -> None:
    player = person(locale=language)
    for game in GAMES:
        player.play_on(after(game, 40))
        assert player.awaited()
        for tab in ("offers", "history", "chat", "about"):
            player.tab(tab)
            player.at_rest()
            text = player.page.locator("aside").inner_text()
            assert not any(word in text for word in ("setup-", "offer-", "tab-", "{", "}")), text


def test_nothing_scrolls_sideways_on_a_small_phone(person: People) -> None:
    reader = person(is_phone=True)
    for path in ("/", "/settings", "/rules/namiji", "/learn/niwa"):
        reader.go(path)
        for width in (320, 390):
            reader.resize(width, 700)
            assert reader.page.evaluate(_OVERFLOW) <= 0, f"{path}, {width} wide"


@pytest.mark.parametrize("game", GAMES)
def test_no_table_scrolls_sideways_on_a_small_phone(person: People, game: str) -> None:
    player = person(is_phone=True)
    player.play_bots(game)
    assert player.awaited()
    player.resize(320, 640)
    assert player.page.evaluate(_OVERFLOW) <= 0


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_a_board_is_built(person: People, game: str, is_phone: bool) -> None:
    player = person(is_phone=is_phone)
    player.page.add_init_script(_COUNT_JUMPS)
    player.play_bots(game)
    assert player.awaited()
    player.at_rest()
    assert player.page.evaluate("() => window.jumped") < NOTICED


def test_text_may_be_twice_as_large(person: People) -> None:
    reader = person()
    for path in ("/", "/settings", "/rules/niwa"):
        reader.go(path)
        reader.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
        reader.at_rest()
        assert reader.page.evaluate(_OVERFLOW) <= 0, path


# What leads on in a lesson, the first of these that is there.
_ONWARD = [".lesson a.main", ".lesson .row .main", "main [data-offer]", "main [data-spot]"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_gone_through_on_the_real_board(person: People, game: str) -> None:
    learner = person()
    learner.go(f"/learn/{game}", ".lesson")
    for _ in range(12):
        learner.at_rest()
        onward = learner.page.evaluate("(all) => all.find((one) => document.querySelector(one))", _ONWARD)
        if onward == _ONWARD[0]:
            break
        learner.page.locator(onward).first.click()
    assert learner.page.locator(_ONWARD[0]).count() == 1, f"the lessons of {game} are too long"
    assert learner.complaints == []


def test_the_past_is_looked_at_step_by_step_and_left_again(person: People) -> None:
    player = person()
    player.play_bots("nautilus")
    for seed in range(4):
        assert player.awaited()
        from_list(player, random.Random(seed))
    assert player.awaited()
    bar = player.page.get_by_role("toolbar")
    bar.get_by_role("button", name="Go to the start").click()
    expect(player.page.locator(".status")).to_contain_text("Move 0 of")
    bar.get_by_role("button", name="One move forward").click()
    expect(player.page.locator(".status")).to_contain_text("Move 1 of")
    assert player.state()["offers"] == []
    assert player.state()["board"] == []
    bar.get_by_role("button", name="Go to the current move").click()
    assert player.awaited()


def test_a_dead_link_says_so(person: People) -> None:
    reader = person(locale="fr")
    reader.go("/table/AAAAAAAAAAAAAAAA")
    expect(reader.page.locator("main")).to_contain_text("Cette table n’existe pas")
    reader.go("/no/such/page")
    expect(reader.page.locator("main")).to_contain_text("Il n’y a rien à cette adresse")


def test_two_players_on_one_device_do_not_see_each_others_secrets(person: People) -> None:
    host = person()
    host.go("/", "article")
    host.page.locator("article").nth(GAMES.index("nautilus")).locator(".actions button").nth(1).click()
    host.page.locator("dialog select").nth(1).select_option("me")
    host.page.locator("dialog").get_by_label("Player’s name").fill("Bo")
    host.page.locator("dialog form > button.main").click()
    host.page.locator("input[autocomplete=nickname]").fill("Ana")
    host.page.locator("dialog").last.locator("button.main").click()
    seen = set()
    for seed in range(8):
        screen = host.page.locator(".screen button")
        screen.or_(host.page.locator("[data-text]").first).first.wait_for()
        if screen.count():
            assert host.page.locator("main [data-offer], main [data-spot]").count() == 0
            # A hint would name the next player's cards.
            expect(host.tool("Get a hint")).to_be_disabled()
            # And what was told to the player before is not for the next one.
            assert host.page.locator("p.note").count() == 0
            seen.add(screen.inner_text())
            screen.click()
        assert host.awaited()
        host.tool("Get a hint").click()
        host.page.wait_for_selector(".chance")
        assert "A master would play" in host.notes()[-1]
        from_list(host, random.Random(seed))
    assert seen == {"I am Ana", "I am Bo"}
