"""Somebody who follows tables: a socket or a stream, seen from the tables' side."""

from __future__ import annotations

import asyncio

from taku.server.clicking import CLICK, Click
from taku.server.messages import Heard, write_message

TOO_SLOW = 1013
GOING_AWAY = 1001


class Follower:
    """One connection of one person. What is sent waits in a bounded queue; who reads too slowly is dropped."""

    def __init__(self, player: str | None, name: str) -> None:
        self.player = player
        self.name = name
        # By table: the number of the last event told, and the table's state around the board as last sent.
        self.seen: dict[str, int] = {}
        self.last_table: dict[str, bytes] = {}
        # Through which seat the board was shown; -1 while there was no board to show.
        self.shown: dict[str, int | None] = {}
        self.muted: set[str] = set()

    def forget(self, match: str) -> None:
        """Follow a table no longer."""
        for memory in (self.seen, self.last_table, self.shown):
            memory.pop(match, None)

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
        click = CLICK.get()
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
