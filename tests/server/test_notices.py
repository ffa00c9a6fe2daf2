"""People who are not looking are told of their turns: once, outside, and without holding anybody up."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, get_args

import pytest
from receiver import Receiver, receiving
from server import Serve, Server
from sitting import Person, Sitting, sitting
from waiting import HANG_SECONDS, becomes, until

from taku.server import messages, notices, outside
from taku.server.forms import LanguageName
from taku.server.metrics import METRICS
from taku.server.notices import Notices
from taku.server.outside import check_address
from taku.server.refusals import Refusal
from taku.server.settings import Settings
from taku.words import LANGUAGES

Body = Callable[[Sitting, Notices], Awaitable[None]]
PRIVATE = [
    "http://127.0.0.1/",
    "http://localhost:8080/hook",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[64:ff9b::a00:1]/",
    "http://[2002:a00:1::]/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://10.0.0.1/",
    "http://172.16.5.5:9000/",
    "https://192.168.1.1/",
    "http://100.64.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://0.0.0.0/",
    "http://224.0.0.1/",
    "http://240.0.0.1/",
    "http://255.255.255.255/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://me:secret@127.0.0.1/",
    "http://8.8.8.8:0/",
    "ftp://8.8.8.8/",
    "file:///etc/passwd",
    "gopher://8.8.8.8/",
    "https://",
    "8.8.8.8",
    "",
    "http://8.8.8.8/\nhost: elsewhere",
    "http://no-such-name.invalid/",
]


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as opened:
        yield opened


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "PAUSES", (0.05, 0.05))
    monkeypatch.setattr(notices, "CLOSE_SECONDS", 0.2)
    monkeypatch.setattr(outside, "ATTEMPT_SECONDS", HANG_SECONDS)


@asynccontextmanager
async def telling(house: Sitting) -> AsyncIterator[Notices]:
    """A house whose turns are told outside."""
    opened = await Notices.open(house.house)
    house.house.tables.on_turn.append(opened.turn)
    try:
        yield opened
    finally:
        await opened.close()


def in_a_house(folder: Path, body: Body, is_private: bool = True, **settings: Any) -> None:
    async def run() -> None:
        async with sitting(folder, allows_private_webhooks=is_private, **settings) as house, telling(house) as told:
            await body(house, told)

    asyncio.run(run())


async def all_told(told: Notices) -> None:
    """Wait until nothing is under way any more: every notice was taken, or was given up."""
    await becomes(lambda: not told._tasks)


def counted(kind: str, result: str) -> float:
    return float(METRICS.notices.labels(kind, result)._value.get())


async def someone_away(
    house: Sitting, url: str, form: str = "json", language: str = "en"
) -> tuple[Person, Person, str]:
    """One who is to move, and another who is away and has a webhook."""
    mover, other, match = await house.pair()
    await house.house.store.set_webhook(other.player or "", url, form, language)
    assert await other.say(messages.Leave(match)) is None
    return mover, other, match


async def pass_turn(mover: Person, match: str) -> None:
    """Click until somebody else is to move."""
    seat = mover.last("table").get("you")
    while mover.last("view")["mover"] == seat:
        assert await mover.play(match) is None


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "It is your turn in Niwa"), ("fr", "C’est à vous de jouer à Niwa\u00a0"), ("ru", "Ваш ход в игре Нива")],
)
def test_a_webhook_speaks_the_language_of_its_person(
    tmp_path: Path, receiver: Receiver, language: str, sentence: str
) -> None:
    async def body(house: Sitting, told: Notices) -> None:
        mover, _, match = await someone_away(house, receiver.url, "slack", language)
        await pass_turn(mover, match)
        await all_told(told)
        assert receiver.received[0].json == {"text": f"{sentence}: https://taku.example/table/{match}"}

    in_a_house(tmp_path, body, public_url="https://taku.example")


def test_a_webhook_can_speak_every_language_of_the_house() -> None:
    assert get_args(LanguageName) == LANGUAGES


@pytest.mark.parametrize("form", ["json", "discord", "slack"])
def test_a_webhook_takes_the_form_that_its_receiver_reads(tmp_path: Path, receiver: Receiver, form: str) -> None:
    async def body(house: Sitting, told: Notices) -> None:
        mover, _, match = await someone_away(house, f"{receiver.url}/hook?key=1", form)
        await pass_turn(mover, match)
        await all_told(told)
        link = f"https://taku.example/table/{match}"
        text = f"It is your turn in Niwa: {link}"
        bodies = {
            "json": {
                "event": "turn", "match": match, "game": "niwa", "ply": mover.last("ply"), "url": link, "text": text
            },
            "discord": {"content": text, "allowed_mentions": {"parse": []}},
            "slack": {"text": text},
        }  # fmt: skip
        assert receiver.received[0].json == bodies[form]
        assert receiver.received[0].path == "/hook?key=1"
        assert receiver.received[0].headers["content-type"] == "application/json"
        assert receiver.received[0].headers["host"] == receiver.url.removeprefix("http://")

    in_a_house(tmp_path, body, public_url="https://taku.example")


def test_whoever_is_at_the_table_is_not_told_outside(tmp_path: Path, receiver: Receiver) -> None:
    async def body(house: Sitting, told: Notices) -> None:
        mover, other, match = await someone_away(house, receiver.url)
        await other.enter(match)
        await pass_turn(mover, match)
        await pass_turn(other, match)
        assert await other.say(messages.Leave(match)) is None
        await pass_turn(mover, match)
        await all_told(told)
        assert [request.json["ply"] for request in receiver.received] == [mover.last("ply")]

    in_a_house(tmp_path, body)


def test_nobody_is_told_twice_of_one_turn(tmp_path: Path, receiver: Receiver) -> None:
    async def body(house: Sitting, told: Notices) -> None:
        mover, other, match = await someone_away(house, receiver.url)
        await pass_turn(mover, match)
        ply = mover.last("ply")
        await house.until(lambda: bool(receiver.received))
        # The turn ends and begins again without a move: by a pause.
        assert await mover.say(messages.Pause(match)) is None
        ask = mover.last("table")["asks"][0]["number"]
        assert await other.say(messages.Answer(match, ask, True)) is None
        assert mover.last("table")["status"] == "paused"
        assert await mover.say(messages.Resume(match)) is None
        assert mover.last("table")["status"] == "live"
        await all_told(told)
        assert [request.json["ply"] for request in receiver.received] == [ply]

    in_a_house(tmp_path, body)


def test_a_receiver_that_hangs_holds_up_neither_a_move_nor_the_end_of_the_house(
    tmp_path: Path, receiver: Receiver
) -> None:
    receiver.hangs = True

    async def body(house: Sitting, told: Notices) -> None:
        mover, other, match = await someone_away(house, receiver.url)
        await pass_turn(mover, match)
        await house.until(lambda: bool(receiver.received))
        await other.enter(match)
        await pass_turn(other, match)
        assert len(told._tasks) == 1

    # It returns, although the receiver answers only after the test.
    in_a_house(tmp_path, body)


def test_one_slow_receiver_is_not_everybodys(
    tmp_path: Path, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "MOST_EACH", 2)
    receiver.hangs = True
    dropped = counted("any", "dropped")

    async def body(house: Sitting, told: Notices) -> None:
        slow: Person | None = None
        with receiving() as quick:
            for _ in range(4):
                mover, other, match = await someone_away(house, receiver.url)
                slow = slow or other
                # All these turns are of one person as far as notices are concerned.
                async with house.house.tables.looking_at(match) as table:
                    for chair in table.chairs:
                        if chair.player == other.player:
                            chair.player = slow.player
                await pass_turn(mover, match)
            mover, _, match = await someone_away(house, quick.url)
            await pass_turn(mover, match)
            await house.until(lambda: bool(quick.received))
            await house.until(lambda: len(receiver.received) == 2)
            assert list(told._waiting.values()).count(2) == 1
            assert counted("any", "dropped") == dropped + 2

    in_a_house(tmp_path, body)


def test_a_receiver_that_is_busy_is_asked_again(tmp_path: Path, receiver: Receiver) -> None:
    receiver.answers = [503, 429, 200]

    async def body(house: Sitting, told: Notices) -> None:
        mover, _, match = await someone_away(house, receiver.url)
        await pass_turn(mover, match)
        await all_told(told)
        assert len({request.body for request in receiver.received}) == 1
        assert len(receiver.received) == 3

    in_a_house(tmp_path, body)


@pytest.mark.parametrize("status", [302, 307, 400, 404])
def test_a_receiver_that_says_no_is_asked_once_and_followed_nowhere(
    tmp_path: Path, receiver: Receiver, status: int
) -> None:
    receiver.answers = [status]

    async def body(house: Sitting, told: Notices) -> None:
        mover, _, match = await someone_away(house, receiver.url)
        await pass_turn(mover, match)
        await all_told(told)
        assert [request.path for request in receiver.received] == ["/"]

    in_a_house(tmp_path, body)


def test_only_the_process_that_wrote_the_move_tells_it(tmp_path: Path, receiver: Receiver) -> None:
    async def body(house: Sitting, told: Notices) -> None:
        async with sitting(tmp_path, allows_private_webhooks=True) as twin, telling(twin) as told_by_twin:
            mover, _, match = await someone_away(house, receiver.url)
            async with twin.house.tables.looking_at(match):
                pass
            await pass_turn(mover, match)
            await twin.house.tables.refresh(match)
            async with twin.house.tables.looking_at(match) as table:
                assert table.playing.ply == mover.last("ply")
            await all_told(told)
            await all_told(told_by_twin)
            assert len(receiver.received) == 1

    in_a_house(tmp_path, body)


@pytest.mark.parametrize("url", PRIVATE)
def test_an_address_that_is_not_public_is_refused(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        asyncio.run(check_address(url, Settings()))
    assert refused.value.label.key == "refused-address"


@pytest.mark.parametrize("url", ["https://8.8.8.8/hook", "http://[2606:4700:4700::1111]:8080/x?y=z"])
def test_a_public_address_is_taken(url: str) -> None:
    asyncio.run(check_address(url, Settings()))


def test_a_name_that_turns_private_after_the_check_is_not_called(tmp_path: Path, receiver: Receiver) -> None:
    async def body(house: Sitting, told: Notices) -> None:
        mover, _, match = await someone_away(house, receiver.url.replace("127.0.0.1", "localhost"))
        failed = counted("webhook", "failed")
        await pass_turn(mover, match)
        await all_told(told)
        assert counted("webhook", "failed") == failed + 1
        assert receiver.received == []

    in_a_house(tmp_path, body, is_private=False)


def test_a_person_sets_a_webhook_over_http_and_is_told_of_the_turn_after_a_bots(
    serve: Serve, receiver: Receiver
) -> None:
    server = serve("--allow-private-webhooks", "--public-url", "https://taku.example/")
    browser = server.client()
    browser.put("/api/me", json={"name": "Ann"}).raise_for_status()
    browser.put("/api/me/webhook", json={"url": f"{receiver.url}/ann", "language": "fr"}).raise_for_status()
    assert browser.get("/api/me").json()["has_webhook"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "novice"}]
    form = {"game": "nautilus", "seats": seats, "setup": {"first": "1"}}
    match = browser.post("/api/tables", json=form).raise_for_status().json()["match"]
    until(lambda: receiver.received)
    assert receiver.received[0].json["match"] == match
    assert receiver.received[0].json["text"].startswith("C’est à vous")
    assert receiver.received[0].json["url"] == f"https://taku.example/table/{match}"
    # It is counted when the receiver's answer has come back, a moment after it was received.
    sent = 'taku_notices_total{kind="webhook",result="sent"} 1.0'
    until(lambda: sent in browser.get("/metrics").text)


def test_a_server_does_not_take_an_address_in_its_own_network(house: Server, receiver: Receiver) -> None:
    browser = house.client()
    browser.put("/api/me", json={"name": "Ann"}).raise_for_status()
    for path, form in (
        ("/api/me/webhook", {"url": receiver.url}),
        ("/api/me/push", {"endpoint": receiver.url, "p256dh": "BA", "auth": "BA"}),
    ):
        answer = browser.put(path, json=form)
        assert (answer.status_code, answer.json()["key"]) == (400, "refused-address")
