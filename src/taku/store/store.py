"""The store: everything that must not be lost, in SQLite or PostgreSQL, behind one face."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from sqlalchemy import URL, text

from taku.store.changes import write_batch
from taku.store.desk import Readers
from taku.store.engines import is_shared, make_file, named_errors, read_url, reading_engine, shown, writing_engine
from taku.store.house import House
from taku.store.kept import StoreGone
from taku.store.matches import Matches
from taku.store.people import People
from taku.store.schema import REVISION
from taku.store.upgrading import check_schema, keep_copy, revision_of, upgrade
from taku.store.writer import Writer

if TYPE_CHECKING:
    from taku.store.notices import Notices

PATIENCE = 5.0
PING_PATIENCE = 1.0
PING_SECONDS = 3.0


class Store(Matches, People, House):
    """A database that is open. It belongs to the event loop in which it was opened."""

    def __init__(self, url: URL, patience: float) -> None:
        super().__init__(
            Writer(writing_engine(url), write_batch, patience),
            Readers(reading_engine(url), patience),
        )
        self.url = shown(url)
        self.is_shared = is_shared(url)
        self._notices = _notices(url) if self.is_shared else None

    def listen(self, heard: Callable[[str], None]) -> None:
        """Call `heard` with what other processes announce, and with `*` whenever something may have been missed:
        at first, and after the connection was lost. With SQLite there is nobody to be heard."""
        if self._notices is not None:
            self._notices.listen(heard)

    def announce(self, payload: str) -> None:
        """Tell the other processes, after the commit it is about."""
        if self._notices is not None:
            self._notices.announce(payload)

    async def ping(self) -> None:
        """StoreGone if the database does not answer, within a few seconds in any case."""
        try:
            async with asyncio.timeout(PING_SECONDS):
                await self._readers.ask(lambda connection: connection.scalar(text("SELECT 1")), PING_PATIENCE)
        except TimeoutError:
            raise StoreGone("the database does not answer") from None

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        await self._writer.close()
        await self._readers.close()
        if self._notices is not None:
            await self._notices.close()


def _notices(url: URL) -> Notices:
    # Imported here because its driver is an extra, which people who have one SQLite file do not need.
    from taku.store.notices import Notices

    return Notices(url)


async def open_store(url: str, patience: float = PATIENCE) -> Store:
    """Open the database at `sqlite:///PATH` or `postgresql://…`.

    A new SQLite file is made ready by itself, and one that an older Taku made is brought up to date; it stays beside it
    as it was. WrongSchema says what to do if the database was made by another Taku. Whoever writes or reads while the
    database is locked, full or gone waits for `patience` seconds before StoreGone.
    """
    address = read_url(url)
    await asyncio.get_running_loop().run_in_executor(None, _make_ready, address)
    return Store(address, patience)


def _make_ready(url: URL) -> None:
    """Refuse a database with another schema; a SQLite file of this house is made ready, whatever it was."""
    if not is_shared(url):
        make_file(url)
    engine = reading_engine(url)
    try:
        with named_errors(), engine.connect() as connection:
            found = revision_of(connection)
            if is_shared(url) or found == REVISION:
                check_schema(connection)
                return
    finally:
        engine.dispose()
    if found is not None:
        keep_copy(url, found)
    upgrade(url)
