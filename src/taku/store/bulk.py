"""Many rows at once: the three statements of an append, each in the way that is quickest for its database.

SQLite runs a statement row by row without leaving the process. PostgreSQL gets all rows as one JSON text, because
every single execution costs a message each way, and every parameter its time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Connection

# The columns of a match's progress, in the order of a row here; and what they are in PostgreSQL.
PROGRESS_COLUMNS = {
    "match": "text",
    "length": "int",
    "updated": "bigint",
    "status": "text",
    "ply": "int",
    "players": "text",
    "awaited": "text",
    "awaits_bot": "bool",
    "deadline": "bigint",
    "winners": "text",
}
EVENT_COLUMNS = {"match": "text", "number": "int", "at": "bigint", "body": "bytea"}

_CHANGING = [name for name in PROGRESS_COLUMNS if name != "match"]


def _records(columns: dict[str, str]) -> str:
    """A table made of the one parameter; bytes come in base 64, which is how JSON carries them."""
    kinds = ", ".join(f"{name} {'text' if kind == 'bytea' else kind}" for name, kind in columns.items())
    return f"json_to_recordset(%s::json) AS new({kinds})"


_POSTGRES_LOCK = "SELECT match, length, players FROM progress WHERE match = ANY(%s) ORDER BY match FOR UPDATE"
_POSTGRES_UPDATE = (
    f"UPDATE progress SET {', '.join(f'{name} = new.{name}' for name in _CHANGING)}"
    f" FROM {_records(PROGRESS_COLUMNS)} WHERE progress.match = new.match"
)
_POSTGRES_INSERT = (
    f"INSERT INTO events ({', '.join(EVENT_COLUMNS)})"
    f" SELECT match, number, at, decode(body, 'base64') FROM {_records(EVENT_COLUMNS)}"
)

# As one row: every row that is fetched lets go of the interpreter, and has to wait until the event loop gives it back.
_SQLITE_LOCK = (
    "SELECT json_group_array(json_array(match, length, players)) FROM progress"
    " WHERE match IN (SELECT value FROM json_each(?))"
)
_SQLITE_UPDATE = (
    f"UPDATE progress SET {', '.join(f'{name} = ?{place}' for place, name in enumerate(_CHANGING, start=2))}"
    " WHERE match = ?1"
)
_SQLITE_INSERT = f"INSERT INTO events ({', '.join(EVENT_COLUMNS)}) VALUES (?, ?, ?, ?)"


def lock_progress(connection: Connection, matches: Sequence[str]) -> dict[str, tuple[int, str]]:
    """Length and players of these matches, which nobody else can change until the transaction ends.

    They are locked in the order of their ids: so two processes wait for, never against, each other.
    """
    if connection.dialect.name == "postgresql":
        found: Iterable[Any] = connection.exec_driver_sql(_POSTGRES_LOCK, (list(matches),))
    else:
        # Here a transaction that writes is alone from its beginning.
        (text,) = _driver(connection).execute(_SQLITE_LOCK, (msgspec.json.encode(matches).decode(),)).fetchone()
        found = msgspec.json.decode(text)
    return {match: (length, players) for match, length, players in found}


def update_progress(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Change where these matches are; each match at most once."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_POSTGRES_UPDATE, (_json(PROGRESS_COLUMNS, rows),))
    elif rows:
        _driver(connection).executemany(_SQLITE_UPDATE, rows)


def insert_events(connection: Connection, rows: Sequence[tuple[Any, ...]]) -> None:
    """Add these events."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_POSTGRES_INSERT, (_json(EVENT_COLUMNS, rows),))
    elif rows:
        _driver(connection).executemany(_SQLITE_INSERT, rows)


def _driver(connection: Connection) -> sqlite3.Connection:
    """SQLite itself: what SQLAlchemy does around a statement takes longer than the statement."""
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)


def _json(columns: dict[str, str], rows: Sequence[tuple[Any, ...]]) -> str:
    return msgspec.json.encode([dict(zip(columns, row, strict=True)) for row in rows]).decode()
