"""The bot API on a real server: the example bot plays to the end, streams begin and end as they should."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from server import Server
from sitting import sitting
from waiting import HANG_SECONDS, until

from taku import Match
from taku.server import messages
from taku.server.routes import bots
from taku.server.sending import QueueFollower

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"
# The example plays at random: here always the same.
SEEDED = "import random, runpy, sys; random.seed(1); del sys.argv[0]; runpy.run_path(sys.argv[0])"


def person(house: Server, name: str) -> httpx.Client:
    client = house.client()
    client.put("/api/me", json={"name": name}).raise_for_status()
    return client


def token_of(client: httpx.Client) -> str:
    token: str = client.post("/api/me/tokens", json={"name": "a bot"}).raise_for_status().json()["token"]
    return token


def bot(house: Server, token: str) -> httpx.Client:
    client = house.client()
    client.headers["Authorization"] = f"Bearer {token}"
    return client


def cookie(client: httpx.Client) -> str:
    return f"taku={client.cookies['taku']}"


def open_table(host: httpx.Client, game: str, *kinds: str, **setup: str) -> dict[str, Any]:
    seats = [{"kind": kind} if kind != "bot" else {"kind": kind, "level": "novice"} for kind in kinds]
    form = {"game": game, "seats": seats, "setup": setup}
    table: dict[str, Any] = host.post("/api/tables", json=form).raise_for_status().json()
    return table


@contextmanager
def streamed(client: httpx.Client, path: str) -> Iterator[Iterator[dict[str, Any]]]:
    with client.stream("GET", path) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/x-ndjson"
        yield (json.loads(line) for line in answer.iter_lines() if line)


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 40


@pytest.mark.parametrize("game", ["nautilus", "niwa"])
def test_the_example_bot_plays_a_match_it_is_invited_to(game: str, house: Server) -> None:
    token = token_of(person(house, "Botty"))
    table = open_table(person(house, "Host"), game, "open", "bot")
    link = house.url + table["invitations"][0]["path"]
    command = [sys.executable, "-c", SEEDED, str(EXAMPLE), house.url, token, link]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    try:
        reader = house.client()
        until(lambda: reader.get(f"/api/tables/{table['match']}").json()["status"] == "over")
        assert process.poll() is None
        record = reader.get(f"/api/tables/{table['match']}/record").text
        assert Match.verify(record).is_over
    finally:
        process.kill()
        complaints = process.communicate()[1].decode()
    assert complaints == ""


def test_a_wrong_token_is_refused_in_words(house: Server) -> None:
    for authorization in ("Bearer nonsense", "Bearer", "Basic YTpi", "taku123"):
        for path in ("/api/bot/events", "/api/bot/tables/0123456789abcdef", "/api/me"):
            answer = house.client().get(path, headers={"Authorization": authorization})
            assert (answer.status_code, answer.json()["key"]) == (401, "refused-token")
            assert answer.headers["www-authenticate"] == "Bearer"
    nobody = house.client().get("/api/bot/events")
    assert (nobody.status_code, nobody.json()["key"]) == (401, "refused-name")


def test_a_token_that_was_taken_away_is_worth_nothing(house: Server) -> None:
    owner = person(house, "Owner")
    token = token_of(owner)
    assert bot(house, token).get("/api/me").json()["name"] == "Owner"
    [kept] = owner.get("/api/me/tokens").json()
    assert token not in json.dumps(kept)
    owner.delete(f"/api/me/tokens/{kept['id']}").raise_for_status()
    assert bot(house, token).get("/api/me").status_code == 401


def test_the_stream_of_events_begins_with_the_tables_that_wait(house: Server) -> None:
    owner = person(house, "Waiting")
    client = bot(house, token_of(owner))
    first = open_table(owner, "niwa", "me", "me")
    with streamed(client, "/api/bot/events") as events:
        assert next(events)["t"] == "hello"
        assert next(events)["match"] == first["match"]
        second = open_table(owner, "niwa", "me", "bot")
        turn = next(events)
        assert (turn["t"], turn["game"], turn["match"]) == ("turn", "niwa", second["match"])


def test_the_stream_of_a_table_says_everything_and_ends_after_the_match(house: Server) -> None:
    owner = person(house, "Quitter")
    client = bot(house, token_of(owner))
    match = open_table(owner, "nautilus", "me", "bot")["match"]
    path = f"/api/bot/tables/{match}"
    with streamed(client, path) as lines:
        whole = next(lines)
        assert (whole["t"], whole["table"]["you"]) == ("table", 0)
        assert client.post(f"{path}/chat", json={"text": "well met"}).json() == {"match": match}
        assert next(line for line in lines if "lines" in line)["lines"][0]["text"] == "well met"
        stale = client.post(f"{path}/move", json={"ply": 0, "move": "nonsense"})
        assert (stale.status_code, stale.json()["key"]) == (409, "refused-stale")
        client.post(f"{path}/resign").raise_for_status()
        rest = list(lines)
        assert rest[-1]["table"]["result"]["reason"] == "resigned"
    late = client.get(path)
    assert json.loads(late.text.splitlines()[0])["table"]["status"] == "over"


def test_a_stream_outlives_its_match_for_a_last_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "LINGER_SECONDS", HANG_SECONDS)

    async def run() -> list[str]:
        async with sitting(tmp_path) as house:
            ann, bob, match = await house.pair()
            follower = QueueFollower(bob.player, bob.name, 10)
            await house.house.tables.enter(match, follower, 0)
            lines = bots._lines(SimpleNamespace(house=house.house), follower, match)  # type: ignore[arg-type]
            assert await ann.say(messages.Resign(match)) is None
            heard = [json.loads(await anext(lines)) for _ in range(2)]
            assert heard[-1]["table"]["status"] == "over"
            assert await ann.say(messages.Say(match, "thank you")) is None
            heard.append(json.loads(await anext(lines)))
            return [line["text"] for line in heard[-1]["lines"]]

    assert asyncio.run(run()) == ["thank you"]


def test_whoever_stops_reading_is_no_longer_there(house: Server) -> None:
    owner = person(house, "Fleeting")
    client = bot(house, token_of(owner))
    match = open_table(owner, "nautilus", "me", "bot")["match"]

    def is_here() -> bool:
        card = owner.get(f"/api/tables/{match}").json()
        return bool(card["seats"][0].get("is_here", False))

    with streamed(client, f"/api/bot/tables/{match}") as lines:
        next(lines)
        assert is_here()
    until(lambda: not is_here())


def test_a_bot_lets_others_take_back(house: Server) -> None:
    hasty = person(house, "Hasty")
    client = bot(house, token_of(person(house, "Kind")))
    table = open_table(hasty, "niwa", "me", "open", first="0", placement="open")
    match, path = table["match"], f"/api/bot/tables/{table['match']}"
    code = table["invitations"][0]["path"].partition("#")[2]
    client.post(f"/api/tables/{match}/sit", json={"code": code}).raise_for_status()
    too_early = client.post(f"{path}/answer", json={"ask": 3, "yes": True})
    assert (too_early.status_code, too_early.json()["key"]) == (409, "refused-no-ask")
    with streamed(client, path) as lines, house.connect(cookie(hasty)) as socket:
        socket.send(json.dumps({"t": "enter", "match": match}))
        heard = next(line for line in lines if line.get("view"))
        while heard["view"]["mover"] == 0:
            told = next(frame for frame in map(json.loads, socket) if frame.get("view"))
            move = told["view"]["offers"][0]["text"]
            socket.send(json.dumps({"t": "play", "match": match, "ply": told["ply"], "move": move}))
            heard = next(line for line in lines if line.get("view"))
        socket.send(json.dumps({"t": "undo", "match": match, "ply": heard["ply"]}))
        ask = next(line for line in lines if line.get("table", {}).get("asks"))["table"]["asks"][0]
        client.post(f"{path}/answer", json={"ask": ask["number"], "yes": True}).raise_for_status()
        back = next(line for line in lines if line.get("view"))
        assert (back["ply"], back["view"]["mover"]) == (ask["ply"], 0)
