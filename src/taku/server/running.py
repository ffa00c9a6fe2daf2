"""Starts the server: where its database is, that its address is free, and how it stops."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from typing import cast

import msgspec
import uvicorn
from uvicorn.supervisors import multiprocess

from taku.build import slow_build_note
from taku.extras import extra
from taku.server.addresses import addresses
from taku.server.app import SETTINGS, create
from taku.server.guard import GOODBYE
from taku.server.line import Line
from taku.server.logs import set_up_logs
from taku.server.metrics import SHARED
from taku.server.settings import Settings
from taku.store import open_store

POLL_SECONDS = 0.05
# A socket is asked so often whether the other side is there, and closed if it does not answer for as long.
PING_SECONDS = 20
STOP_SECONDS = 5
START_SECONDS = 60

__all__ = ["announce", "check", "serve", "set_up_logs"]


def check(settings: Settings) -> None:
    """Find out what would keep the server from starting while it can still be said in one line."""

    async def look() -> None:
        await (await open_store(settings.database)).close()

    if settings.on_ray:
        with extra("cluster"):
            import ray  # noqa: F401
    try:
        asyncio.run(look())
    except OSError as error:
        reason = f"{error.strerror or error}; choose another place with --database or TAKU_HOME"
        raise OSError(error.errno, reason, error.filename) from None
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as error:
            is_taken = error.errno == errno.EADDRINUSE
            hint = "is Taku running already? Another --port may be free" if is_taken else "choose --host and --port"
            reason = f"{error.strerror or error}; {hint}"
            raise OSError(error.errno, reason, f"{settings.host}:{settings.port}") from None


def announce(settings: Settings, opens: bool, say: Callable[[str], None]) -> None:
    """Once the server answers, say where; open the lobby in the browser if that is wanted."""
    own = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(settings.host, settings.host)

    def wait() -> None:
        while True:
            try:
                socket.create_connection((own, settings.port), timeout=1).close()
                break
            except OSError:
                time.sleep(POLL_SECONDS)
        places = addresses(settings)
        if settings.public_url:
            say(f"Taku is served at {settings.public_url} and listens at {places[0]}")
        else:
            for place in places:
                say(f"Taku is served at {place}")
        note = slow_build_note()
        if note:
            say(note)
        say("Stop it with Ctrl-C; all matches are saved.")
        if opens and not _open_browser(places[0]):
            say(f"No browser could be opened here: open {places[0]} yourself.")

    threading.Thread(target=wait, daemon=True).start()


def _open_browser(address: str) -> bool:
    """Whether a browser with a window opened the address; one that takes over the terminal does not count."""
    has_screen = sys.platform in ("darwin", "win32") or {"DISPLAY", "WAYLAND_DISPLAY", "BROWSER"} & {*os.environ}
    return bool(has_screen) and webbrowser.open(address)


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
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
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
