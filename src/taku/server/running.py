"""Starts the server: where its database is, that its address is free, and how it stops."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
import threading
import time
import webbrowser
from typing import cast

import msgspec
import uvicorn
from platformdirs import user_data_path
from uvicorn.supervisors import multiprocess

from taku.server.addresses import addresses
from taku.server.app import SETTINGS, create
from taku.server.guard import GOODBYE
from taku.server.line import Line
from taku.server.logs import set_up_logs
from taku.server.metrics import SHARED
from taku.server.settings import Settings
from taku.store import open_store

OPEN_TRIES = 300
STOP_SECONDS = 5
START_SECONDS = 60

__all__ = ["addresses", "check", "default_database", "serve", "set_up_logs"]


def default_database() -> str:
    """One SQLite file in the user's data folder."""
    folder = user_data_path("taku", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def check(settings: Settings) -> None:
    """Find out what would keep the server from starting while it can still be said in one line."""

    async def look() -> None:
        await (await open_store(settings.database)).close()

    asyncio.run(look())
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            reason = f"{error.strerror or error}; another --port may be free"
            raise OSError(error.errno, reason, f"{settings.host}:{settings.port}") from None


def open_when_ready(settings: Settings) -> None:
    """Open the lobby in the browser once the server answers; where there is none, the address is on the screen."""

    def wait() -> None:
        for _ in range(OPEN_TRIES):
            try:
                socket.create_connection(("127.0.0.1", settings.port), timeout=1).close()
            except OSError:
                time.sleep(0.1)
            else:
                webbrowser.open(addresses(settings)[0])
                return

    threading.Thread(target=wait, daemon=True).start()


def config(settings: Settings, workers: int) -> uvicorn.Config:
    """How uvicorn serves us: sockets without compression, which costs three times the memory and the time."""
    app = create(settings) if workers == 1 else "taku.server.app:create"
    return uvicorn.Config(
        app,
        factory=workers > 1,
        host=settings.host,
        port=settings.port,
        workers=workers,
        ws=Line,
        ws_max_size=settings.frame_bytes * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="warning",
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        # On a busy machine a process needs its time to start; who does not answer sooner is killed and started again.
        timeout_worker_healthcheck=START_SECONDS,
        server_header=False,
    )


class Server(uvicorn.Server):
    """Says goodbye before it hangs up, and has ended well when it was asked to end."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody new in, send everybody off, then stop."""
        for listening in self.servers:
            listening.close()
        goodbye = self.lifespan.state.get(GOODBYE)
        if goodbye is not None and not self.force_exit:
            await goodbye()
        await super().shutdown(sockets)
        # Otherwise the signal is raised again when all is done, and the process ends as if it had been killed.
        self._captured_signals.clear()


class Worker(multiprocess.Process):
    """One of several processes, each with a server of ours."""

    @property
    def server(self) -> Server:
        """Made in the process itself."""
        if self._server is None:
            self._server = Server(self.config)
        return cast(Server, self._server)


def serve(settings: Settings, workers: int) -> None:
    """Serve until somebody says stop."""
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    served = config(settings, workers)
    if workers == 1:
        Server(served).run()
        return
    # The supervisor makes its processes from this name, and has no other way to be given a kind.
    multiprocess.Process = Worker  # type: ignore[misc]
    with tempfile.TemporaryDirectory(prefix="taku-metrics-") as folder:
        os.environ[SHARED] = folder
        multiprocess.Multiprocess(served, sockets=[served.bind_socket()]).run()
