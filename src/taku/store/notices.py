"""Word between processes that share a PostgreSQL: what one announces, the others hear."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import secrets
import threading
import time
from collections.abc import Callable

import psycopg
from sqlalchemy import URL

from taku.store.engines import postgres_args

CHANNEL = "taku"
# May have missed something: look again at everything that is awake.
EVERYTHING = "*"
LONGEST_PAYLOAD = 7900
LONGEST_QUEUE = 10_000
LISTEN_FOR = 0.5
PROBE_AFTER = 10.0
PAUSE = 0.25


class Notices:
    """One thread that listens and one that announces, each with a connection of its own."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._options = postgres_args(url)
        self._me = secrets.token_hex(6)
        self._loop = asyncio.get_running_loop()
        self._queue: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        self._is_closed = threading.Event()
        self._threads: list[threading.Thread] = []
        self._start(self._announce_all)

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call back, in the event loop, with what other processes announce."""
        self._start(lambda: self._listen(heard))

    def announce(self, payload: str) -> None:
        """Tell the other processes; to be called after the commit it tells of."""
        if len(payload.encode()) > LONGEST_PAYLOAD:
            raise ValueError(f"an announcement of {len(payload.encode())} bytes, at most {LONGEST_PAYLOAD} can be sent")
        self._queue.put(payload)

    async def close(self) -> None:
        """Send what is waiting, and stop listening."""
        self._is_closed.set()
        self._queue.put(None)
        for thread in self._threads:
            await self._loop.run_in_executor(None, thread.join)

    def _start(self, run: Callable[[], None]) -> None:
        thread = threading.Thread(target=run, name="taku-notices", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _connect(self) -> psycopg.Connection:
        return psycopg.connect(self._address, autocommit=True, **self._options)  # type: ignore[arg-type]

    def _listen(self, heard: Callable[[str], None]) -> None:
        while not self._is_closed.is_set():
            with contextlib.suppress(psycopg.Error), contextlib.closing(self._connect()) as connection:
                connection.execute(f"LISTEN {CHANNEL}")
                # Whatever was announced before this moment was said to nobody here.
                self._call(heard, EVERYTHING)
                self._hear(connection, heard)
            self._is_closed.wait(PAUSE)

    def _hear(self, connection: psycopg.Connection, heard: Callable[[str], None]) -> None:
        probed = time.monotonic()
        while not self._is_closed.is_set():
            for notify in connection.notifies(timeout=LISTEN_FOR):
                sender, _, payload = notify.payload.partition(" ")
                if sender != self._me:
                    self._call(heard, payload)
            # Silence may also mean that the other end is gone.
            if time.monotonic() - probed > PROBE_AFTER:
                connection.execute("SELECT 1")
                probed = time.monotonic()

    def _call(self, heard: Callable[[str], None], payload: str) -> None:
        try:
            self._loop.call_soon_threadsafe(heard, payload)
        except RuntimeError:
            self._is_closed.set()

    def _announce_all(self) -> None:
        pending: list[str] = []
        while True:
            with contextlib.suppress(psycopg.Error), contextlib.closing(self._connect()) as connection:
                # A word about a commit need not itself be on the disk.
                connection.execute("SET synchronous_commit = off")
                self._send(connection, pending)
                return
            if self._is_closed.wait(PAUSE):
                return

    def _send(self, connection: psycopg.Connection, pending: list[str]) -> None:
        while True:
            is_open = self._take(pending)
            with connection.transaction(), connection.cursor() as cursor:
                said = [(CHANNEL, f"{self._me} {payload}") for payload in dict.fromkeys(pending)]
                cursor.executemany("SELECT pg_notify(%s, %s)", said)
            pending.clear()
            if not is_open:
                return

    def _take(self, pending: list[str]) -> bool:
        """Add what is waiting to what is pending; False once the store is closing."""
        while True:
            try:
                payload = self._queue.get(block=not pending)
            except queue.Empty:
                return True
            if payload is None:
                return False
            if len(pending) >= LONGEST_QUEUE:
                pending[:] = [EVERYTHING]
            else:
                pending.append(payload)
