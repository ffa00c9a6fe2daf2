"""The load generator: tables with four sockets each, clicks on a schedule, and how long the news takes to everybody."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

import msgspec

from taku.bench.serving.line import Line

# The longest wait for what is still under way.
SETTLE_SECONDS = 2.0
POLL_SECONDS = 0.01
# Who is behind clicks so often before listening again.
MOST_AT_ONCE = 16
# First the rate grows in great steps; from the last that was fine on, in small ones.
GREAT_STEP, SMALL_STEP = 1.35, 1.1


class Table:
    """One table of the crowd: who is awaited, and which click is under way.

    A dialect fills in `awaited` and `click`; the crowd only times.
    """

    def __init__(self, sockets: list[Line]) -> None:
        self.sockets = sockets
        self.awaited: int | None = None
        self.click = ""
        self.due = 0.0
        self.waiting: set[int] = set()
        # The sockets that were told the table.
        self.told: set[int] = set()
        self.is_over = False


class Dialect:
    """How one kind of server is spoken to."""

    name = ""

    async def table(self) -> Table:
        """A new table with everybody connected."""
        raise NotImplementedError

    def heard(self, table: Table, number: int, frame: bytes) -> bool:
        """Take in a frame that a socket of the table got; True if it is news of the board."""
        raise NotImplementedError

    def answer(self, frame: bytes) -> str | None:
        """What has to be said to a frame at once, for instance to a ping."""
        return None


class Timed(msgspec.Struct):
    """What was measured at one rate."""

    asked: float
    made: float
    p50: float
    p99: float
    is_late: int = 0
    busy: float = 0.0
    """The share of its own core that the crowd itself used: where it comes near 1, the crowd is what is measured."""

    def is_fine(self, worst_ms: float) -> bool:
        """Whether everything was in time."""
        return self.p99 <= worst_ms and self.made >= 0.9 * self.asked


class Crowd:
    """Everybody at all tables."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect = dialect
        self.tables: list[Table] = []
        self._times: list[float] = []

    async def gather(self, tables: int, at_once: int = 20) -> None:
        """Open the tables and connect everybody."""
        for start in range(0, tables, at_once):
            wanted = min(at_once, tables - start)
            opened = await asyncio.gather(*(self.dialect.table() for _ in range(wanted)))
            for table in opened:
                self.tables.append(table)
                for number, socket in enumerate(table.sockets):
                    socket.hear(partial(self._heard, table, number), partial(self._ended, table))
        await self._settle(lambda table: len(table.told) == len(table.sockets))

    async def _settle(self, is_settled: Callable[[Table], bool]) -> None:
        """Wait until all tables that go on are settled, but not for ever."""
        deadline = time.monotonic() + SETTLE_SECONDS
        while time.monotonic() < deadline:
            if all(is_settled(table) or table.is_over for table in self.tables):
                return
            await asyncio.sleep(POLL_SECONDS)

    def _heard(self, table: Table, number: int, frame: bytes) -> None:
        reply = self.dialect.answer(frame)
        if reply is not None:
            table.sockets[number].send(reply)
            return
        table.told.add(number)
        if self.dialect.heard(table, number, frame):
            self._arrived(table, number)

    def _ended(self, table: Table) -> None:
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
        start, used = time.perf_counter(), time.process_time()
        late, number, turn = 0, 0, 0
        while (due := start + number / rate) < start + seconds:
            pause = due - time.perf_counter()
            if pause > 0 or number % MOST_AT_ONCE == 0:
                await asyncio.sleep(max(0.0, pause))
            number += 1
            turn, table = self._next(turn)
            if table is None:
                late += 1
                await asyncio.sleep(0)
                continue
            self._send(table, due)
        busy = (time.process_time() - used) / (time.perf_counter() - start)
        await self._settle(lambda table: not table.waiting)
        late += sum(bool(table.waiting) for table in self.tables if not table.is_over)
        return self._timed(rate, seconds, late, busy)

    def _next(self, turn: int) -> tuple[int, Table | None]:
        """The next table at which somebody is awaited and no click is under way."""
        for step in range(len(self.tables)):
            table = self.tables[(turn + step) % len(self.tables)]
            if table.awaited is not None and not table.waiting and not table.is_over:
                return turn + step + 1, table
        return turn, None

    def _send(self, table: Table, due: float) -> None:
        awaited = table.awaited
        assert awaited is not None
        table.due, table.awaited = due, None
        table.waiting = set(range(len(table.sockets)))
        table.sockets[awaited].send(table.click)

    def _timed(self, rate: float, seconds: float, late: int, busy: float) -> Timed:
        times = sorted(self._times) or [float("inf")]
        return Timed(
            asked=rate,
            made=len(self._times) / seconds,
            p50=1000 * times[len(times) // 2],
            p99=1000 * times[min(len(times) - 1, int(len(times) * 0.99))],
            is_late=late,
            busy=busy,
        )

    async def leave(self) -> None:
        """Everybody goes."""
        for table in self.tables:
            for socket in table.sockets:
                socket.close()
        await asyncio.sleep(0)


async def climb(crowd: Crowd, first: float, seconds: float, worst_ms: float) -> list[Timed]:
    """Click faster and faster until the p99 is worse than asked for, twice at the same rate: one hiccup is none."""
    found, good = await _climb(crowd, first, GREAT_STEP, seconds, worst_ms)
    if good:
        found += (await _climb(crowd, good * SMALL_STEP, SMALL_STEP, seconds, worst_ms))[0]
    return found


async def _climb(crowd: Crowd, first: float, step: float, seconds: float, worst_ms: float) -> tuple[list[Timed], float]:
    """What was measured, and the last rate that was fine."""
    found: list[Timed] = []
    rate, good = first, 0.0
    while len(found) < 2 or any(timed.is_fine(worst_ms) for timed in found[-2:]):
        found.append(await crowd.click(rate, seconds))
        if found[-1].is_fine(worst_ms):
            good, rate = rate, rate * step
    return found, good
