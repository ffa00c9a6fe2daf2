"""Two people at one table, each in a browser: asking and answering, clocks, chat, absence, watching, playing again."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from browsing import Person
from clicks import awaited_of, from_list
from playwright.sync_api import WebSocket, expect
from server import Server

pytestmark = pytest.mark.slow
People = Callable[..., Person]
# The height of a phone that also shows its browser's bars.
LOW = 664


def pair(person: People, game: str, clock: str = "none", at: Server | None = None) -> tuple[Person, Person]:
    """Ana, who opened the table, and Bo."""
    host, guest = person(at=at), person(at=at)
    guest.sit_down(host.open_table(game, "Ana", clock), "Bo")
    host.page.wait_for_selector("#tab-offers")
    return host, guest


def mover_first(one: Person, other: Person) -> tuple[Person, Person]:
    """The one who is awaited, and the other."""
    return (one, other) if awaited_of([one, other]) is one else (other, one)


def test_a_pause_is_asked_for_agreed_to_and_ended(person: People) -> None:
    host, guest = pair(person, "niwa", "fischer:300s+5s")
    host.tab("about").get_by_role("button", name="Ask for a pause").click()
    expect(host.page.locator(".ask")).to_contain_text("Pause requested.")
    expect(guest.page.locator(".ask")).to_contain_text("Ana wants to pause the match.")
    guest.page.locator(".ask").get_by_role("button", name="Yes").click()
    for one in (host, guest):
        expect(one.page.locator(".status")).to_have_text("Paused")
        expect(one.page.locator(".players time.runs")).to_have_count(0)
        assert one.state()["offers"] == []
        assert one.state()["board"] == one.state()["spots"] == []
    host.page.locator(".ask").get_by_role("button", name="Resume").click()
    for one in (host, guest):
        expect(one.page.locator(".players time.runs")).to_have_count(1)
    host.tab("offers")
    mover, _ = mover_first(host, guest)
    from_list(mover, random.Random(1))


def test_on_a_phone_a_question_and_what_is_said_are_seen_without_scrolling(person: People) -> None:
    host, guest = person(), person(is_phone=True)
    guest.page.set_viewport_size({"width": 390, "height": LOW})
    guest.sit_down(host.open_table("namiji", "Ana", "fischer:300s+5s"), "Bo")
    host.page.wait_for_selector("#tab-offers")
    guest.at_rest()
    chat = guest.page.locator("#tab-chat").bounding_box()
    assert chat
    assert chat["y"] > LOW
    host.tab("about").get_by_role("button", name="Ask for a pause").click()
    expect(guest.page.locator(".ask")).to_contain_text("Ana wants to pause the match.")
    assert _bottom(guest, ".ask") <= LOW
    guest.page.locator(".ask").get_by_role("button", name="No").click()
    speak(host, "As you like.")
    guest.is_told("Ana: As you like.")


def _bottom(one: Person, selector: str) -> float:
    box = one.page.locator(selector).bounding_box()
    assert box
    return box["y"] + box["height"]


def test_a_pause_may_be_declined(person: People) -> None:
    host, guest = pair(person, "nautilus", "fischer:300s+5s")
    guest.tab("about").get_by_role("button", name="Ask for a pause").click()
    host.page.locator(".ask").get_by_role("button", name="No").click()
    for one in (host, guest):
        expect(one.page.locator(".ask")).to_have_count(0)
        expect(one.page.locator(".status")).not_to_have_text("Paused")
    guest.is_told("Your request was declined.")
    assert host.notes() == []


def test_a_question_may_be_withdrawn(person: People) -> None:
    host, guest = pair(person, "nautilus", "fischer:300s+5s")
    host.tab("about").get_by_role("button", name="Ask for a pause").click()
    expect(guest.page.locator(".ask")).to_contain_text("Ana wants to pause the match.")
    host.page.locator(".ask").get_by_role("button", name="Cancel request").click()
    for one in (host, guest):
        expect(one.page.locator(".ask")).to_have_count(0)
        assert one.notes() == []


def test_a_clock_counts_down(person: People) -> None:
    host, _ = pair(person, "niwa", "fischer:300s+5s")
    clock = host.page.locator(".players time.runs")
    first = clock.inner_text()
    host.wait_until(lambda: clock.inner_text() < first, f"less than {first} is left")


def test_a_player_whose_time_runs_out_has_lost(person: People) -> None:
    host, guest = person(), person()
    match, code = opened(host, "me", "open", clock="move:10s")
    guest.ask("PUT", "/api/me", {"name": "Bo"})
    guest.ask("POST", f"/api/tables/{match}/sit", {"code": code})
    for one in (host, guest):
        one.go(f"/table/{match}", ".ending")
        expect(one.page.locator(".ending h2")).to_contain_text("win")
        expect(one.page.locator(".ending")).to_contain_text("Time ran out.")


def test_a_match_that_ends_while_the_device_changes_hands_shows_its_result(person: People) -> None:
    host = person()
    match, _ = opened(host, "me", "me", clock="none")
    host.go(f"/table/{match}", ".screen button")
    second = host.context.new_page()
    second.goto(host.page.url)
    second.locator(".screen button").click()
    second.locator("#tab-about").click()
    second.get_by_role("button", name="Resign").click()
    second.get_by_role("button", name="Yes, resign").click()
    expect(host.page.locator(".ending h2")).to_have_text("The match is over.")
    expect(host.page.locator(".screen")).to_have_count(0)


def opened(host: Person, *seats: str, clock: str) -> tuple[str, str]:
    """Open a table with a clock that the dialog does not offer; the match, and the code for the other, if any."""
    host.ask("PUT", "/api/me", {"name": "Ana"})
    form = {"game": "niwa", "seats": [{"kind": seat} for seat in seats], "clock": clock}
    table = host.ask("POST", "/api/tables", form)
    codes = [invitation["path"].partition("#")[2] for invitation in table["invitations"]]
    return table["match"], codes[0] if codes else ""


def test_a_line_of_chat_is_read_by_the_other_until_muted(person: People) -> None:
    host, guest = pair(person, "nautilus")
    host.tab("chat")
    heard = host.page.locator("#panel .words")
    speak(guest, "Good luck!")
    expect(heard).to_have_text(["Good luck!"])
    host.page.get_by_role("button", name="Mute or report Bo").click()
    host.page.get_by_role("button", name="Mute for me").click()
    expect(heard).to_have_count(0)
    host.tab("history")
    host.tab("chat")
    expect(heard).to_have_count(0)
    speak(guest, "Can you hear me?")
    expect(guest.page.locator("#panel .words").last).to_have_text("Can you hear me?")
    speak(host, "I hear only myself.")
    expect(heard).to_have_text(["I hear only myself."])
    host.page.get_by_role("button", name="Unmute Bo").click()
    speak(host, "I listen again.")
    expect(guest.page.locator("#panel .words").last).to_have_text("I listen again.")
    speak(guest, "And now?")
    expect(heard.last).to_have_text("And now?")
    expect(guest.page.locator("#panel .words")).to_have_count(5)


def test_a_muted_player_stays_muted_when_the_page_is_opened_again(person: People) -> None:
    """The page knows it after it was opened anew, and so does the server: it does not even send what they say."""
    host, guest = pair(person, "nautilus", "fischer:300s+5s")
    host.tab("chat")
    speak(guest, "Good luck!")
    host.page.get_by_role("button", name="Mute or report Bo").click()
    host.page.get_by_role("button", name="Mute for me").click()
    frames: list[str] = []
    host.page.on("websocket", lambda socket: listen(socket, frames))
    host.page.reload()
    # What the host says comes after what the page has told the server on opening: who hears it knows that was heard.
    speak(host, "I am back.")
    expect(guest.page.locator("#panel .words").last).to_have_text("I am back.")
    host.tab("history")
    speak(guest, "Can you hear me?")
    expect(guest.page.locator("#panel .words").last).to_have_text("Can you hear me?")
    # And the question comes after it.
    guest.tab("about").get_by_role("button", name="Ask for a pause").click()
    expect(host.page.locator(".ask")).to_contain_text("Bo wants to pause the match.")
    assert any("Good luck!" in frame for frame in frames)
    assert not any("Can you hear me?" in frame for frame in frames)
    assert host.page.locator("#tab-chat").inner_text() == "Chat", "nothing is unread"
    host.tab("chat")
    expect(host.page.locator("#panel .words")).to_have_text(["I am back."])
    host.page.get_by_role("button", name="Unmute Bo").click()
    speak(host, "Say it again.")
    guest.tab("chat")
    expect(guest.page.locator("#panel .words").last).to_have_text("Say it again.")
    speak(guest, "And now?")
    expect(host.page.locator("#panel .words").last).to_have_text("And now?")


def test_the_host_mutes_for_everybody_and_hears_again(person: People) -> None:
    host, guest = pair(person, "nautilus")
    host.tab("chat")
    speak(guest, "Hello.")
    host.page.get_by_role("button", name="Mute or report Bo").click()
    host.page.get_by_role("button", name="Mute for everyone").click()
    speak(host, "Bo is muted.")
    expect(guest.page.locator("#panel .words").last).to_have_text("Bo is muted.")
    expect(host.page.get_by_role("button", name="Unmute Bo")).to_be_visible()
    speak(guest, "Nobody hears this.")
    expect(guest.page.locator(".refused")).to_be_visible()
    host.page.get_by_role("button", name="Unmute Bo").click()
    speak(host, "Bo may speak.")
    expect(guest.page.locator("#panel .words")).to_have_text(["Hello.", "Bo is muted.", "Bo may speak."])
    speak(guest, "Thank you.")
    expect(host.page.locator("#panel .words")).to_have_text(["Hello.", "Bo is muted.", "Bo may speak.", "Thank you."])


def speak(one: Person, text: str) -> None:
    """Say something in the chat."""
    panel = one.tab("chat")
    field = panel.get_by_label("Write a message")
    field.fill(text)
    panel.get_by_role("button", name="Send").click()
    expect(field).to_have_value("")


def test_taking_back_is_asked_for_and_granted(person: People) -> None:
    mover, other = mover_first(*pair(person, "niwa"))
    while mover.state()["offers"]:
        from_list(mover, random.Random(2))
    played = other.until(lambda state: bool(state["offers"]))
    mover.tool("Ask for a take-back").click()
    expect(mover.page.locator(".ask")).to_contain_text("Take-back requested.")
    other.page.locator(".ask").get_by_role("button", name="Yes").click()
    back = mover.until(lambda state: bool(state["offers"]))
    assert int(back["ply"]) < int(played["ply"])
    assert mover.notes() == []
    expect(other.page.locator("main")).to_have_attribute("data-ply", back["ply"])
    assert other.state()["offers"] == []


def test_an_absent_player_is_replaced_by_a_bot_and_retakes_the_seat(person: People, fragile: Server) -> None:
    host, guest = pair(person, "nautilus", at=fragile)
    match = guest.page.url
    guest.page.goto("about:blank")
    host.page.get_by_role("button", name="Let a bot play").click()
    expect(host.page.locator(".players")).to_contain_text("plays")
    dice = random.Random(3)
    for _ in range(6):
        assert host.awaited()
        from_list(host, dice)
    guest.page.goto(match)
    guest.page.wait_for_selector("#tab-offers")
    for one in (host, guest):
        expect(one.page.locator(".players")).not_to_contain_text("plays")
    for _ in range(8):
        mover = awaited_of([host, guest])
        assert mover is not None
        from_list(mover, dice)
        if mover is guest:
            return
    raise AssertionError("the seat was not given back")


def test_playing_again_leads_both_to_the_same_table(person: People) -> None:
    host, guest = pair(person, "niwa")
    former = host.page.url
    guest.tab("about").get_by_role("button", name="Resign").click()
    guest.page.get_by_role("button", name="Yes, resign").click()
    expect(host.page.locator(".ending h2")).to_contain_text("Ana")
    for one in (host, guest):
        expect(one.page.locator(".board .prompt")).to_have_text("")
    host.tab("ending").get_by_role("button", name="Rematch").click()
    guest.tab("ending").get_by_role("link", name="Go to the rematch").click()
    for one in (host, guest):
        one.page.wait_for_selector("#tab-offers")
    assert host.page.url == guest.page.url != former
    mover, _ = mover_first(host, guest)
    from_list(mover, random.Random(4))


def test_somebody_who_watches_by_the_link_sees_no_hand(person: People) -> None:
    host, guest = pair(person, "nautilus")
    watcher = person()
    heard: list[str] = []
    watcher.page.on("websocket", lambda socket: listen(socket, heard))
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector(".hand")
    assert host.page.locator(".hand svg.card text").count() > 0
    dice = random.Random(5)
    for _ in range(12):
        mover = awaited_of([host, guest])
        assert mover is not None
        from_list(mover, dice)
        expect(watcher.page.locator("main")).to_have_attribute("data-ply", mover.state()["ply"])
        assert watcher.page.locator(".hand svg.card text").count() == 0
        assert watcher.page.locator("main [data-offer], main [data-spot], [data-text]").count() == 0
    views = [view for view in map(view_of, heard) if view]
    assert len(views) > 6
    assert [hand for view in views for hand in view["hands"] if hand.get("cards") or hand.get("special")] == []


def test_a_used_up_link_leads_to_watching_and_says_so(person: People) -> None:
    host, guest, late = person(), person(), person(locale="fr")
    link = host.open_table("niwa", "Ana")
    guest.sit_down(link, "Bo")
    late.page.goto(link)
    expect(late.page.locator("main")).to_contain_text("Toutes les places sont prises")
    late.page.wait_for_selector("main .board svg")
    assert late.state()["offers"] == late.state()["board"] == late.state()["spots"] == []


def listen(socket: WebSocket, heard: list[str]) -> None:
    """Keep whatever the server says."""
    socket.on("framereceived", lambda frame: heard.append(str(frame)))


def view_of(frame: str) -> dict[str, list[dict[str, object]]] | None:
    """The view in a message of the server."""
    view: dict[str, list[dict[str, object]]] | None = json.loads(frame).get("view")
    return view
