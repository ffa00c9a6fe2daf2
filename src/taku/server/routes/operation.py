"""For whoever runs the server: whether it is alive, whether it is ready, and how it is doing."""

from __future__ import annotations

from litestar import Response, get

from taku.server.desk import Desk
from taku.server.metrics import METRICS
from taku.store import StoreGone


@get("/healthz", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def healthz() -> str:
    """The process answers."""
    return "ok"


@get("/readyz", media_type="text/plain", include_in_schema=False)
async def readyz(desk: Desk) -> Response[str]:
    """The database answers and takes what is written, and nobody is closing the house."""
    if desk.house.is_closing:
        return Response("closing", status_code=503)
    try:
        await desk.house.store.ping()
    except StoreGone:
        return Response("the database does not answer", status_code=503)
    if desk.house.is_faint:
        return Response("the database takes nothing", status_code=503)
    return Response("ready")


@get("/metrics", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def metrics() -> Response[bytes]:
    """Counters and times for Prometheus."""
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4")


HANDLERS = [healthz, readyz, metrics]
