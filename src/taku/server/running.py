"""Starts the server: where its database is, at which addresses it can be reached, and how it stops."""

from __future__ import annotations

import asyncio
import logging
import os
import socket

import msgspec
import structlog
import uvicorn
from platformdirs import user_data_path

from taku.server.app import SETTINGS, create
from taku.server.settings import Settings
from taku.store import open_store

STOP_SECONDS = 10


def default_database() -> str:
    """One SQLite file in the user's data folder."""
    folder = user_data_path("taku", appauthor=False)
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def addresses(settings: Settings) -> list[str]:
    """Where people reach the server: on this machine, and from others in the same network."""
    scheme = "https" if settings.is_https else "http"
    found = [f"{scheme}://localhost:{settings.port}"]
    if settings.host in ("0.0.0.0", "::"):
        own = _own_address()
        if own is not None:
            found.append(f"{scheme}://{own}:{settings.port}")
    return found


def _own_address() -> str | None:
    """This machine's address in its network; no packet is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


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


def set_up_logs(is_json: bool) -> None:
    """Structured lines on standard error; nothing in them is secret."""
    shape = structlog.processors.JSONRenderer() if is_json else structlog.dev.ConsoleRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            shape,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(),
    )


def config(settings: Settings, workers: int) -> uvicorn.Config:
    """How uvicorn serves us: sockets without compression, which costs three times the memory and the time."""
    app = create(settings) if workers == 1 else "taku.server.app:create"
    return uvicorn.Config(
        app,
        factory=workers > 1,
        host=settings.host,
        port=settings.port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=settings.frame_bytes * 2,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        log_level="warning",
        access_log=False,
        timeout_graceful_shutdown=STOP_SECONDS,
        server_header=False,
    )


def serve(settings: Settings, workers: int) -> None:
    """Serve until somebody says stop."""
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    served = config(settings, workers)
    if workers == 1:
        uvicorn.Server(served).run()
        return
    from uvicorn.supervisors import Multiprocess

    Multiprocess(served, sockets=[served.bind_socket()]).run()
