"""Every page in a real browser: for everybody, in every language, by day and night, and when something is wrong."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress

import pytest
from browsing import GAMES, Person, from_list
from playwright.sync_api import TimeoutError as Gone
from playwright.sync_api import expect

pytestmark = pytest.mark.slow
People = Callable[..., Person]
STILL_PAGES = ["/", "/settings", "/device", "/nowhere"]
STILL_PAGES += [f"/{room}/{game}" for room in ("rules", "learn") for game in GAMES]
LANGUAGES = {"en": "Play a bot now", "fr": "Jouer contre un robot", "ru": "Сыграть с ботом"}
# As browsers reckon it: which share of the page has jumped how far. From here on people notice.
NOTICED = 0.1
_JUMPED = """() => new Promise((done) => {
  let jumped = 0;
  const note = (list) => list.getEntries().forEach((one) => { if (!one.hadRecentInput) jumped += one.value; });
  new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(jumped), 200);
})"""
_OVERFLOW = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(person: People, theme: str) -> None:
    reader = person(color_scheme=theme)
    found = {}
    for path in STILL_PAGES:
        reader.go(path)
        reader.page.wait_for_timeout(600)
        found[path] = reader.accessibility()
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_a_table(person: People, game: str, theme: str) -> None:
    player = person(color_scheme=theme)
    player.play_bot(game)
    assert player.awaited()
    player.page.wait_for_timeout(500)
    found = {"offers": player.accessibility()}
    for tab in ("history", "chat", "about"):
        player.page.locator(f"#tab-{tab}").click()
        player.page.wait_for_timeout(300)
        found[tab] = player.accessibility()
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
        player.play_bot(game)
        for _ in range(3):
            if player.awaited():
                from_list(player, random.Random(5))
        for tab in ("history", "chat", "about"):
            player.page.locator(f"#tab-{tab}").click()
            player.page.wait_for_timeout(150)
            text = player.page.locator("aside").inner_text()
            assert not any(word in text for word in ("setup-", "offer-", "tab-", "{", "}")), text


@pytest.mark.parametrize("width", [320, 390])
@pytest.mark.parametrize("path", ["/", "/settings", "/rules/namiji", "/learn/niwa"])
def test_nothing_scrolls_sideways_on_a_small_phone(person: People, width: int, path: str) -> None:
    reader = person(is_phone=True)
    reader.page.set_viewport_size({"width": width, "height": 700})
    reader.go(path)
    reader.page.wait_for_timeout(700)
    assert reader.page.evaluate(_OVERFLOW) <= 0


@pytest.mark.parametrize("game", GAMES)
def test_no_table_scrolls_sideways_on_a_small_phone(person: People, game: str) -> None:
    player = person(is_phone=True)
    player.page.set_viewport_size({"width": 320, "height": 640})
    player.play_bot(game)
    assert player.awaited()
    player.page.wait_for_timeout(500)
    assert player.page.evaluate(_OVERFLOW) <= 0


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_a_board_is_built(person: People, game: str, is_phone: bool) -> None:
    player = person(is_phone=is_phone)
    player.play_bot(game)
    assert player.awaited()
    player.page.reload()
    assert player.awaited()
    player.page.wait_for_timeout(500)
    assert player.page.evaluate(_JUMPED) < NOTICED


def test_text_may_be_twice_as_large(person: People) -> None:
    reader = person()
    for path in ("/", "/settings", "/rules/niwa"):
        reader.go(path)
        reader.page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
        reader.page.wait_for_timeout(300)
        assert reader.page.evaluate(_OVERFLOW) <= 0


# What leads on in a lesson, the first of these that is there.
_ONWARD = [".lesson a.main", ".lesson .row .main", "main [data-offer]", "main [data-spot]"]


def test_a_lesson_is_gone_through_on_the_real_board(person: People) -> None:
    learner = person()
    for game in GAMES:
        learner.go(f"/learn/{game}", ".lesson")
        steps = 0
        for _ in range(40):
            found = learner.page.evaluate("(all) => all.find((one) => document.querySelector(one))", _ONWARD)
            if found == _ONWARD[0]:
                break
            # A board is drawn in pieces, and what was there may be gone by now: then it is looked at again.
            with suppress(Gone):
                learner.page.locator(found or _ONWARD[1]).first.click(timeout=1000)
                steps += 1
        assert steps < 12, f"the lessons of {game} are too long"
        assert learner.page.locator(_ONWARD[0]).count() == 1, f"the lessons of {game} do not end"
    assert learner.complaints == []


def test_the_past_is_looked_at_step_by_step_and_left_again(person: People) -> None:
    player = person()
    player.play_bot("nautilus")
    for seed in range(4):
        assert player.awaited()
        from_list(player, random.Random(seed))
    assert player.awaited()
    bar = player.page.get_by_role("toolbar")
    bar.get_by_role("button", name="To the beginning").click()
    expect(player.page.locator(".status")).to_contain_text("Move 0 of")
    bar.get_by_role("button", name="One step on").click()
    expect(player.page.locator(".status")).to_contain_text("Move 1 of")
    assert player.state()["offers"] == []
    assert player.state()["board"] == []
    bar.get_by_role("button", name="To the present").click()
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
    host.page.locator("dialog").get_by_label("Name", exact=True).fill("Bo")
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
            expect(host.tool("What would a master do?")).to_be_disabled()
            # And what was told to the player before is not for the next one.
            expect(host.page.locator("p.note")).to_have_count(0, timeout=500)
            seen.add(screen.inner_text())
            screen.click()
        assert host.awaited()
        host.tool("What would a master do?").click()
        expect(host.page.locator("p.note")).to_contain_text("A master would choose", timeout=30_000)
        from_list(host, random.Random(seed))
        host.page.wait_for_timeout(200)
    assert seen == {"I am Ana", "I am Bo"}
