"""Waiting in tests: for a condition, never for a time."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

# Only a test that hangs waits for so long: a machine at a tenth of its speed does not.
HANG_SECONDS = 300.0
_PAUSE, _SHORT_PAUSE = 0.02, 0.005


def until(is_so: Callable[[], object], pause: float = _PAUSE) -> None:
    """Wait until something is so; between two looks at it there is a pause."""
    deadline = time.monotonic() + HANG_SECONDS
    while not is_so():
        assert time.monotonic() < deadline, f"not so after {HANG_SECONDS:g} s"
        time.sleep(pause)


async def becomes(is_so: Callable[[], object]) -> None:
    """Wait until something is so, while the event loop goes on."""
    deadline = time.monotonic() + HANG_SECONDS
    while not is_so():
        assert time.monotonic() < deadline, f"not so after {HANG_SECONDS:g} s"
        await asyncio.sleep(_SHORT_PAUSE)
