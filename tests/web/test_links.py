"""Links for others: they lead here from elsewhere, and can be copied also where a page may not use the clipboard."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import Person
from playwright.sync_api import expect
from server import Serve

pytestmark = pytest.mark.slow
People = Callable[..., Person]
OURS = {"en": "Rules: what is ours", "fr": "Nos choix de règles", "ru": "Что в правилах наше"}


def test_a_link_begins_with_the_address_that_others_know(serve: Serve, person: People) -> None:
    host = person(at=serve("--public-url", "https://table.example"))
    link = host.open_table("niwa", "Ana")
    assert link.startswith("https://table.example/table/")


@pytest.mark.parametrize("has_clipboard", [True, False])
def test_a_link_is_copied_with_or_without_a_clipboard(person: People, has_clipboard: bool) -> None:
    """A table on a laptop at home is no https page: browsers give it none."""
    host = person(permissions=["clipboard-read", "clipboard-write"])
    if not has_clipboard:
        host.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    host.go("/", "article")
    host.page.locator("article").last.get_by_role("button", name="Play with friends").click()
    host.page.locator("dialog form > button.main").click()
    host.page.locator("input[autocomplete=nickname]").fill("Ana")
    host.page.locator("dialog button.main").last.click()
    link = host.page.locator(".invite input").first
    link.wait_for()
    host.page.get_by_role("button", name="Copy link").first.click()
    host.is_told("Link copied.")
    field = host.page.locator("dialog input, dialog textarea").first
    field.evaluate("(one) => { one.readOnly = false; one.value = ''; one.focus(); }")
    host.page.keyboard.press("Control+V")
    expect(field).to_have_value(re.compile(f"^{re.escape(host.address)}/table/"))


@pytest.mark.parametrize(("language", "label"), OURS.items())
def test_what_is_ours_in_the_rules_is_two_clicks_from_the_table(person: People, language: str, label: str) -> None:
    player = person(locale=language)
    player.play_bots("niwa", setup={"garden": "ring"})
    with player.page.expect_popup() as opened:
        player.tab("about").get_by_role("link", name=label).click()
    rules = opened.value
    title = rules.locator("#ours")
    title.wait_for()
    assert rules.url.endswith("#ours")
    assert re.search(r"\?table=\w{16}#", rules.url), "the rules are those of this table"
    expect(title).to_be_in_viewport()


def test_the_link_for_an_own_device_is_not_offered_to_friends(person: People) -> None:
    """Whoever opens it plays as the person who made it."""
    player = person()
    player.go("/", "article")
    player.ask("PUT", "/api/me", {"name": "Ana"})
    player.go("/device")
    player.page.get_by_role("button", name="Create link").click()
    expect(player.page.locator("main")).to_contain_text("Do not send it to anyone else")
    expect(player.page.locator("main")).not_to_contain_text("friends")
    expect(player.page.get_by_label("Link for your other device")).to_have_value(re.compile("#"))
