"""How long a click takes: from its frame coming in to the last frame about it going out, to whomever."""

from __future__ import annotations

import time

from taku.server.metrics import METRICS


class Click:
    """One click under way. Frames are counted when they are queued and when they are sent."""

    __slots__ = ("_came", "_waiting")

    def __init__(self) -> None:
        self._came = time.perf_counter()
        self._waiting = 1

    def queued(self) -> None:
        """A frame about it waits to be sent."""
        self._waiting += 1

    def sent(self) -> None:
        """A frame about it is out, or the click itself is dealt with; the last one ends it."""
        self._waiting -= 1
        if self._waiting == 0:
            METRICS.clicked(time.perf_counter() - self._came)


class Telling:
    """For which click a table is being told right now. Telling waits for nothing, so there is one at a time."""

    def __init__(self) -> None:
        self.click: Click | None = None


TELLING = Telling()
