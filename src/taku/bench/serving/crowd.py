"""The load generator: tables with four sockets each, clicks on a schedule, and how long the news takes to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import msgspec
import websockets

Connect = Callable[[], Awaitable[websockets.ClientConnection]]
SETTLE_SECONDS = 2.0


class Table:
    """One table of the crowd: who is awaited, and which click is under way.

    A dialect fills in `awaited` and `click`; the crowd only times.
    """

    def __init__(self, sockets: list[websockets.ClientConnection]) -> None:
        self.sockets = sockets
        self.awaited: int | None = None
        self.click = ""
        self.due = 0.0
        self.waiting: set[int] = set()
        self.is_over = False


class Dialect:
    """How one kind of server is spoken to."""

    name = ""

    async def table(self) -> Table:
        """A new table with everybody connected."""
        raise NotImplementedError

    def heard(self, table: Table, number: int, frame: str | bytes) -> bool:
        """Take in a frame that a socket of the table got; True if it is news of the board."""
        raise NotImplementedError

    def answer(self, frame: str | bytes) -> str | None:
        """What has to be said to a frame at once, for instance to a ping."""
        return None


class Timed(msgspec.Struct):
    """What was measured at one rate."""

    asked: float
    made: float
    p50: float
    p99: float
    is_late: int = 0


class Crowd:
    """Everybody at all tables."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.tables: list[Table] = []
        self._readers: list[asyncio.Task[None]] = []
        self._times: list[float] = []

    async def gather(self, tables: int, at_once: int = 20) -> None:
        """Open the tables and connect everybody."""
        for start in range(0, tables, at_once):
            wanted = min(at_once, tables - start)
            opened = await asyncio.gather(*(self.dialect.table() for _ in range(wanted)))
            for table in opened:
                self.tables.append(table)
                for number in range(len(table.sockets)):
                    self._readers.append(asyncio.create_task(self._read(table, number)))
        await asyncio.sleep(SETTLE_SECONDS)

    async def _read(self, table: Table, number: int) -> None:
        socket = table.sockets[number]
        try:
            async for frame in socket:
                reply = self.dialect.answer(frame)
                if reply is not None:
                    await socket.send(reply)
                elif self.dialect.heard(table, number, frame):
                    self._arrived(table, number)
        except websockets.ConnectionClosed:
            table.is_over = True

    def _arrived(self, table: Table, number: int) -> None:
        if number in table.waiting:
            table.waiting.discard(number)
            if not table.waiting:
                self._times.append(time.perf_counter() - table.due)

    async def click(self, rate: float, seconds: float) -> Timed:
        """Click so many times a second, one table after the other, whether the server keeps up or not.

        A click that is late because the last one at its table is not through yet counts from when it was due.
        """
        self._times.clear()
        start = time.perf_counter()
        late, number, turn = 0, 0, 0
        while (due := start + number / rate) < start + seconds:
            pause = due - time.perf_counter()
            if pause > 0:
                await asyncio.sleep(pause)
            number += 1
            turn, table = self._next(turn)
            if table is None:
                late += 1
                await asyncio.sleep(0)
                continue
            await self._send(table, due)
        await asyncio.sleep(min(2.0, SETTLE_SECONDS))
        late += sum(bool(table.waiting) for table in self.tables if not table.is_over)
        return self._timed(rate, seconds, late)

    def _next(self, turn: int) -> tuple[int, Table | None]:
        """The next table at which somebody is awaited and no click is under way."""
        for step in range(len(self.tables)):
            table = self.tables[(turn + step) % len(self.tables)]
            if table.awaited is not None and not table.waiting and not table.is_over:
                return turn + step + 1, table
        return turn, None

    async def _send(self, table: Table, due: float) -> None:
        awaited = table.awaited
        assert awaited is not None
        table.due, table.awaited = due, None
        table.waiting = set(range(len(table.sockets)))
        await table.sockets[awaited].send(table.click)

    def _timed(self, rate: float, seconds: float, late: int) -> Timed:
        times = sorted(self._times) or [float("inf")]
        return Timed(
            asked=rate,
            made=len(self._times) / seconds,
            p50=1000 * times[len(times) // 2],
            p99=1000 * times[min(len(times) - 1, int(len(times) * 0.99))],
            is_late=late,
        )

    async def leave(self) -> None:
        """Everybody goes."""
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        await asyncio.gather(
            *(socket.close() for table in self.tables for socket in table.sockets), return_exceptions=True
        )


async def climb(crowd: Crowd, first: float, seconds: float, worst_ms: float) -> list[Timed]:
    """Click faster and faster until the p99 is worse than asked for, twice at the same rate: one hiccup is none."""
    found: list[Timed] = []
    rate = first
    while True:
        timed = await crowd.click(rate, seconds)
        found.append(timed)
        is_too_much = timed.p99 > worst_ms or timed.made < 0.9 * rate
        if is_too_much and len(found) > 1 and found[-2].asked == rate:
            return found
        if not is_too_much:
            rate *= 1.35
