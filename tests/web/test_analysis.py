"""The analysis after a match: marks in the plot, and for every choice what a master would rather have played."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from browsing import Person
from clicks import from_list
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.slow
People = Callable[..., Person]
CHOICES = 14


def analysed(player: Person) -> tuple[Locator, dict[str, Any]]:
    """The plot of a match that was given up, and what the server found out about it."""
    player.play_bots("nautilus")
    for seed in range(CHOICES):
        assert player.awaited()
        from_list(player, random.Random(seed))
    player.tab("about").locator("button:has-text('Resign'), button:has-text('Abandonner')").first.click()
    player.page.locator("#panel button.main").click()
    player.tab("ending")
    with player.page.expect_response("**/analysis") as answer:
        player.page.locator(".ending h3 ~ button").click()
    plot = player.page.locator("svg[role=slider]")
    plot.wait_for()
    return plot, answer.value.json()


def test_every_remark_names_what_a_master_would_rather_have_played(person: People) -> None:
    player = person()
    plot, found = analysed(player)
    assert found["advice"], "random choices have been as good as a master's"
    assert {row["seat"] for row in found["advice"]} == {0}, "a bot needs no advice"
    remark = player.page.locator(".remark")
    for row in reversed(found["advice"]):
        while (now := plot.get_attribute("aria-valuenow") or "") != str(row["ply"] + 1):
            player.page.get_by_role("button", name="Previous remark").click()
            expect(plot).not_to_have_attribute("aria-valuenow", now)
        shares = [f"{round(one['value'] * 100)}%" for one in row["preferred"]]
        expect(remark.locator("li .share")).to_have_text(shares)
        first = remark.locator("li span").first.inner_text()
        assert first not in ("", row["preferred"][0]["text"]), "it is said in words, not in the record's"
        # After the last move of all there is no past to look at.
        is_last = str(row["ply"] + 1) == plot.get_attribute("aria-valuemax")
        expect(player.page.locator(".status")).to_contain_text("wins" if is_last else f"Move {row['ply'] + 1} ")
    assert player.accessibility() == []
    assert player.complaints == []


def test_a_tap_on_a_mark_looks_at_that_swing(person: People) -> None:
    player = person()
    plot, found = analysed(player)
    swings = found["swings"]
    marks = plot.locator(".swing")
    expect(marks).to_have_text([str(index + 1) for index in range(len(swings))])
    for index, swing in enumerate(swings):
        # Where marks overlap, the one tapped may be another's; the list always leads to each.
        player.page.locator(".ending li button", has=player.page.locator(".number")).nth(index).click()
        expect(plot).to_have_attribute("aria-valuenow", str(swing["ply"] + 1))
        expect(player.page.locator(".remark .swing")).to_contain_text("%")
    plot.press("Home")
    expect(plot).to_have_attribute("aria-valuenow", "0")
    marks.first.click(force=True)
    expect(plot).to_have_attribute("aria-valuenow", str(swings[0]["ply"] + 1))


def test_remarks_follow_the_language(person: People) -> None:
    player = person(locale="fr")
    plot, found = analysed(player)
    plot.focus()
    while (now := plot.get_attribute("aria-valuenow") or "") != str(found["advice"][-1]["ply"] + 1):
        player.page.keyboard.press("ArrowLeft")
        expect(plot).not_to_have_attribute("aria-valuenow", now)
    expect(player.page.locator(".remark h4").first).to_have_text("Un maître aurait joué")
    text = player.page.locator(".remark").inner_text()
    assert not any(wrong in text for wrong in ("offer-", "{"))
