"""No sweep for garbage while a bot thinks: in a large program one sweep takes longer than a bot may overrun."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_lock = threading.Lock()
_thinkers = 0
_was_on = False


@contextmanager
def unswept() -> Iterator[None]:
    """Python's search for cycles rests until the last of those who think in this process is done.

    What a search makes has no cycles, so nothing piles up meanwhile.

    >>> with unswept():
    ...     gc.isenabled()
    False
    """
    global _thinkers, _was_on
    with _lock:
        if _thinkers == 0:
            _was_on = gc.isenabled()
            gc.disable()
        _thinkers += 1
    try:
        yield
    finally:
        with _lock:
            _thinkers -= 1
            if _thinkers == 0 and _was_on:
                _age()
                gc.enable()


def _age() -> None:
    """What was made meanwhile counts as old, or the first sweep would go through a whole tree: 60 ms after a second.

    Freezing and thawing moves it there without looking at any of it. Whoever has frozen something keeps it frozen.
    """
    if gc.get_freeze_count() == 0:
        gc.freeze()
        gc.unfreeze()
