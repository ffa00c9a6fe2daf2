"""A batch as one transaction: appends to many matches in a few statements, and whatever else is to be written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from taku.store.bulk import insert_events, lock_progress, update_progress
from taku.store.kept import Overtaken, Summary
from taku.store.schema import EVENTS, PLACES, PROGRESS
from taku.store.writer import Job

_DEADLINE = (
    update(PROGRESS)
    .where(PROGRESS.c.match == bindparam("id"), PROGRESS.c.length == bindparam("number"))
    .values(deadline=bindparam("until"))
)


class Append(Job):
    """Events to be added to a match that has `number` of them."""

    def __init__(self, match: str, number: int, events: Sequence[tuple[int, bytes]], summary: Summary) -> None:
        super().__init__(match)
        self.number = number
        self.events = events
        self.summary = summary

    @property
    def length(self) -> int:
        """How many events there are afterwards."""
        return self.number + len(self.events)


class Deadline(Job):
    """A new time at which a clock runs out, if nothing has happened meanwhile."""

    def __init__(self, match: str, number: int, until: int | None) -> None:
        super().__init__(match)
        self.values = {"id": match, "number": number, "until": until}


class Work(Job):
    """Anything else: a function of the connection."""

    def __init__(self, key: str, work: Callable[[Connection], Any]) -> None:
        super().__init__(key)
        self.work = work


def write_batch(connection: Connection, jobs: list[Job]) -> None:
    """Do all jobs, which come in the order of their keys, and note what came of each."""
    for job in jobs:
        if isinstance(job, Work):
            job.outcome = job.work(connection)
    deadlines = [job for job in jobs if isinstance(job, Deadline)]
    appends = [job for job in jobs if isinstance(job, Append)]
    if deadlines or appends:
        known = lock_progress(connection, sorted({job.key for job in (*deadlines, *appends)}))
        if deadlines:
            connection.execute(_DEADLINE, [job.values for job in deadlines])
        _append(connection, appends, known)


def _append(connection: Connection, appends: list[Append], known: dict[str, tuple[int, str]]) -> None:
    changed: dict[str, tuple[Any, ...]] = {}
    events: list[tuple[Any, ...]] = []
    for job in appends:
        length, players = known.get(job.key, (None, ""))
        if length != job.number:
            job.error = _overtaken(connection, job, length)
            continue
        seated = players_text(job.summary)
        if players != seated:
            write_places(connection, job.key, job.summary)
        # A second append to the same match in this batch finds what the first one leaves.
        known[job.key] = (job.length, seated)
        changed[job.key] = progress_row(job.key, job.length, job.events[-1][0], job.summary, seated)
        events += event_rows(job.key, job.number, job.events)
    update_progress(connection, list(changed.values()))
    insert_events(connection, events)


def _overtaken(connection: Connection, job: Append, length: int | None) -> Overtaken | None:
    if length is None:
        return Overtaken(f"no match {job.key}")
    if job.is_retried and _are_there(connection, job):
        return None
    return Overtaken(f"match {job.key} has {length} events, {job.number} were expected")


def _are_there(connection: Connection, job: Append) -> bool:
    """Whether an earlier try was committed after all, although its answer never came."""
    rows = connection.execute(
        select(EVENTS.c.at, EVENTS.c.body)
        .where(EVENTS.c.match == job.key, EVENTS.c.number >= job.number, EVENTS.c.number < job.length)
        .order_by(EVENTS.c.number)
    )
    return [(at, bytes(body)) for at, body in rows] == list(job.events)


def players_text(summary: Summary) -> str:
    """Who sits where, as it is kept beside the match."""
    return msgspec.json.encode(summary.players).decode()


def progress_row(match: str, length: int, updated: int, summary: Summary, players: str) -> tuple[Any, ...]:
    """What changes while a match is played, in the order of `bulk.PROGRESS_COLUMNS`."""
    return (
        match,
        length,
        updated,
        summary.status,
        summary.ply,
        players,
        summary.awaited,
        summary.awaits_bot,
        summary.deadline,
        None if summary.winners is None else msgspec.json.encode(summary.winners).decode(),
    )


def event_rows(match: str, number: int, events: Sequence[tuple[int, bytes]]) -> list[tuple[Any, ...]]:
    """Rows of events, numbered from `number`, in the order of `bulk.EVENT_COLUMNS`."""
    return [(match, number + index, at, body) for index, (at, body) in enumerate(events)]


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
