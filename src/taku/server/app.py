"""The application: routes, what happens to what goes wrong, and the house that opens and closes with it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException

from taku.server import document
from taku.server.desk import AnyRequest, Desk
from taku.server.forms import Problem
from taku.server.guard import App, Guard
from taku.server.logs import set_up_logs
from taku.server.metrics import METRICS
from taku.server.refusals import Refusal
from taku.server.routes import bots, lobby, operation, people, site
from taku.server.settings import Settings
from taku.store import StoreGone

_log = structlog.get_logger("taku.app")
SETTINGS = "TAKU_SETTINGS"
_STATUS = {
    "refused-no-table": 404,
    "refused-not-found": 404,
    "refused-name": 401,
    "refused-token": 401,
    "refused-no-seat": 403,
    "refused-host": 403,
    "refused-invitation": 403,
    "refused-link": 403,
    "refused-rated": 403,
    "refused-muted": 403,
    "refused-form": 400,
    "refused-unseen": 400,
    "refused-record": 400,
    "refused-plies": 400,
    "refused-address": 400,
    "refused-garbage": 400,
    "refused-too-big": 413,
    "refused-too-much": 429,
    "refused-store": 503,
    "refused-busy": 503,
    "refused-method": 405,
}
_KEYS = {404: "refused-not-found", 405: "refused-method", 413: "refused-too-big", 429: "refused-too-much"}


def problem(refusal: Refusal, status: int | None = None) -> Response[Problem]:
    """A refusal as an answer."""
    label = refusal.label
    METRICS.refusals.labels(label.key).inc()
    code = status or _STATUS.get(label.key, 409)
    headers = {"www-authenticate": "Bearer"} if code == 401 else {}
    return Response(Problem(label.key, refusal.text, label.args), status_code=code, headers=headers)


def _refused(_: AnyRequest, error: Refusal) -> Response[Problem]:
    return problem(error)


def _store_gone(_: AnyRequest, __: StoreGone) -> Response[Problem]:
    return problem(Refusal("refused-store"))


def _bad_form(_: AnyRequest, error: ValidationException) -> Response[Problem]:
    extra: Any = error.extra or []
    details = [f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra]
    return problem(Refusal("refused-form", reason="; ".join(details) or error.detail))


def _http(_: AnyRequest, error: HTTPException) -> Response[Problem]:
    key = _KEYS.get(error.status_code)
    answer = problem(Refusal(key) if key else Refusal("refused-form", reason=error.detail), error.status_code)
    # What may be done instead is said in a header: RFC 9110, section 15.5.6.
    answer.headers.update({name.lower(): value for name, value in (error.headers or {}).items()})
    return answer


def _fault(request: AnyRequest, error: Exception) -> Response[Problem]:
    _log.error("a request failed", path=request.scope["path"], exc_info=error)
    METRICS.faults.inc()
    return problem(Refusal("refused-busy"), 500)


def litestar(desk: Desk) -> Litestar:
    """The routes around a desk."""

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        await desk.open()
        try:
            yield
        finally:
            await desk.close()

    app = Litestar(
        route_handlers=[
            *people.HANDLERS,
            *lobby.HANDLERS,
            *bots.HANDLERS,
            *operation.HANDLERS,
            *site.HANDLERS,
        ],
        dependencies={"desk": Provide(lambda: desk, sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={
            Refusal: _refused,
            StoreGone: _store_gone,
            ValidationException: _bad_form,
            HTTPException: _http,
            Exception: _fault,
        },
        request_max_body_size=desk.settings.body_bytes,
        openapi_config=document.config(),
        logging_config=None,
    )
    document.describe(app)
    return app


def create(settings: Settings | None = None) -> App:
    """The whole application; in worker processes the settings come through the environment."""
    if settings is None:
        settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
        set_up_logs(settings.logs_json)
    desk = Desk(settings)
    return Guard(litestar(desk), settings, desk.say_goodbye)  # type: ignore[arg-type]
