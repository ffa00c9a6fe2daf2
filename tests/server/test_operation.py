"""Running a server: it stops gracefully, says how it is, and its logs keep secrets."""

from __future__ import annotations

import json
import re
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from postgres import PostgresServer
from receiver import receiving
from server import Serve, Server
from waiting import HANG_SECONDS, until
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

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
        with self.server.connect(self.cookie()) as self.socket:
            self.say(t="enter", match=match)
            self.hear("table")
            yield

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, kind: str) -> dict[str, Any]:
        """Listen until a message of that kind comes; what is known of the table is kept."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout=HANG_SECONDS))
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
            socket.recv(timeout=HANG_SECONDS)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


def test_a_server_that_is_asked_to_stop_sends_everybody_off_and_ends_well(serve: Serve) -> None:
    # Nobody waits for the end of this thought.
    server = serve("--think", f"{10 * HANG_SECONDS:g}s")
    ann = Player(server, "Ann")
    master = {"kind": "bot", "level": "master"}
    match = ann.post("/api/tables", game="nautilus", seats=[ME, master], setup={"first": "0"})["match"]
    token = ann.post("/api/me/tokens", name="stream")["token"]
    headers = {"authorization": f"Bearer {token}"}
    events = server.client().stream("GET", "/api/bot/events", headers=headers)
    with ann.at(match), server.connect() as nobody, events as stream:
        while ann.is_to_move():
            ann.play()
        until(lambda: is_thinking(server))
        server.process.send_signal(signal.SIGTERM)
        assert closed_with(ann.socket) == GOING_AWAY
        assert closed_with(nobody) == GOING_AWAY
        assert "hello" in stream.read().decode()
        assert server.process.wait(HANG_SECONDS) == 0
    assert "Traceback" not in server.text()
    server.start()
    # Nothing that Ann was told is lost; a bot that has only one choice may have made it by now.
    assert ann.browser.get(f"/api/tables/{match}").json()["ply"] >= ann.now["ply"]


def descendants(pid: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    running = [int(path.name) for path in Path("/proc").glob("[0-9]*")]
    found = [one for one in running if state_of(one)[1:2] == [str(pid)]]
    return [*found, *(one for child in found for one in descendants(child))]


def is_thinking(server: Server) -> bool:
    """Whether a bot of the server has a process: beside the fork server and its tracker of resources."""
    return len(descendants(server.process.pid)) == 3


def state_of(pid: int) -> list[str]:
    """How a process is doing and whose it is, and so on; nothing once it has ended."""
    with suppress(OSError):
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        return [] if state[0] == "Z" else state
    return []


def test_nothing_is_left_of_a_server_that_is_killed_while_a_bot_thinks(serve: Serve) -> None:
    server = serve("--think", f"{10 * HANG_SECONDS:g}s")
    ann = Player(server, "Ann")
    ann.post("/api/tables", game="nautilus", seats=[ME, {"kind": "bot", "level": "master"}], setup={"first": "1"})
    until(lambda: is_thinking(server))
    left = descendants(server.process.pid)
    server.kill()
    until(lambda: not any(state_of(pid) for pid in left))


def test_ctrl_c_ends_well_too(server: Server) -> None:
    server.process.send_signal(signal.SIGINT)
    assert server.process.wait(HANG_SECONDS) == 0
    assert "Traceback" not in server.text()
    assert "Aborted" not in server.text()


def test_several_processes_stop_as_one_does(serve: Serve, postgres_url: str) -> None:
    server = serve("--workers", "2", database=postgres_url)
    with server.connect() as one, server.connect() as two:
        one.recv(timeout=HANG_SECONDS)
        two.recv(timeout=HANG_SECONDS)
        # Whichever process is asked answers for both.
        assert {measured(server)["taku_sockets"] for _ in range(6)} == {2}
        assert server.stop() == 0
        assert [closed_with(one), closed_with(two)] == [GOING_AWAY, GOING_AWAY]
    assert "Traceback" not in server.text()


def readiness(server: Server) -> tuple[int, str]:
    answer = server.get("/readyz")
    return answer.status_code, answer.text


def test_a_server_is_not_ready_while_its_database_takes_nothing(serve: Serve) -> None:
    heart = {"taku.server.house.HEARTBEAT_SECONDS": 0.2, "taku.server.house.FAINT_SECONDS": 1.0}
    server = serve(limits=heart)
    # Whoever holds the right to write keeps everybody from writing, and nobody from reading.
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        until(lambda: readiness(server) == (503, "the database takes nothing"))
        holder.execute("ROLLBACK")
    until(lambda: readiness(server) == (200, "ready"))


def test_a_server_is_not_ready_while_its_database_is_gone(
    serve: Serve, postgres_server: PostgresServer, postgres_url: str
) -> None:
    server = serve(database=postgres_url, limits={"store_seconds": 0.5})
    postgres_server.stop()
    try:
        until(lambda: readiness(server) == (503, "the database does not answer"))
        assert server.get("/healthz").status_code == 200
        refused = server.client().put("/api/me", json={"name": "Ann"})
        assert (refused.status_code, refused.json()["key"]) == (503, "refused-store")
    finally:
        postgres_server.start()
    server.wait_until_ready()
    until(lambda: server.client().put("/api/me", json={"name": "Ann"}).status_code == 200)


def measured(server: Server) -> dict[str, float]:
    """The metrics by name and labels."""
    answer = server.get("/metrics").raise_for_status()
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
        until(lambda: measured(server)["taku_tables"] == 1)
    assert found['taku_moves_total{by="person",game="nautilus"}'] == clicks
    assert found['taku_moves_total{by="bot",game="nautilus"}'] >= 1
    assert found["taku_click_seconds_count"] == clicks
    assert found["taku_click_seconds_sum"] > 0
    assert found['taku_refusals_total{why="refused-stale"}'] == 1
    assert found["taku_sockets"] == 1
    assert found["taku_faults_total"] == 0
    until(lambda: measured(server)["taku_sockets"] == 0)


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
        assert server.get("/api/me", headers={"authorization": "Bearer not-a-token"}).status_code == 401
        assert bob.browser.post("/api/device", json={"code": device}).status_code == 403
        with ann.at(match):
            ann.say(t="say", match=match, text="a whisper at the table")
            while ann.is_to_move():
                ann.play()
            ann.socket.send('{"t": "garbage-secret')
            ann.hear("refused")
            until(lambda: "a notice was not taken" in server.text())
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
    # What is said to whoever started it is no log; the last of these only where nothing is compiled.
    said = r"Taku is served at http://localhost:\d+|Stop it with Ctrl-C.*|The rules run as plain Python: .*"
    ours = re.compile(rf"^(\{{.*\}}|{said}|)$")
    assert [line for line in log.splitlines() if not ours.match(line)] == []


def test_whoever_watches_a_server_is_never_limited(serve: Serve) -> None:
    server = serve("--address-rate", "0.5")
    with server.client() as watcher:
        for path in ("/healthz", "/readyz"):
            assert 429 not in {watcher.get(path).status_code for _ in range(30)}
        assert 429 in {watcher.get("/metrics").status_code for _ in range(30)}
