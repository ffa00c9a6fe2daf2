"""Real servers for tests: `taku serve` with fixed dice, in a process, on a free port and with a database of its own."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from command import TAKU, environment_of
from fixed import LIMITS
from fresh import fresh_database
from ports import lease_port
from waiting import HANG_SECONDS, until
from websockets.sync.client import ClientConnection, connect

# Bots that think for a moment only, in one process, and no limits: a test that wants others says so.
QUICK = ["--bots", "1", "--think", "50sims", "--address-rate", "0", "--person-rate", "0", "--json-logs"]

# How clients of `websockets` are to treat a server that has to wait for a core.
PATIENT_SOCKET: dict[str, Any] = {"open_timeout": HANG_SECONDS, "close_timeout": HANG_SECONDS, "ping_interval": None}


class Server:
    """One `taku serve`. It can be stopped, killed and started again, with the same port and database."""

    def __init__(
        self,
        folder: Path,
        *options: str,
        database: str = "",
        port: int = 0,
        limits: dict[str, Any] | None = None,
        **environment: str,
    ) -> None:
        self.folder = folder
        chosen = {LIMITS: json.dumps(limits)} if limits else {}
        self._environment = environment_of(folder, **chosen, **environment)
        self.port = port or lease_port()
        self.database = database or fresh_database(folder / f"tables-{self.port}.db")
        self.url = f"http://127.0.0.1:{self.port}"
        self.socket_url = f"ws://127.0.0.1:{self.port}/ws"
        self.log = folder / f"server-{self.port}.log"
        self._options = [*QUICK, *options]
        self._clients: list[httpx.Client] = []
        self.process: subprocess.Popen[bytes]
        self.start()

    def start(self) -> None:
        """Start it and wait until it is ready."""
        own = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*TAKU, "serve", *own, *self._options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self._environment,
                cwd=self.folder,
            )
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        """Wait until /readyz says so."""
        deadline = time.monotonic() + HANG_SECONDS
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{self.text()}")
            time.sleep(0.02)

    def is_ready(self) -> bool:
        """Whether /readyz says so now."""
        try:
            return self.get("/readyz").status_code == 200
        except httpx.TransportError:
            return False

    def stop(self) -> int:
        """Ask it to stop as a service manager does, and wait; what it exits with."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(HANG_SECONDS)

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        self.process.kill()
        self.process.wait()

    def text(self) -> str:
        """Everything it has printed and logged, over all its starts."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def client(self) -> httpx.Client:
        """A client with cookies of its own: somebody's browser. It is closed with the server's test."""
        self._clients.append(httpx.Client(base_url=self.url, timeout=HANG_SECONDS))
        return self._clients[-1]

    def connect(self, cookie: str = "") -> ClientConnection:
        """A socket, of somebody with that cookie. It waits for a busy server as long as it takes."""
        headers = {"cookie": cookie} if cookie else {}
        made: ClientConnection = connect(self.socket_url, additional_headers=headers, **PATIENT_SOCKET)
        return made

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        """The answer to a stranger who asks once."""
        return httpx.get(self.url + path, headers=headers, timeout=HANG_SECONDS)

    def bots_match(self, game: str, seats: int) -> str:
        """Bots play a match among themselves, to its end."""
        client = self.client()
        client.put("/api/me", json={"name": "Ann"}).raise_for_status()
        table = {"game": game, "seats": [{"kind": "bot", "level": "novice"}] * seats}
        match = str(client.post("/api/tables", json=table).json()["match"])
        until(lambda: client.get(f"/api/tables/{match}").json()["status"] == "over", pause=0.1)
        return match

    def remove(self) -> None:
        """End it and everything that was connected to it."""
        for client in self._clients:
            client.close()
        self.kill()


Serve = Callable[..., Server]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Starts servers: `serve("--grace", "1", database="postgresql://…")`. They end with the test."""
    started: list[Server] = []

    def begin(*options: str, **choices: Any) -> Server:
        started.append(Server(tmp_path, *options, **choices))
        return started[-1]

    yield begin
    for server in started:
        server.remove()


@pytest.fixture
def server(serve: Serve) -> Server:
    """A server of one's own with nothing special, to be stopped, killed or counted at."""
    return serve()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need nothing special: people and tables of others are there too."""
    server = Server(tmp_path_factory.mktemp("house"))
    yield server
    server.remove()
