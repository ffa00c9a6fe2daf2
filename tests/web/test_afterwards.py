"""Advice during a match; after it the record, the draws, the analysis, and going on from a record."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browsing import Person
from clicks import from_list
from command import run
from playwright.sync_api import Locator, expect

import taku

pytestmark = pytest.mark.slow
People = Callable[..., Person]


def saved(player: Person, folder: Path) -> Path:
    """The record of the match that is over, downloaded."""
    with player.page.expect_download() as download:
        player.page.get_by_role("link", name="Save match").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def beside_marks(plot: Locator) -> tuple[float, float]:
    """A place in the middle of the plot's width that is far from every swing: a click near one means the swing."""
    box = plot.bounding_box()
    assert box is not None
    marks = [mark for mark in (one.bounding_box() for one in plot.locator(".swing").all()) if mark]
    middles = [(mark["x"] + mark["width"] / 2 - box["x"], mark["y"] + mark["height"] / 2 - box["y"]) for mark in marks]
    across, heights = box["width"] / 2, [box["height"] * tenth / 10 for tenth in range(1, 10)]
    return across, max(heights, key=lambda down: min((math.dist((across, down), one) for one in middles), default=0))


def test_what_stands_after_a_match_is_true(person: People, tmp_path: Path) -> None:
    """The record can be verified, the page claims no more than it checked, and the analysis can be clicked through."""
    finished = person()
    finished.play_bots("nautilus")
    assert finished.play_match(from_list, seed=6) > 3
    record = saved(finished, tmp_path)
    verified = run("verify", str(record), home=tmp_path)
    assert verified.returncode == 0, verified.stdout + verified.stderr
    expect(finished.page.locator(".ending")).to_contain_text("The seed and the fingerprint below belong together.")

    finished.page.get_by_role("button", name="Analyse match").click()
    plot = finished.page.get_by_role("slider", name="Winning chances")
    plot.wait_for()
    last = int(plot.get_attribute("aria-valuemax") or 0)
    assert last == int(finished.state()["ply"])
    across, down = beside_marks(plot)
    plot.click(position={"x": across, "y": down})
    expect(finished.page.locator(".status")).to_contain_text("of")
    now = int(plot.get_attribute("aria-valuenow") or 0)
    assert abs(now - last / 2) <= 1
    plot.press("ArrowRight")
    expect(plot).to_have_attribute("aria-valuenow", str(now + 1))
    listed = finished.page.locator(".ending li button")
    assert listed.count() > 1
    for swing, line in zip(plot.locator(".swing").all(), listed.all(), strict=True):
        swing.click()
        expect(line).to_have_attribute("aria-current", "true")
    assert "analysis-" not in finished.page.locator(".ending").inner_text()
    assert finished.complaints == []


def test_a_record_is_played_on_from_any_ply(person: People, tmp_path: Path) -> None:
    player = person()
    player.play_bots("niwa")
    for seed in range(5):
        assert player.awaited()
        from_list(player, random.Random(seed))
    player.tab("about").get_by_role("button", name="Resign").click()
    player.page.get_by_role("button", name="Yes, resign").click()
    player.tab("ending")
    record = saved(player, tmp_path)
    assert run("verify", str(record), home=tmp_path).returncode == 0
    player.go("/", "article")
    player.page.get_by_role("button", name="Open a saved match").click()
    dialog = player.page.locator("dialog")
    dialog.locator("input[type=file]").set_input_files(record)
    expect(dialog.locator("textarea")).to_have_value(record.read_text(encoding="utf-8"))
    dialog.get_by_label("Start from move").fill("5")
    dialog.locator("button.main").click()
    player.page.wait_for_url("**/table/*")
    assert player.awaited()
    assert int(player.state()["ply"]) >= 5
    from_list(player, random.Random(7))
    assert player.awaited()


def test_what_is_no_record_is_refused_with_a_sentence(person: People) -> None:
    reader = person()
    reader.go("/", "article")
    reader.page.get_by_role("button", name="Open a saved match").click()
    dialog = reader.page.locator("dialog")
    for text in ("hello", '{"game":"niwa","seats":2}'):
        dialog.locator("textarea").fill(text)
        dialog.locator("button.main").click()
        reader.at_rest()
        expect(dialog.locator(".problem")).not_to_be_empty()
        assert "{" not in dialog.locator(".problem").inner_text()


@pytest.mark.parametrize(("language", "line"), [("fr", "ligne 3"), ("ru", "строке 3")])
def test_a_damaged_record_is_refused_in_the_persons_language(person: People, language: str, line: str) -> None:
    reader = person(locale=language)
    reader.go("/", "article")
    match = taku.Match(taku.find("niwa"), seats=2, seed="7")
    record = match.log.text + "1 0 nonsense\n"
    reader.page.locator("section button").last.click()
    dialog = reader.page.locator("dialog")
    for text, said in ((record, line), (record.replace('"seats":2', '"seats":99999999999', 1), None)):
        dialog.locator("textarea").fill(text)
        dialog.locator("button.main").click()
        problem = dialog.locator(".problem")
        if said is None:
            expect(problem).not_to_contain_text(line)
        else:
            expect(problem).to_contain_text(said)
        expect(problem).not_to_contain_text("expected")
    assert [one for one in reader.complaints if "400" not in one] == []


def test_a_match_that_was_given_up_shows_its_result_and_stands_below_the_games(person: People) -> None:
    player = person()
    player.play_bots("niwa")
    assert player.awaited()
    player.tab("about").get_by_role("button", name="Resign").click()
    player.page.get_by_role("button", name="Yes, resign").click()
    expect(player.page.locator(".ending h2")).to_contain_text("wins")
    expect(player.page.locator(".board .prompt")).to_have_text("")
    player.go("/", "article")
    expect(player.page.get_by_role("heading", name="My tables")).to_have_count(0)
    past = player.page.locator("section", has=player.page.get_by_role("heading", name="Finished matches"))
    expect(past.locator("li")).to_have_count(1)
    expect(past.locator("li .standing")).to_have_text("Bot (Novice) wins.")
    expect(past.locator("li .soft")).to_contain_text(re.compile(r"\d"))
    games, below = player.page.locator("article").last.bounding_box(), past.bounding_box()
    assert games
    assert below
    assert games["y"] + games["height"] < below["y"]


def test_a_player_who_asks_for_another_match_is_taken_there(person: People) -> None:
    player = person()
    player.play_bots("niwa")
    assert player.awaited()
    former = player.page.url
    player.tab("about").get_by_role("button", name="Resign").click()
    player.page.get_by_role("button", name="Yes, resign").click()
    player.page.get_by_role("button", name="Rematch").click()
    expect(player.page).not_to_have_url(former)
    assert player.awaited()
    assert player.notes() == []


def test_a_hint_shows_the_chances_of_the_moves(person: People) -> None:
    player = person()
    player.play_bots("nautilus")
    assert player.awaited()
    assert player.page.locator(".chance").count() == 0
    player.tool("Get a hint").click()
    player.page.wait_for_selector(".chance")
    shares = [int(text.removesuffix("%")) for text in player.page.locator(".chance").all_inner_texts()]
    assert all(0 <= share <= 100 for share in shares)
    assert shares[1:] == sorted(shares[1:], reverse=True)
    best = player.page.locator("ol button").first
    expect(best).to_have_class(re.compile("best"))
    words = best.locator("span").first.inner_text()
    player.is_told(f"A master would play: {words}")
    expect(player.page.locator("main .board [data-chosen]").first).to_be_visible()
    from_list(player, random.Random(8))
    assert player.awaited()
    assert player.page.locator(".chance").count() == 0
