"""Connections to the database: how SQLite and PostgreSQL are set up so that a commit is kept for good."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import QueuePool

from taku.extras import extra
from taku.home import home
from taku.kernel.errors import TakuError
from taku.store.kept import StoreGone

# As SQLAlchemy calls them, and as SQLite's driver does where it is spoken to directly.
_REFUSED = (
    *(DataError, IntegrityError, NotSupportedError, ProgrammingError),
    *(sqlite3.DataError, sqlite3.IntegrityError, sqlite3.NotSupportedError, sqlite3.ProgrammingError),
)
# What was written is brought home from the write-ahead log every 8,000 pages: whoever commits waits for that, and most
# pages were written many times until then.
_PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=8000",
    "journal_size_limit=33554432",
)
BUSY_MS = 1000
READERS = 4

# A process that stands still in a transaction must not hold up the others, nor a dead network this one.
_POSTGRES_ARGS = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
    "application_name": "taku",
    "options": "-c lock_timeout=4s -c statement_timeout=15s -c idle_in_transaction_session_timeout=10s",
}


class BadAddress(TakuError):
    """What came is no address of a database that Taku can use."""


def read_url(text: str) -> URL:
    """The address with the driver that Taku uses; BadAddress says what was expected."""
    expected = "expected sqlite:///PATH or postgresql://USER:PASSWORD@HOST/NAME"
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadAddress(f"the database's address cannot be read; {expected}") from None
    backend = url.drivername.split("+")[0]
    if backend == "sqlite" and url.database and url.database != ":memory:":
        return url.set(drivername="sqlite+pysqlite")
    if backend in ("postgresql", "postgres") and url.database:
        with extra("postgresql"):
            import psycopg  # noqa: F401

        return url.set(drivername="postgresql+psycopg")
    raise BadAddress(f"{url.render_as_string(hide_password=True)}: {expected}")


def default_database() -> str:
    """The address of one SQLite file in the user's own folder."""
    return f"sqlite:///{home() / 'tables.db'}"


def shown(url: URL) -> str:
    """The address as people may read it, without a password."""
    return url.set(drivername=url.get_backend_name()).render_as_string(hide_password=True)


def is_shared(url: URL) -> bool:
    """Whether several hosts can use the database at once."""
    return url.get_backend_name() == "postgresql"


def postgres_args(url: URL) -> dict[str, object]:
    """How a connection to PostgreSQL is made; what the address itself says goes first."""
    return {key: value for key, value in _POSTGRES_ARGS.items() if key not in url.query}


def writing_engine(url: URL) -> Engine:
    """One connection, whose transactions hold the right to write from their first moment on."""
    # A transaction of SQLite that first reads and then wants to write is refused if another wrote in between.
    return _engine(url, pool_size=1, level="READ COMMITTED", sqlite_begin="BEGIN IMMEDIATE")


def reading_engine(url: URL) -> Engine:
    """A few connections, every statement for itself."""
    return _engine(url, pool_size=READERS, level="AUTOCOMMIT", sqlite_begin="")


def snapshot_engine(url: URL) -> Engine:
    """One connection, whose transactions see everything as it was at one moment."""
    return _engine(url, pool_size=1, level="REPEATABLE READ", sqlite_begin="BEGIN")


def _engine(url: URL, pool_size: int, level: str, sqlite_begin: str) -> Engine:
    options: dict[str, Any] = {}
    if is_shared(url):
        options["connect_args"] = postgres_args(url)
        options["isolation_level"] = level
    else:
        options["connect_args"] = {"timeout": BUSY_MS / 1000, "check_same_thread": False}
    # Errors must never carry the values that were written: a seed is among them.
    engine = create_engine(
        url, poolclass=QueuePool, pool_size=pool_size, max_overflow=0, pool_timeout=5, hide_parameters=True, **options
    )
    if not is_shared(url):
        event.listen(engine, "connect", _set_up_sqlite)
        if sqlite_begin:
            event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(sqlite_begin).close())
    return engine


def _set_up_sqlite(connection: sqlite3.Connection, _record: object) -> None:
    # The driver's own idea of when a transaction begins is switched off: the engines say it themselves.
    connection.isolation_level = None
    for pragma in _PRAGMAS:
        connection.execute(f"PRAGMA {pragma}").close()


def make_file(url: URL) -> None:
    """Make the file of a SQLite database, readable by its owner alone: seeds of unfinished matches are in it."""
    path = Path(url.database or "")
    path.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))


def is_passing(error: BaseException) -> bool:
    """Whether trying again may help: locked, full, deadlocked, shut down or not connected."""
    if isinstance(error, NoConnection):
        return True
    # What was refused for what it says (a key twice, a number too big) is refused the next time too.
    return isinstance(error, DBAPIError | sqlite3.Error) and not isinstance(error, _REFUSED)


def gone(error: BaseException) -> StoreGone:
    """The error as a word of the store; one line, and no values."""
    cause = getattr(error, "orig", None) or error
    line = str(cause).strip().split("\n")[0]
    return StoreGone(f"the database does not answer: {line}" if line else "the database does not answer")


@contextlib.contextmanager
def named_errors() -> Iterator[None]:
    """Within it, errors of the driver come out as StoreGone."""
    try:
        yield
    except (DBAPIError, NoConnection, sqlite3.Error) as error:
        raise gone(error) from None
