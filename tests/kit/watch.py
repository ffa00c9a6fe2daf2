"""A clock for tests that does not run: it is put in the place of the module `time`."""

from __future__ import annotations

import threading


class Watch:
    """Time passes only while a thread sleeps, and then at once; not at all while the watch is held."""

    def __init__(self, is_held: bool = False) -> None:
        self.seconds = 0.0
        self._lock = threading.Lock()
        self._runs = threading.Event()
        if not is_held:
            self._runs.set()

    def monotonic(self) -> float:
        """The time that was slept so far."""
        return self.seconds

    perf_counter = monotonic

    def sleep(self, seconds: float) -> None:
        """Let time pass without waiting for it."""
        self._runs.wait()
        with self._lock:
            self.seconds += seconds

    def let_run(self) -> None:
        """Hold it no longer."""
        self._runs.set()
