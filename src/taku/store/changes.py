"""A batch as one transaction: appends to many matches in a few statements, and whatever else is to be written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from taku.store.kept import Overtaken, Summary
from taku.store.schema import EVENTS, MATCHES, PLACES
from taku.store.writer import Job

_LOCK = (
    select(MATCHES.c.id, MATCHES.c.length, MATCHES.c.players)
    .where(MATCHES.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(MATCHES.c.id)
    .with_for_update()
)
_UPDATE = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match"))
    .values({name: bindparam(name) for name in ("length", "updated", *Summary.__struct_fields__)})
)
_DEADLINE = (
    update(MATCHES)
    .where(MATCHES.c.id == bindparam("match"), MATCHES.c.length == bindparam("number"))
    .values(deadline=bindparam("until"))
)
_EVENT = insert(EVENTS)


class Append(Job):
    """Events to be added to a match that has `number` of them."""

    def __init__(self, match: str, number: int, events: Sequence[tuple[int, bytes]], summary: Summary) -> None:
        super().__init__(match, _never)
        self.number = number
        self.events = events
        self.summary = summary


class Deadline(Job):
    """A new time at which a clock runs out, if nothing has happened meanwhile."""

    def __init__(self, match: str, number: int, until: int | None) -> None:
        super().__init__(match, _never)
        self.values = {"match": match, "number": number, "until": until}


class Work(Job):
    """Anything else: a function of the connection."""

    def __init__(self, key: str, work: Callable[[Connection], Any]) -> None:
        super().__init__(key, work)


def _never(_connection: Connection) -> None:
    raise AssertionError("appends and deadlines are written together")


def write_batch(connection: Connection, jobs: list[Job]) -> None:
    """Do all jobs, which come in the order of their keys, and note what came of each."""
    appends = [job for job in jobs if isinstance(job, Append)]
    deadlines = [job for job in jobs if isinstance(job, Deadline)]
    for job in jobs:
        if isinstance(job, Work):
            job.outcome = job.work(connection)
    if not appends and not deadlines:
        return
    # Whatever is to change is locked at once and in order: so two processes wait for, never against, each other.
    locked = connection.execute(_LOCK, {"ids": sorted({job.key for job in (*appends, *deadlines)})})
    known = {match: (length, players) for match, length, players in locked}
    if deadlines:
        connection.execute(_DEADLINE, [job.values for job in deadlines])
    if appends:
        _append(connection, appends, known)


def _append(connection: Connection, appends: list[Append], known: dict[str, tuple[int, str]]) -> None:
    changed, events = [], []
    for job in appends:
        length, players = known.get(job.key, (None, ""))
        if length != job.number:
            job.error = _overtaken(connection, job, length)
            continue
        row = summary_row(job.summary)
        row |= {"match": job.key, "length": length + len(job.events), "updated": job.events[-1][0]}
        if players != row["players"]:
            write_places(connection, job.key, job.summary)
        # A second append to the same match in this batch finds what the first one leaves.
        known[job.key] = (row["length"], row["players"])
        changed.append(row)
        events += event_rows(job.key, job.number, job.events)
    if changed:
        connection.execute(_UPDATE, changed)
        connection.execute(_EVENT, events)


def _overtaken(connection: Connection, job: Append, length: int | None) -> Overtaken | None:
    if length is None:
        return Overtaken(f"no match {job.key}")
    if job.is_retried and _are_there(connection, job):
        return None
    return Overtaken(f"match {job.key} has {length} events, {job.number} were expected")


def _are_there(connection: Connection, job: Append) -> bool:
    """Whether an earlier try was committed after all, although its answer never came."""
    stop = job.number + len(job.events)
    rows = connection.execute(
        select(EVENTS.c.at, EVENTS.c.body)
        .where(EVENTS.c.match == job.key, EVENTS.c.number >= job.number, EVENTS.c.number < stop)
        .order_by(EVENTS.c.number)
    )
    return [(row.at, bytes(row.body)) for row in rows] == [(at, body) for at, body in job.events]


def summary_row(summary: Summary) -> dict[str, Any]:
    """The columns of a match that change while it is played."""
    row: dict[str, Any] = {name: getattr(summary, name) for name in Summary.__struct_fields__}
    row["players"] = msgspec.json.encode(summary.players).decode()
    return row


def event_rows(match: str, number: int, events: Sequence[tuple[int, bytes]]) -> list[dict[str, Any]]:
    """Rows of events, numbered from `number`."""
    return [
        {"match": match, "number": number + index, "at": at, "body": body} for index, (at, body) in enumerate(events)
    ]


def write_places(connection: Connection, match: str, summary: Summary) -> None:
    """Who sits where, for the lists of people's matches."""
    connection.execute(delete(PLACES).where(PLACES.c.match == match))
    rows = [
        {"match": match, "seat": seat, "player": player}
        for seat, player in enumerate(summary.players)
        if player is not None
    ]
    if rows:
        connection.execute(insert(PLACES), rows)
