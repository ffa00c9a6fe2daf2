"""Stored matches played again on the code at hand, to see whether they still lead where they led."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from taku.kernel.errors import TakuError
from taku.kernel.game import CHANCE
from taku.kernel.settle import rolled
from taku.server import events
from taku.server.clock import Outages
from taku.server.playing import Playing
from taku.server.table import Table
from taku.store import Event, NewMatch, Stored

Kept = tuple[Stored, list[Event]]


def rebuilt(stored: NewMatch | Stored, rows: Iterable[Event], outages: Outages) -> Table:
    """The table that events have made."""
    table = Table(stored.id, Playing(stored.header, stored.seed), outages)
    for row in rows:
        table.apply(row.at, events.read_event(row.body))
    return table


class Difference(msgspec.Struct, frozen=True):
    """A match that no longer leads where it led: at which event, and what came instead."""

    match: str
    number: int
    reason: str


def differences(kept: Iterable[Kept]) -> Iterator[Difference | None]:
    """For each match its first difference, or None."""
    for stored, rows in kept:
        yield _difference(stored, rows)


def _difference(stored: Stored, rows: list[Event]) -> Difference | None:
    number = 0
    try:
        table = Table(stored.id, Playing(stored.header, stored.seed), [])
        table.playing.checks_every_mark = True
        for row in rows:
            number = row.number
            event = events.read_event(row.body)
            if isinstance(event, events.Moved) and not table.opened.is_import:
                _check_dice(table, event)
            table.apply(row.at, event)
    except (TakuError, ValueError, LookupError, msgspec.DecodeError) as error:
        return Difference(stored.id, number, f"{type(error).__name__}: {error}")
    if table.status != stored.status or table.playing.ply != stored.ply:
        came = f"{table.status} at ply {table.playing.ply}"
        return Difference(stored.id, number, f"{came} came where {stored.status} at ply {stored.ply} was stored")
    return None


def _check_dice(table: Table, event: events.Moved) -> None:
    """Chance must still roll what it rolled; a match that goes on would otherwise change its course."""
    state, playing = table.playing.state.copy(), table.playing
    for offset, line in enumerate(event.lines):
        text = line.split(" ", 2)[2].rpartition(" #")[0]
        if state.mover == CHANCE:
            expected = rolled(state, playing.seed, playing.ply + offset).text
            if text != expected:
                raise ValueError(f"{line!r}: the seed gives {expected!r}")
        move = playing.catalogue.find(text)
        if move is None:
            raise ValueError(f"{line!r}: there is no such move")
        state.apply(move)
