"""Real servers for tests: `taku serve` with fixed dice, in a process, on a free port and with a database of its own."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from command import untraced

import taku
from taku.bench.serving.servers import free_port

FIXED = Path(__file__).parent / "fixed.py"
START_SECONDS = 120
STOP_SECONDS = 20
MATCH_SECONDS = 300
# Bots that think for a moment only, in one process, and no limits: a test that wants others says so.
QUICK = ["--bots", "1", "--think", "50sims", "--address-rate", "0", "--person-rate", "0", "--json-logs"]


class Server:
    """One `taku serve`. It can be stopped, killed and started again, with the same port and database."""

    def __init__(self, folder: Path, *options: str, database: str = "", port: int = 0, **environment: str) -> None:
        self.folder = folder
        source = str(Path(taku.__file__).parent.parent)
        ours = {"PYTHONPATH": source, "TAKU_HOME": str(folder), "LANG": "C.UTF-8"}
        self._environment = {**untraced(), **ours, **environment}
        self.port = port or free_port()
        self.database = database or f"sqlite:///{folder}/tables-{self.port}.db"
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
                [sys.executable, str(FIXED), "serve", *own, *self._options],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env=self._environment,
                cwd=self.folder,
            )
        self.wait_until_ready()

    def wait_until_ready(self, seconds: float = START_SECONDS) -> None:
        """Wait until /readyz says so."""
        deadline = time.monotonic() + seconds
        while True:
            try:
                if httpx.get(f"{self.url}/readyz", timeout=5).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            if self.process.poll() is not None or time.monotonic() > deadline:
                self.kill()
                raise RuntimeError(f"the server did not start:\n{self.text()}")
            time.sleep(0.05)

    def stop(self, seconds: float = STOP_SECONDS) -> int:
        """Ask it to stop as a service manager does, and wait; what it exits with."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(seconds)

    def kill(self) -> None:
        """End it without a word, as a power cut does."""
        self.process.kill()
        self.process.wait()

    def text(self) -> str:
        """Everything it has printed and logged, over all its starts."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def client(self) -> httpx.Client:
        """A client with cookies of its own: somebody's browser. It is closed with the server's test."""
        self._clients.append(httpx.Client(base_url=self.url, timeout=20))
        return self._clients[-1]

    def bots_match(self, game: str, seats: int) -> str:
        """Bots play a match among themselves, to its end."""
        client = self.client()
        client.put("/api/me", json={"name": "Ann"}).raise_for_status()
        table = {"game": game, "seats": [{"kind": "bot", "level": "novice"}] * seats}
        match = str(client.post("/api/tables", json=table).json()["match"])
        deadline = time.monotonic() + MATCH_SECONDS
        while client.get(f"/api/tables/{match}").json()["status"] != "over":
            if time.monotonic() > deadline:
                raise TimeoutError("the bots did not finish")
            time.sleep(0.5)
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

    def begin(*options: str, database: str = "", port: int = 0) -> Server:
        started.append(Server(tmp_path, *options, database=database, port=port))
        return started[-1]

    yield begin
    for server in started:
        server.remove()


@pytest.fixture
def server(serve: Serve) -> Server:
    """A server with nothing special."""
    return serve()
