"""What can be measured from outside: counters and times in the form that Prometheus reads."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_SECONDS = (0.0005, 0.001, 0.002, 0.003, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """All of them; none names a person or a table."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = Gauge("taku_sockets", "Sockets that are open", registry=self.registry)
        self.tables = Gauge("taku_tables", "Tables in memory", registry=self.registry)
        self.moves = Counter("taku_moves", "Decisions written", ["game", "by"], registry=self.registry)
        self.refusals = Counter("taku_refusals", "Refusals by reason", ["why"], registry=self.registry)
        self.notices = Counter("taku_notices", "Notices to people outside", ["kind", "result"], registry=self.registry)
        self.faults = Counter("taku_faults", "Faults of the server", registry=self.registry)
        self.clicks = Histogram(
            "taku_click_seconds",
            "From a click's frame in to its last frame out",
            buckets=_SECONDS,
            registry=self.registry,
        )

    def text(self) -> bytes:
        """Everything in the text form."""
        return generate_latest(self.registry)


METRICS = Metrics()
