"""The key to a table: whoever looks at a table or changes it holds it; a lock that can be taken without waiting."""

from __future__ import annotations

import asyncio
from collections import deque


class Key:
    """Held by one at a time; who waits gets it in turn.

    An asyncio.Lock can be taken by a coroutine only. Most clicks find their table free, and need none.
    """

    def __init__(self) -> None:
        self.is_held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def try_take(self) -> bool:
        """Take the key if it is free and nobody waits for it."""
        if self.is_held or self._waiting:
            return False
        self.is_held = True
        return True

    async def __aenter__(self) -> None:
        if self.try_take():
            return
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.append(waiting)
        try:
            await waiting
        except asyncio.CancelledError:
            if waiting.done() and not waiting.cancelled():
                # It was handed over in the same moment: the next one gets it.
                self.give_back()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.give_back()

    def give_back(self) -> None:
        """Hand the key to whoever waits longest; it is never free in between, so nobody jumps the queue."""
        while self._waiting:
            waiting = self._waiting.popleft()
            if not waiting.done():
                waiting.set_result(None)
                return
        self.is_held = False
