"""What every part of the store works with: one writer, and a few threads that read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite

from taku.store.changes import Work
from taku.store.engines import READERS, gone, is_passing
from taku.store.kept import StoreGone
from taku.store.writer import FIRST_PAUSE, LONGEST_PAUSE, Job, Writer

T = TypeVar("T")


class Readers:
    """Threads that read, and try again for a while when the connection was lost."""

    def __init__(self, engine: Engine, patience: float) -> None:
        self._engine = engine
        self._patience = patience
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="taku-reader")
        self._is_closed = False

    async def ask(self, question: Callable[[Connection], T], patience: float | None = None) -> T:
        """The answer, worked out in a thread."""
        if self._is_closed:
            raise StoreGone("the store is closed")
        # Patience begins now, not when a thread is free: while the database is gone all threads are taken.
        give_up = time.monotonic() + (self._patience if patience is None else patience)
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question, give_up)

    def _answer(self, question: Callable[[Connection], T], give_up: float) -> T:
        pause = FIRST_PAUSE
        has_reconnected = False
        while True:
            try:
                with self._engine.connect() as connection:
                    return question(connection)
            except Exception as error:
                if not is_passing(error):
                    raise
                # The first failure may only mean that a connection had been cut: a new one always gets its chance.
                if has_reconnected and time.monotonic() >= give_up:
                    raise gone(error) from None
            has_reconnected = True
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def close(self) -> None:
        """Let go of all connections."""
        if not self._is_closed:
            self._is_closed = True
            await asyncio.get_running_loop().run_in_executor(None, self._threads.shutdown)
            self._engine.dispose()


class Desk:
    """The base of the store's parts."""

    def __init__(self, writer: Writer, readers: Readers) -> None:
        self._writer = writer
        self._readers = readers

    async def _write(self, job: Job) -> Any:
        return await self._writer.submit(job)

    async def _do(self, key: str, work: Callable[[Connection], T]) -> T:
        """Have some work done by the writer; the key says which row it is about, as `table:key`."""
        outcome: T = await self._writer.submit(Work(key, work))
        return outcome

    async def _ask(self, question: Callable[[Connection], T]) -> T:
        return await self._readers.ask(question)


def insert_or(connection: Connection, table: Table) -> Any:
    """An insert that can say what happens if the key is there already; each database has its own word for it."""
    make: Callable[[Table], Insert] = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    return make(table)
