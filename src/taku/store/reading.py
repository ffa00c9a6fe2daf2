"""Every match there is, one after the other, as of one moment."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import URL

from taku.store.copying import rows_of, snapshot
from taku.store.kept import Event, Stored
from taku.store.matches import read_match
from taku.store.schema import MATCHES


def every_match(url: URL) -> Iterator[tuple[Stored, list[Event]]]:
    """Matches with their events; servers may go on meanwhile."""
    with snapshot(url) as connection:
        for match in [row["id"] for row in rows_of(connection, MATCHES)]:
            found = read_match(connection, match, 0)
            if found is not None:
                yield found
