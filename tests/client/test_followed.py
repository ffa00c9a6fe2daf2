"""What a client makes of what it is told: news replace what they void, and a click is kept only while it fits."""

from __future__ import annotations

import msgspec
from msgspec import Raw

import taku
from taku.client.address import read_address
from taku.client.around import changes
from taku.client.connection import Whole
from taku.client.followed import Followed
from taku.server.messages import AskNow, ChatLine, News, Play, SeatNow, TableNow
from taku.wire import Label, Telling, encode

MATCH = "0123456789abcdef"
SEATS = [SeatNow("person", name="Ann", is_here=True), SeatNow("person", name="Bo")]
TABLE = TableNow(
    game="nautilus",
    status="live",
    seats=SEATS,
    setup={},
    clock="none",
    on_timeout="forfeit",
    is_public=False,
    is_rated=False,
    commitment="",
    you=0,
)


def telling(key: str) -> Raw:
    return Raw(encode(Telling(0, [Label(key)])))


def a_view() -> tuple[Raw, int, list[str]]:
    match = taku.Match(taku.find("nautilus"), 2, "x", {"first": "0"})
    return Raw(taku.encode(match.view(0))), match.ply, match.offers()


def whole(ply: int, since: int, number: int, view: Raw) -> Whole:
    told = [telling(f"t{number}-{at}") for at in range(since, ply)]
    return Whole(match=MATCH, number=number, ply=ply, table=TABLE, view=view, since=since, tellings=told, chat=[])


def keys(followed: Followed) -> list[str]:
    return [told.lines[0].key for told in followed.history()]


def test_a_table_is_known_whole_and_then_by_its_news() -> None:
    view, ply, _ = a_view()
    followed = Followed(MATCH)
    change = followed.whole(whole(ply, ply - 2, 3, view))
    assert (followed.ply, followed.number, len(change.tellings), change.taken_back_to) == (ply, 3, 2, None)
    assert followed.is_own_turn
    assert followed.missing() == ply - 2
    followed.remember(0, [telling("early")] * (ply - 2))
    assert (followed.missing(), len(followed.history())) == (0, ply)
    line = ChatLine(4, "b", "Bo", "hello", 0)
    change = followed.news(News(match=MATCH, number=5, ply=ply, lines=[line]))
    assert (change.lines, change.has_view, followed.chat) == ([line], False, [line])


def test_what_was_taken_back_is_void() -> None:
    view, ply, _ = a_view()
    followed = Followed(MATCH)
    followed.whole(whole(ply, ply - 2, 3, view))
    change = followed.news(
        News(match=MATCH, number=4, ply=ply - 1, since=ply - 2, tellings=[telling("anew")], view=view)
    )
    assert change.taken_back_to == ply - 2
    assert keys(followed) == ["anew"]


def test_a_click_is_kept_over_a_gap_in_which_nothing_happened() -> None:
    view, ply, offers = a_view()
    followed = Followed(MATCH)
    followed.whole(whole(ply, 0, 3, view))
    followed.click = Play(MATCH, ply, offers[0])
    followed.whole(whole(ply, ply, 3, view))
    assert followed.click is not None


def test_a_click_is_dropped_if_anything_was_played_or_taken_back_meanwhile() -> None:
    view, ply, offers = a_view()
    for now, since in ((ply + 1, ply), (ply, ply - 1)):
        followed = Followed(MATCH)
        followed.whole(whole(ply, 0, 3, view))
        followed.click = Play(MATCH, ply, offers[0])
        followed.whole(whole(now, since, 5, view))
        assert followed.click is None
    followed.whole(whole(ply, ply, 5, view))
    followed.click = Play(MATCH, ply, "no such move")
    followed.whole(whole(ply, ply, 5, view))
    assert followed.click is None


def test_a_table_without_a_board_has_no_view() -> None:
    followed = Followed(MATCH)
    change = followed.whole(whole(0, 0, 1, Raw(b"null")))
    assert (followed.view, change.has_view, followed.is_own_turn) == (None, False, False)


def test_what_happens_around_a_table_is_said() -> None:
    def replaced(**fields: object) -> TableNow:
        seat = msgspec.structs.replace(SEATS[1], **fields)
        return msgspec.structs.replace(TABLE, seats=[SEATS[0], seat])

    def said(before: TableNow, now: TableNow) -> list[str]:
        return [label.key for label in changes(before, now)]

    assert said(TABLE, TABLE) == []
    assert said(TABLE, replaced(is_here=True)) == ["join-arrived"]
    assert said(replaced(is_here=True), TABLE) == ["join-left"]
    assert said(TABLE, replaced(is_away_too_long=True)) == ["join-away"]
    assert said(TABLE, replaced(stand_in="adept")) == ["join-stand-in"]
    assert said(replaced(stand_in="adept"), TABLE) == ["join-back"]
    assert said(TABLE, replaced(has_resigned=True, stand_in="adept")) == ["join-resigned"]
    assert said(replaced(kind="open", name=""), TABLE) == ["join-sat"]
    assert said(TABLE, replaced(kind="open", name="")) == ["join-stood"]
    paused = msgspec.structs.replace(TABLE, status="paused")
    assert (said(TABLE, paused), said(paused, TABLE)) == (["join-paused"], ["join-resumed"])
    asked = msgspec.structs.replace(TABLE, asks=[AskNow(7, "undo", 1, [0], 3)])
    assert (said(TABLE, asked), said(asked, asked)) == (["join-asks"], [])
    own = msgspec.structs.replace(TABLE, asks=[AskNow(8, "pause", 0, [1], 3)])
    assert said(TABLE, own) == ["join-asked"]
    assert (said(own, TABLE), said(own, paused), said(asked, TABLE)) == (["join-not-agreed"], ["join-paused"], [])
    assert changes(own, TABLE, has_moved=True) == []


def test_addresses_are_read_as_people_paste_them() -> None:
    assert read_address(" http://a.example/ ").server == "http://a.example"
    assert read_address(f"https://a.example/taku/table/{MATCH}").match == MATCH
    assert read_address(f"https://a.example/taku/table/{MATCH}").server == "https://a.example/taku"
    assert read_address("a.example").socket == "wss://a.example/ws"
    assert read_address("192.168.1.4:8477").socket == "ws://192.168.1.4:8477/ws"
