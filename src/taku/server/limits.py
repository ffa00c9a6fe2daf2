"""How much one person or one address may ask for: buckets that fill again with time."""

from __future__ import annotations

import time
from collections.abc import Callable

FORGET_AT = 20_000


class Limit:
    """So many at once, and so many a second after that; a rate of 0 is no limit.

    >>> clock = iter([0.0, 0.0, 0.0, 1.0])
    >>> limit = Limit(rate=1, burst=2, now=lambda: next(clock))
    >>> [limit.allows("me") for _ in range(4)]
    [True, True, False, True]
    """

    def __init__(self, rate: float, burst: float, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._buckets: dict[str, tuple[float, float]] = {}

    def allows(self, who: str) -> bool:
        """Whether one more is all right; it is counted."""
        if self._rate == 0:
            return True
        now = self._now()
        level, since = self._buckets.get(who, (self._burst, now))
        level = min(self._burst, level + (now - since) * self._rate)
        if level < 1:
            self._buckets[who] = (level, now)
            return False
        if len(self._buckets) >= FORGET_AT:
            self._forget(now)
        self._buckets[who] = (level - 1, now)
        return True

    def _forget(self, now: float) -> None:
        """Drop the buckets that are full again: they say nothing."""
        full = self._burst / self._rate
        self._buckets = {who: bucket for who, bucket in self._buckets.items() if now - bucket[1] < full}
