"""Matches: open, append, read and list."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, RowMapping, case, insert, select

from taku.store.bulk import PROGRESS_COLUMNS, insert_events
from taku.store.changes import Append, Deadline, event_rows, players_text, progress_row, write_places
from taku.store.desk import Desk, insert_or
from taku.store.kept import Event, NewMatch, Overtaken, Stored, Summary
from taku.store.schema import AWAITS_BOT, EVENTS, IS_CLOCKED, IS_LISTED, MATCHES, PLACES, PROGRESS
from taku.store.writer import Done

# A statement can hold only so many names.
_MOST_NAMES = 1_000
_EVERYTHING = select(MATCHES, *(column for column in PROGRESS.c if column.name != "match")).join(PROGRESS)


class Matches(Desk):
    """The four verbs: open, append, read, list."""

    async def open(self, match: NewMatch, events: Sequence[tuple[int, bytes]], summary: Summary) -> None:
        """Keep a new match with its first events, each a time and a body; Overtaken if the id is taken."""
        await self._do(f"matches:{match.id}", lambda connection: _open(connection, match, events, summary))

    async def append(self, match: str, number: int, events: Sequence[tuple[int, bytes]], summary: Summary) -> None:
        """Add events to a match that has had `number` of them. They are kept for good when this returns.

        Overtaken if the match has had more, or is not there.
        """
        if not events:
            raise ValueError("nothing to append")
        await self._write(Append(match, number, events, summary))

    def begin_append(
        self, match: str, number: int, events: Sequence[tuple[int, bytes]], summary: Summary, done: Done
    ) -> None:
        """The same without waiting: `done` is called with None once they are kept for good, or with what went wrong."""
        self._writer.begin(Append(match, number, events, summary), done)

    async def set_deadline(self, match: str, number: int, deadline: int | None) -> None:
        """When a clock runs out next; nothing is done if the match has had more than `number` events."""
        await self._write(Deadline(match, number, deadline))

    async def read(self, match: str, since: int = 0) -> tuple[Stored, list[Event]] | None:
        """A match and its events from number `since` on; None if there is no such match."""
        return await self._ask(lambda connection: read_match(connection, match, since))

    async def lengths(self, matches: Sequence[str]) -> dict[str, int]:
        """How many events each of these matches has had; those that are not there are left out."""

        def ask(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for begin in range(0, len(matches), _MOST_NAMES):
                asked = PROGRESS.c.match.in_(matches[begin : begin + _MOST_NAMES])
                for match, length in connection.execute(select(PROGRESS.c.match, PROGRESS.c.length).where(asked)):
                    found[match] = length
            return found

        return await self._ask(ask)

    async def list_public(self, limit: int = 100) -> list[Stored]:
        """Public matches that wait for players or are being played, the newest first."""
        query = _EVERYTHING.where(IS_LISTED).order_by(PROGRESS.c.created.desc()).limit(limit)
        return await self._ask(lambda connection: [_stored(row) for row in connection.execute(query).mappings()])

    async def list_of(self, player: str, limit: int = 200) -> list[Stored]:
        """A person's matches: first those that await them, then other unfinished ones, then finished ones."""
        rank: ColumnElement[int] = case((PROGRESS.c.status == "over", 2), (PROGRESS.c.awaited == player, 0), else_=1)
        theirs = select(PLACES.c.match).where(PLACES.c.player == player)
        query = _EVERYTHING.where(PROGRESS.c.match.in_(theirs)).order_by(rank, PROGRESS.c.updated.desc()).limit(limit)
        return await self._ask(lambda connection: [_stored(row) for row in connection.execute(query).mappings()])

    async def list_due(self, now: int) -> list[str]:
        """Live matches in which a clock has run out, the longest overdue first."""
        query = select(PROGRESS.c.match).where(IS_CLOCKED, PROGRESS.c.deadline <= now).order_by(PROGRESS.c.deadline)
        return await self._ask(lambda connection: list(connection.scalars(query)))

    async def list_awaiting_bots(self) -> list[str]:
        """Live matches in which it is a bot's turn."""
        query = select(PROGRESS.c.match).where(AWAITS_BOT).order_by(PROGRESS.c.match)
        return await self._ask(lambda connection: list(connection.scalars(query)))


def _open(connection: Connection, match: NewMatch, events: Sequence[tuple[int, bytes]], summary: Summary) -> None:
    settled = {column.name: getattr(match, column.name) for column in MATCHES.c}
    put = insert_or(connection, MATCHES).on_conflict_do_nothing().returning(MATCHES.c.id)
    if connection.execute(put, settled).first() is None:
        # The same seed: an earlier try was committed although its answer never came.
        if connection.scalar(select(MATCHES.c.seed).where(MATCHES.c.id == match.id)) == match.seed:
            return
        raise Overtaken(f"there is a match {match.id} already")
    updated = events[-1][0] if events else match.created
    row = progress_row(match.id, len(events), updated, summary, players_text(summary))
    begun = dict(zip(PROGRESS_COLUMNS, row, strict=True)) | {"is_public": match.is_public, "created": match.created}
    connection.execute(insert(PROGRESS), begun)
    write_places(connection, match.id, summary)
    insert_events(connection, event_rows(match.id, 0, events))


def read_match(connection: Connection, match: str, since: int) -> tuple[Stored, list[Event]] | None:
    """A match and its events from number `since` on."""
    row = connection.execute(_EVERYTHING.where(MATCHES.c.id == match)).mappings().first()
    if row is None:
        return None
    # Events are only ever added, so those below the length belong to the row, whatever was written meanwhile.
    found = connection.execute(
        select(EVENTS.c.number, EVENTS.c.at, EVENTS.c.body)
        .where(EVENTS.c.match == match, EVENTS.c.number >= since, EVENTS.c.number < row["length"])
        .order_by(EVENTS.c.number)
    )
    return _stored(row), [Event(number, at, bytes(body)) for number, at, body in found]


def _stored(row: RowMapping) -> Stored:
    fields = dict(row)
    fields["options"] = bytes(fields["options"])
    fields["players"] = msgspec.json.decode(fields["players"])
    fields["winners"] = None if fields["winners"] is None else msgspec.json.decode(fields["winners"])
    return Stored(**fields)
