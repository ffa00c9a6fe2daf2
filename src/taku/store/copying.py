"""Whole databases, row by row: from one to another, and what is wrong inside one."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from sqlalchemy import URL, Connection, MetaData, Table, func, insert, select, text

from taku.kernel.errors import TakuError
from taku.store.engines import is_shared, named_errors, snapshot_engine, writing_engine
from taku.store.schema import HEARTBEAT, METADATA, REVISION
from taku.store.upgrading import check_schema, upgrade

CHUNK = 1000

Row = dict[str, Any]


class NotEmpty(TakuError):
    """A database that already holds something cannot be filled."""


@contextlib.contextmanager
def snapshot(url: URL) -> Iterator[Connection]:
    """A look at everything as it is at one moment, while others may go on writing."""
    engine = snapshot_engine(url)
    try:
        with named_errors(), engine.connect() as connection:
            _take_time(connection)
            check_schema(connection)
            yield connection
    finally:
        engine.dispose()


@contextlib.contextmanager
def filling(url: URL, revision: str = REVISION) -> Iterator[tuple[Connection, MetaData]]:
    """An empty database in which rows of that revision can be put, all or none; afterwards it is brought up to date."""
    upgrade(url, revision)
    engine = writing_engine(url)
    try:
        with named_errors(), engine.begin() as connection:
            _take_time(connection)
            # The tables as they were at that revision, which the code at hand may no longer know.
            tables = MetaData()
            tables.reflect(connection)
            _refuse_filled(connection, tables)
            yield connection, tables
    finally:
        engine.dispose()
    upgrade(url)


def _take_time(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        for limit in ("statement_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {limit} = 0"))


def _refuse_filled(connection: Connection, tables: MetaData) -> None:
    for name in METADATA.tables:
        if name in tables.tables and connection.execute(select(tables.tables[name]).limit(1)).first() is not None:
            raise NotEmpty(f"the database is not empty: table {name} has rows")


def rows_of(connection: Connection, table: Table) -> Iterator[Row]:
    """All rows of a table in the order of their keys, without holding them all at once."""
    query = select(table).order_by(*table.primary_key.columns)
    found = connection.execution_options(yield_per=CHUNK).execute(query)
    for row in found.mappings():
        yield {name: bytes(value) if isinstance(value, memoryview) else value for name, value in row.items()}


def put_rows(connection: Connection, table: Table, rows: Iterable[Row]) -> int:
    """Put all rows into a table; how many they were."""
    count, rest = 0, iter(rows)
    while chunk := list(islice(rest, CHUNK)):
        connection.execute(insert(table), chunk)
        count += len(chunk)
    return count


def copy_database(source: URL, target: URL) -> dict[str, int]:
    """Everything from one database into another, empty one; how many rows of each table that was."""
    with snapshot(source) as old, filling(target) as (new, tables):
        return {
            table.name: put_rows(new, tables.tables[table.name], rows_of(old, table))
            for table in METADATA.sorted_tables
        }


def last_heartbeat(url: URL) -> int | None:
    """When a server last said that the house was open."""
    with snapshot(url) as connection:
        return connection.scalar(select(HEARTBEAT.c.at))


_GAPS = """
    SELECT progress.match FROM progress LEFT JOIN events ON events.match = progress.match
    GROUP BY progress.match, progress.length
    HAVING count(events.number) <> progress.length OR max(events.number) <> progress.length - 1
    ORDER BY progress.match
"""
_LOST = """
    SELECT id FROM matches WHERE NOT EXISTS (SELECT 1 FROM progress WHERE progress.match = matches.id) ORDER BY id
"""


def faults_of(url: URL) -> list[str]:
    """What is wrong in a database, a sentence each: broken pages, missing events, rows without their match."""
    with snapshot(url) as connection:
        faults = [f"match {match} does not have all its events" for match in connection.scalars(text(_GAPS))]
        faults += [f"match {match} has no progress" for match in connection.scalars(text(_LOST))]
        if not is_shared(url):
            faults += [line for line in connection.scalars(text("PRAGMA integrity_check")) if line != "ok"]
            broken = connection.execute(text("PRAGMA foreign_key_check")).all()
            faults += [f"a row of {row[0]} refers to a missing row of {row[2]}" for row in broken]
    return faults


def counts_of(url: URL) -> dict[str, int]:
    """How many rows there are in each table."""
    with snapshot(url) as connection:
        return {
            name: connection.scalar(select(func.count()).select_from(table)) or 0
            for name, table in METADATA.tables.items()
        }
