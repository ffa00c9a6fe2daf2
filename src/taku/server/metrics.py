"""What can be measured from outside: counters and times in the form that Prometheus reads."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

# Where several processes of one server keep their numbers, so that any of them can tell the sum; a name that the
# library looks for when it is imported.
SHARED = "PROMETHEUS_MULTIPROC_DIR"
_SECONDS = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """All of them; none names a person or a table."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = _gauge("taku_sockets", "Sockets that are open", self.registry)
        self.tables = _gauge("taku_tables", "Tables in memory", self.registry)
        self.moves = Counter("taku_moves", "Decisions written", ["game", "by"], registry=self.registry)
        # Finding a counter by its labels takes longer than counting.
        self.moved = cache(self.moves.labels)
        self.refusals = Counter("taku_refusals", "Refusals by reason", ["why"], registry=self.registry)
        self.notices = Counter("taku_notices", "Notices to people outside", ["kind", "result"], registry=self.registry)
        self.faults = Counter("taku_faults", "Faults of the server", registry=self.registry)
        self.clicks = Histogram(
            "taku_click_seconds",
            "From a click's frame in to its last frame out",
            buckets=_SECONDS,
            registry=self.registry,
        )
        self._new_clicks: list[float] = []

    def clicked(self, seconds: float) -> None:
        """A click was dealt with. It is noted now and sorted in later: that takes longer than many clicks."""
        self._new_clicks.append(seconds)

    def sort_in(self) -> None:
        """Sort in what was noted; to be done every second or so."""
        new, self._new_clicks = self._new_clicks, []
        for seconds in new:
            self.clicks.observe(seconds)

    def text(self) -> bytes:
        """Everything in the text form, summed over all processes of this server."""
        self.sort_in()
        folder = os.environ.get(SHARED)
        if folder is None:
            return generate_latest(self.registry)
        _forget_dead(Path(folder))
        registry = CollectorRegistry()
        MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
        return generate_latest(registry)


def _gauge(name: str, meaning: str, registry: CollectorRegistry) -> Gauge:
    return Gauge(name, meaning, registry=registry, multiprocess_mode="livesum")


def _forget_dead(folder: Path) -> None:
    """What a process that has died had open is open no more."""
    for path in folder.glob("gauge_live*.db"):
        pid = int(path.stem.rpartition("_")[2])
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            mark_process_dead(pid, str(folder))  # type: ignore[no-untyped-call]


METRICS = Metrics()
