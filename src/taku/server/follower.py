"""Somebody who follows tables: a socket or a stream, seen from the tables' side."""

from __future__ import annotations

import asyncio
from collections import deque

from taku.server.clicking import TELLING, Click
from taku.server.line import Line
from taku.server.messages import Heard, write_message

TOO_SLOW = 1013
GOING_AWAY = 1001


class Told:
    """What somebody has been told of a table."""

    __slots__ = ("around", "seen", "through")

    def __init__(self, seen: int | None) -> None:
        # The number of the last event told; None if nothing is known yet.
        self.seen = seen
        # The table's state around the board as last sent.
        self.around = b""
        # Through which seat the board was shown; -1 while there was no board to show.
        self.through: int | None = -1


class Follower:
    """One connection of one person. What is sent waits in a bounded queue; who reads too slowly is dropped."""

    def __init__(self, player: str | None, name: str) -> None:
        self.player = player
        self.name = name
        self.tables: dict[str, Told] = {}
        self.muted: set[str] = set()

    def tell(self, message: Heard) -> None:
        """Send a message, sooner or later, without waiting."""
        self.send(write_message(message))

    def send(self, frame: bytes) -> None:
        """Send a frame, sooner or later, without waiting."""
        raise NotImplementedError

    @property
    def is_waiting(self) -> bool:
        """Whether something is still to be sent."""
        return False

    def send_off(self) -> None:
        """The house closes: what waits is still sent, and then nothing."""


class QueueFollower(Follower):
    """Frames wait here until the network takes them."""

    def __init__(self, player: str | None, name: str, most: int) -> None:
        super().__init__(player, name)
        self.queue: asyncio.Queue[tuple[bytes | None, Click | None]] = asyncio.Queue()
        self._sending: Click | None = None
        self._most = most
        self.is_dropped = False
        # With what a socket is closed when everything that waited is sent.
        self.code = TOO_SLOW

    def send(self, frame: bytes) -> None:
        if self.is_dropped:
            return
        if self.queue.qsize() >= self._most:
            self.drop()
            return
        click = TELLING.click
        if click is not None:
            click.queued()
        self.queue.put_nowait((frame, click))

    async def next(self) -> bytes | None:
        """The next frame to send, None after the last; asking for one says that the one before is out."""
        if self._sending is not None:
            self._sending.sent()
        self._sending = None
        frame, self._sending = await self.queue.get()
        return frame

    @property
    def is_waiting(self) -> bool:
        return not self.queue.empty()

    def send_off(self) -> None:
        if not self.is_dropped:
            self.code = GOING_AWAY
            self.drop()

    def drop(self) -> None:
        """Send nothing more; whoever reads too slowly comes back and resumes."""
        self.is_dropped = True
        self.queue.put_nowait((None, None))


class LineFollower(Follower):
    """A socket: frames go straight to the network, and wait only while it takes nothing."""

    def __init__(self, player: str | None, name: str, line: Line, most: int, seconds: float) -> None:
        super().__init__(player, name)
        self._line = line
        self._most = most
        self._seconds = seconds
        self._queue: deque[tuple[bytes, Click | None]] = deque()
        self._patience: asyncio.TimerHandle | None = None
        # Set to the code with which the socket is to be closed once everything that waited is sent.
        self.closing: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._code: int | None = None

    def send(self, frame: bytes) -> None:
        if self._code is not None:
            return
        if not self._line.is_full:
            self._line.write(frame)
            return
        if len(self._queue) >= self._most:
            self._end(TOO_SLOW)
            return
        click = TELLING.click
        if click is not None:
            click.queued()
        self._queue.append((frame, click))
        if self._patience is None:
            self._patience = asyncio.get_running_loop().call_later(self._seconds, self._line.cut)

    def drained(self) -> None:
        """The network takes something again."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        while self._queue and not self._line.is_full:
            frame, click = self._queue.popleft()
            self._line.write(frame)
            if click is not None:
                click.sent()
        if self._queue:
            self._patience = asyncio.get_running_loop().call_later(self._seconds, self._line.cut)
        elif self._code is not None and not self.closing.done():
            self.closing.set_result(self._code)

    def gone(self) -> None:
        """The other side is gone: nothing waits any more."""
        self._queue.clear()
        self._end(GOING_AWAY)

    @property
    def is_waiting(self) -> bool:
        return bool(self._queue)

    def send_off(self) -> None:
        self._end(GOING_AWAY)

    def hang_up(self, code: int) -> None:
        """Close the socket for a reason, after what waits."""
        self._end(code)

    def _end(self, code: int) -> None:
        if self._code is None:
            self._code = code
        if not self._queue:
            self.drained()
