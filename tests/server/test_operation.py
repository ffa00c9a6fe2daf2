"""Running a server: it stops gracefully, says how it is, and its logs keep secrets."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from postgres import PostgresServer, postgres_server, postgres_url
from receiver import receiving
from server import Serve, Server, serve, server
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from taku.store.engines import read_url
from taku.store.upgrading import upgrade

__all__ = ["postgres_server", "postgres_url", "serve", "server"]

BOT = {"kind": "bot", "level": "novice"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
GOING_AWAY = 1001


class Player:
    """Somebody with a browser: cookies, and a socket once connected."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.browser = server.client()
        self.browser.put("/api/me", json={"name": name}).raise_for_status()
        self.socket: ClientConnection
        self.match = ""
        self.now: dict[str, Any] = {}

    def post(self, path: str, **form: Any) -> Any:
        return self.browser.post(path, json=form).raise_for_status().json()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.browser.cookies.items())

    @contextmanager
    def at(self, match: str) -> Iterator[None]:
        """Connected, and at a table."""
        self.match = match
        with connect(self.server.socket_url, additional_headers={"cookie": self.cookie()}) as self.socket:
            self.say(t="enter", match=match)
            self.hear("table")
            yield

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        """Listen until a message of that kind comes; what is known of the table is kept."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=30))
            assert message["t"] in (kind, "hello", "turn", "table", "news"), message
            self.now.update(message)
            if message["t"] == kind:
                return message

    def is_to_move(self) -> bool:
        return bool(self.now["view"]["mover"] == self.now["table"].get("you", -1))

    def play(self) -> None:
        """Click the first offer and hear that it was written."""
        before = self.now["ply"]
        self.say(t="play", match=self.match, ply=before, move=self.now["view"]["offers"][0]["text"])
        while self.now["ply"] == before:
            self.hear("news")


def closed_with(socket: ClientConnection) -> int | None:
    """Read to the end; the code with which it was closed."""
    try:
        while True:
            socket.recv(timeout=20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_server_that_is_asked_to_stop_sends_everybody_off_and_ends_well(serve: Serve) -> None:
    server = serve("--think", "10s")
    ann = Player(server, "Ann")
    master = {"kind": "bot", "level": "master"}
    match = ann.post("/api/tables", game="nautilus", seats=[ME, master], setup={"first": "0"})["match"]
    token = ann.post("/api/me/tokens", name="stream")["token"]
    headers = {"authorization": f"Bearer {token}"}
    events = server.client().stream("GET", "/api/bot/events", headers=headers)
    with ann.at(match), connect(server.socket_url) as nobody, events as stream:
        while ann.is_to_move():
            ann.play()
        time.sleep(0.3)  # The bot thinks by now.
        begun = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        assert closed_with(ann.socket) == GOING_AWAY
        assert closed_with(nobody) == GOING_AWAY
        assert "hello" in stream.read().decode()
        assert server.process.wait(10) == 0
        assert time.monotonic() - begun < 5
    assert "Traceback" not in server.text()
    server.start()
    # Nothing that Ann was told is lost; a bot that has only one choice may have made it by now.
    assert ann.browser.get(f"/api/tables/{match}").json()["ply"] >= ann.now["ply"]


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    running = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
    found = [one for one in running if state_of(one)[1:2] == [str(pid)]]
    return [*found, *(one for child in found for one in descendants(child))]


def state_of(pid: int) -> list[str]:
    """How a process is doing and whose it is, and so on; nothing once it has ended."""
    with suppress(OSError):
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return [] if state[0] == "Z" else state
    return []


def test_nothing_is_left_of_a_server_that_is_killed_while_a_bot_thinks(serve: Serve) -> None:
    server = serve("--think", "60s")
    ann = Player(server, "Ann")
    ann.post("/api/tables", game="nautilus", seats=[ME, {"kind": "bot", "level": "master"}], setup={"first": "1"})
    deadline = time.monotonic() + 20
    while len(descendants(server.process.pid)) < 3:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    left = descendants(server.process.pid)
    server.kill()
    while any(state_of(pid) for pid in left):
        assert time.monotonic() < deadline + 20
        time.sleep(0.05)


def test_ctrl_c_ends_well_too(server: Server) -> None:
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(10) == 0
    assert "Traceback" not in server.text()
    assert "Aborted" not in server.text()


def test_several_processes_stop_as_one_does(serve: Serve, postgres_url: str) -> None:
    upgrade(read_url(postgres_url))
    server = serve("--workers", "2", database=postgres_url)
    with connect(server.socket_url) as one, connect(server.socket_url) as two:
        one.recv(timeout=20)
        two.recv(timeout=20)
        # Whichever process is asked answers for both.
        assert {measured(server)["taku_sockets"] for _ in range(6)} == {2}
        assert server.stop(20) == 0
        assert [closed_with(one), closed_with(two)] == [GOING_AWAY, GOING_AWAY]
    assert "Traceback" not in server.text()


def test_a_server_is_not_ready_while_its_database_takes_nothing(serve: Serve) -> None:
    server = serve()

    def wait_for(status: int) -> str:
        deadline = time.monotonic() + 40
        while (answer := httpx.get(f"{server.url}/readyz", timeout=10)).status_code != status:
            assert time.monotonic() < deadline, answer.text
            time.sleep(0.1)
        return answer.text

    # Whoever holds the right to write keeps everybody from writing, and nobody from reading.
    holder = sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    assert wait_for(503) == "the database takes nothing"
    holder.execute("ROLLBACK")
    holder.close()
    assert wait_for(200) == "ready"


def test_a_server_is_not_ready_while_its_database_is_gone(
    serve: Serve, postgres_server: PostgresServer, postgres_url: str
) -> None:
    upgrade(read_url(postgres_url))
    server = serve(database=postgres_url)
    postgres_server.stop()
    try:
        deadline = time.monotonic() + 15
        while httpx.get(f"{server.url}/readyz", timeout=10).status_code != 503:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert httpx.get(f"{server.url}/readyz", timeout=10).text == "the database does not answer"
        assert httpx.get(f"{server.url}/healthz", timeout=10).status_code == 200
        refused = httpx.put(f"{server.url}/api/me", json={"name": "Ann"}, timeout=20)
        assert (refused.status_code, refused.json()["key"]) == (503, "refused-store")
    finally:
        postgres_server.start()
    server.wait_until_ready()
    assert httpx.put(f"{server.url}/api/me", json={"name": "Ann"}, timeout=20).status_code == 200


def measured(server: Server) -> dict[str, float]:
    """The metrics by name and labels."""
    answer = httpx.get(f"{server.url}/metrics").raise_for_status()
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


def test_metrics_count_what_people_and_bots_do(server: Server) -> None:
    ann = Player(server, "Ann")
    match = ann.post("/api/tables", game="nautilus", seats=[ME, BOT], setup={"first": "0"})["match"]
    with ann.at(match):
        clicks = 0
        while ann.is_to_move():
            ann.play()
            clicks += 1
        while not ann.is_to_move():
            ann.hear("news")
        ann.say(t="play", match=match, ply=0, move="keep eye")
        assert ann.hear("refused")["why"]["key"] == "refused-stale"
        found = measured(server)
        while not measured(server)["taku_tables"]:
            time.sleep(0.1)
    assert found['taku_moves_total{by="person",game="nautilus"}'] == clicks
    assert found['taku_moves_total{by="bot",game="nautilus"}'] >= 1
    assert found["taku_click_seconds_count"] == clicks
    assert 0 < found["taku_click_seconds_sum"] < 10
    assert found['taku_refusals_total{why="refused-stale"}'] == 1
    assert found["taku_sockets"] == 1
    assert found["taku_faults_total"] == 0
    deadline = time.monotonic() + 10
    while measured(server)["taku_sockets"]:
        assert time.monotonic() < deadline


def test_logs_are_json_lines_that_hold_no_secret(serve: Serve) -> None:
    server = serve("--allow-private-webhooks")
    ann, bob = Player(server, "Ann Example"), Player(server, "Bob Example")
    secrets = {ann.cookie().partition("=")[2], bob.cookie().partition("=")[2]}
    opened = ann.post("/api/tables", game="nautilus", seats=[ME, OPEN], setup={"first": "0"})
    match, code = opened["match"], opened["invitations"][0]["path"].partition("#")[2]
    token = ann.post("/api/me/tokens", name="mine")["token"]
    device = ann.post("/api/me/device")["path"].partition("#")[2]
    secrets |= {code, token, device, "hook-secret", "push-secret", "not-a-token"}
    secrets |= {one["path"].partition("#")[2] for one in opened["invitations"]}
    with receiving() as receiver:
        receiver.answers = [404] * 20
        hook = {"url": f"{receiver.url}/hook-secret"}
        bob.browser.put("/api/me/webhook", json=hook).raise_for_status()
        push = {"endpoint": f"{receiver.url}/push-secret", "p256dh": "push-secret", "auth": "push-secret"}
        bob.browser.put("/api/me/push", json=push).raise_for_status()
        bob.post(f"/api/tables/{match}/sit", code=code)
        bob.browser.post("/api/device", json={"code": device}).raise_for_status()
        assert httpx.get(f"{server.url}/api/me", headers={"authorization": "Bearer not-a-token"}).status_code == 401
        assert bob.browser.post("/api/device", json={"code": device}).status_code == 403
        with ann.at(match):
            ann.say(t="say", match=match, text="a whisper at the table")
            while ann.is_to_move():
                ann.play()
            ann.socket.send('{"t": "garbage-secret')
            ann.hear("refused")
            deadline = time.monotonic() + 20
            while not receiver.received:
                assert time.monotonic() < deadline
                time.sleep(0.02)
            time.sleep(0.3)
    assert server.stop() == 0
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        secrets |= {row[0] for row in database.execute("SELECT seed FROM matches")}
        secrets |= {row[0] for row in database.execute("SELECT value FROM house")}
    secrets |= {"a whisper", "garbage-secret", "Ann Example", "Bob Example"}
    log = server.text()
    assert [secret for secret in secrets if secret in log] == []
    assert all(len(secret) > 5 for secret in secrets)
    lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
    assert "a notice was not taken" in [line["event"] for line in lines]
    assert {"level", "timestamp", "event"} <= set(lines[0])
    ours = re.compile(r"^(\{.*\}|Taku is served at http://localhost:\d+|Stop it with Ctrl-C.*|)$")
    assert [line for line in log.splitlines() if not ours.match(line)] == []


@pytest.mark.parametrize("path", ["/healthz", "/readyz"])
def test_whoever_watches_a_server_is_never_limited(serve: Serve, path: str) -> None:
    server = serve("--address-rate", "1")
    with server.client() as watcher:
        assert {watcher.get(path).status_code for _ in range(30)} == {200}
        assert 429 in {watcher.get("/metrics").status_code for _ in range(30)}
