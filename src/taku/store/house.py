"""The house itself: values that all processes share, and the times at which it was closed."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, select, update

from taku.store.desk import Desk, insert_or
from taku.store.schema import HEARTBEAT, HOUSE, OUTAGES

ONLY = 1


class House(Desk):
    """Shared values, heartbeats and outages."""

    async def house_value(self, key: str, make: Callable[[], str]) -> str:
        """The value under that key; made by the first process that asks, and the same in all of them."""
        known = await self._ask(lambda connection: _value(connection, key))
        if known is not None:
            return known
        value = make()
        return await self._do(f"house:{key}", lambda connection: _settle(connection, key, value))

    async def heartbeat(self, now: int) -> None:
        """The house is open; to be said every few seconds by every process."""
        await self._do("heartbeat:", lambda connection: _beat(connection, now))

    async def wake(self, now: int, tolerance: int) -> None:
        """The house opens, or has been without its database: if nobody's heart has beaten for longer than
        `tolerance`, the time since is noted as an outage, once, however many processes wake."""
        await self._do("heartbeat:", lambda connection: _wake(connection, now, tolerance))

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """The times, each from and up to, at which the house was closed and which ended after `since`."""
        query = select(OUTAGES.c.start, OUTAGES.c.stop).where(OUTAGES.c.stop > since).order_by(OUTAGES.c.start)
        return await self._ask(lambda connection: [(start, stop) for start, stop in connection.execute(query)])


def _value(connection: Connection, key: str) -> str | None:
    return connection.scalar(select(HOUSE.c.value).where(HOUSE.c.key == key))


def _settle(connection: Connection, key: str, value: str) -> str:
    connection.execute(insert_or(connection, HOUSE).values(key=key, value=value).on_conflict_do_nothing())
    return _value(connection, key) or value


def _beat(connection: Connection, now: int) -> None:
    beat = update(HEARTBEAT).where(HEARTBEAT.c.id == ONLY, HEARTBEAT.c.at < now).values(at=now)
    if connection.execute(beat).rowcount == 0:
        connection.execute(insert_or(connection, HEARTBEAT).values(id=ONLY, at=now).on_conflict_do_nothing())


def _wake(connection: Connection, now: int, tolerance: int) -> None:
    last = connection.scalar(select(HEARTBEAT.c.at).where(HEARTBEAT.c.id == ONLY).with_for_update())
    if last is not None and now - last > tolerance:
        connection.execute(insert(OUTAGES).values(start=last, stop=now))
    _beat(connection, now)
