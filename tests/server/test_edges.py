"""The edges of a real server: who may come in, how much they may send, and what they are told when they may not."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

import httpx
import pytest
import websockets
from server import PATIENT_SOCKET, Serve, Server
from waiting import HANG_SECONDS, becomes


@asynccontextmanager
async def connected(server: Server, cookie: str = "", **headers: str) -> AsyncIterator[websockets.ClientConnection]:
    given = {**({"cookie": cookie} if cookie else {}), **headers}
    opening = websockets.connect(server.socket_url, additional_headers=given, compression=None, **PATIENT_SOCKET)
    async with opening as made:
        assert json.loads(await made.recv())["t"] == "hello"
        yield made


def guest(server: Server, name: str = "Ann") -> tuple[httpx.Client, str]:
    client = server.client()
    client.put("/api/me", json={"name": name}).raise_for_status()
    return client, f"taku={client.cookies['taku']}"


def test_a_socket_from_another_page_is_refused(house: Server) -> None:
    async def run() -> None:
        with pytest.raises(websockets.InvalidStatus):
            async with connected(house, origin="https://elsewhere.example"):
                pass
        async with connected(house, origin=house.url):
            pass

    asyncio.run(run())


def test_another_page_can_change_nothing_in_a_persons_name(house: Server) -> None:
    client, _ = guest(house)
    answer = client.put("/api/me", json={"name": "Eve"}, headers={"origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["key"]) == (403, "refused-origin")
    assert client.get("/api/me").json()["name"] == "Ann"


def test_every_answer_carries_the_strict_headers(house: Server) -> None:
    for path in ("/", "/api/games", "/nowhere", "/healthz"):
        headers = house.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers


def test_the_cookie_is_signed_and_out_of_reach_of_scripts(house: Server) -> None:
    client = house.client()
    answer = client.put("/api/me", json={"name": "Ann"})
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=lax" in answer.headers["set-cookie"]
    forged = {"cookie": "taku=" + client.cookies["taku"][1:]}
    assert house.get("/api/me", headers=forged).json()["player"] == ""


def test_a_one_time_link_moves_a_person_to_another_device_once(house: Server) -> None:
    client, _ = guest(house)
    link = client.post("/api/me/device").json()
    assert link["qr"].startswith("<svg")
    code = {"code": link["path"].partition("#")[2]}
    other = house.client()
    assert other.post("/api/device", json=code).json()["name"] == "Ann"
    assert other.get("/api/me").json() == client.get("/api/me").json()
    used_up = house.client().post("/api/device", json=code)
    assert (used_up.status_code, used_up.json()["key"]) == (403, "refused-link")


def test_tokens_are_kept_hashed_and_can_be_taken_away(house: Server) -> None:
    client, _ = guest(house)
    token = client.post("/api/me/tokens", json={"name": "my bot"}).json()
    header = {"authorization": f"Bearer {token['token']}"}
    assert house.get("/api/me", headers=header).json()["name"] == "Ann"
    with closing(sqlite3.connect(house.database.removeprefix("sqlite:///"))) as database:
        kept = "\n".join(str(row) for row in database.iterdump())
    assert token["token"] not in kept
    client.delete(f"/api/me/tokens/{token['id']}").raise_for_status()
    gone = house.get("/api/me", headers=header)
    assert (gone.status_code, gone.json()["key"]) == (401, "refused-token")


def test_a_body_or_a_frame_that_is_too_big_is_refused(house: Server) -> None:
    client, cookie = guest(house)
    answer = client.put("/api/me", json={"name": "x" * 300_000})
    assert (answer.status_code, answer.json()["key"]) == (413, "refused-too-big")

    async def run() -> None:
        async with connected(house, cookie) as socket:
            await socket.send("x" * 5_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    asyncio.run(run())


def test_who_talks_too_much_is_refused_and_others_are_not(serve: Serve) -> None:
    server = serve("--person-rate", "0.5")
    _, cookie = guest(server)

    async def run() -> None:
        async with connected(server, cookie) as loud, connected(server) as quiet:
            for _ in range(40):
                await loud.send('{"t":"look","match":"0123456789abcdef","ply":0}')
            heard = [json.loads(await loud.recv())["why"]["key"] for _ in range(40)]
            assert "refused-too-much" in heard
            await quiet.send('{"t":"look","match":"0123456789abcdef","ply":0}')
            assert json.loads(await quiet.recv())["why"]["key"] == "refused-no-table"

    asyncio.run(run())


def test_an_address_that_asks_too_often_is_told_to_wait(serve: Serve) -> None:
    server = serve("--address-rate", "0.5")
    client = server.client()
    answers = [client.get("/api/games").status_code for _ in range(40)]
    assert answers[0] == 200
    assert 429 in answers
    assert client.get("/healthz").status_code == 200


def test_who_reads_nothing_is_dropped_and_the_table_goes_on(serve: Serve) -> None:
    server = serve(limits={"send_seconds": 1})
    client, cookie = guest(server)
    form = {"game": "namiji", "seats": [{"kind": "me"}, {"kind": "me"}]}
    match = client.post("/api/tables", json=form).json()["match"]

    async def run() -> None:
        async with connected(server, cookie) as player:
            deaf = await asyncio.open_connection(sock=narrow(server.port))
            await shake_hands(deaf)
            asking = asyncio.create_task(ask_for_ever(deaf[1], {"t": "enter", "match": match}))
            await player.send(json.dumps({"t": "enter", "match": match}))
            table = json.loads(await player.recv())
            move = table["view"]["offers"][0]["text"]
            await player.send(json.dumps({"t": "play", "match": match, "ply": table["ply"], "move": move}))
            while json.loads(await player.recv())["t"] != "news":
                pass
            async with asyncio.timeout(HANG_SECONDS):
                with pytest.raises(ConnectionError):
                    await asking
            await becomes(lambda: gauge(server, "taku_sockets") == 1)
            deaf[1].close()

    asyncio.run(run())


def gauge(server: Server, name: str) -> float:
    lines = server.get("/metrics").text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def narrow(port: int) -> socket.socket:
    """A connection that keeps next to nothing on its way: what nobody reads soon waits at the server."""
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.connect(("127.0.0.1", port))
    return made


async def shake_hands(streams: Streams) -> None:
    """Open a WebSocket by hand, by somebody who will never read again."""
    streams[1].write(
        b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    await streams[0].readuntil(b"\r\n\r\n")


async def ask_for_ever(writer: asyncio.StreamWriter, message: dict[str, Any]) -> None:
    """Send a message again and again as a masked frame, until the server hangs up."""
    body = json.dumps(message).encode()
    assert len(body) < 126
    while True:
        writer.write(bytes([0x81, 0x80 | len(body), 0, 0, 0, 0]) + body)
        await writer.drain()


def test_a_full_table_a_finished_match_and_a_dead_link_are_told_apart(house: Server) -> None:
    ann, _ = guest(house)
    bob, _ = guest(house, "Bob")
    eve, _ = guest(house, "Eve")
    opened = ann.post("/api/tables", json={"game": "niwa", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()
    match, code = opened["match"], opened["invitations"][0]["path"].partition("#")[2]
    assert eve.post(f"/api/tables/{match}/sit", json={}).json()["key"] == "refused-invitation"
    assert eve.post(f"/api/tables/{match}/sit", json={"code": "0" * 36}).json()["key"] == "refused-link"
    bob.post(f"/api/tables/{match}/sit", json={"code": code}).raise_for_status()
    assert eve.post(f"/api/tables/{match}/sit", json={"code": code}).json()["key"] == "refused-full"
    assert ann.get(f"/api/tables/{match}/record").json()["key"] == "refused-not-over"
    assert ann.get("/api/tables/0123456789abcdef").json()["key"] == "refused-no-table"
    wrong = ann.post("/api/tables", json={"game": "chess", "seats": [{"kind": "me"}]}).json()
    assert wrong["key"] == "refused-form"
    assert "niwa" in wrong["text"]
    unknown = ann.post("/api/tables", json={"game": "niwa", "seats": [{"kind": "me"}], "cheat": True})
    assert unknown.status_code == 400
