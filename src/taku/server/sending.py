"""How what followers are told gets out: to a socket at once, to a stream when it is asked for; never endlessly."""

from __future__ import annotations

import asyncio
from collections import deque

from taku.server.clicking import TELLING, Click
from taku.server.follower import Follower
from taku.server.line import Line

TOO_SLOW = 1013
GOING_AWAY = 1001


class QueueFollower(Follower):
    """A stream: frames wait here until they are asked for."""

    def __init__(self, player: str | None, name: str, most: int) -> None:
        super().__init__(player, name)
        self.queue: asyncio.Queue[tuple[bytes | None, Click | None]] = asyncio.Queue()
        self._sending: Click | None = None
        self._most = most
        self.is_dropped = False

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
        self.is_closed = False

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
        return bool(self._queue) or (self._code is not None and not self.is_closed)

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
