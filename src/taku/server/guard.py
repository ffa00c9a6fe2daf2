"""The doorkeeper before everything else: limits by address, the origin of what changes something, and headers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

import msgspec

from taku.server.forms import Problem
from taku.server.limits import Limit
from taku.server.refusals import Refusal
from taku.server.settings import Settings

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
Goodbye = Callable[[], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

# Under this name the server finds, in the state of its lifespan, what is to be done before connections are closed.
GOODBYE = "taku-goodbye"
SAFE = {"GET", "HEAD", "OPTIONS"}
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
_STATUS = {"refused-too-much": 429, "refused-origin": 403}


class Guard:
    """Wraps the application."""

    def __init__(self, app: App, settings: Settings, goodbye: Goodbye | None = None) -> None:
        self._app = app
        self._goodbye = goodbye
        self._settings = settings
        self._limit = Limit(settings.address_rate, settings.address_rate * 10)
        self._headers = list(_HEADERS)
        if settings.is_https:
            self._headers.append((b"strict-transport-security", b"max-age=31536000"))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let in, or refuse at the door."""
        if scope["type"] == "lifespan":
            scope.setdefault("state", {})[GOODBYE] = self._goodbye
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        reason = self._reason(scope, headers)
        if scope["type"] == "websocket":
            if reason is not None:
                await receive()
                await send({"type": "websocket.close", "code": 4429 if reason == "refused-too-much" else 4403})
            else:
                await self._app(scope, receive, send)
            return
        if reason is not None:
            await self._refuse(reason, send)
        else:
            await self._app(scope, receive, self._with_headers(send))

    def _reason(self, scope: Scope, headers: dict[str, str]) -> str | None:
        if scope.get("path") not in ("/healthz", "/readyz") and not self._limit.allows(self._address(scope, headers)):
            return "refused-too-much"
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        # Browsers always say where a request comes from; programs that are no browser need not.
        if changes and not self._is_ours(headers.get("origin"), headers.get("host", "")):
            return "refused-origin"
        return None

    def _is_ours(self, origin: str | None, host: str) -> bool:
        return origin is None or urlsplit(origin).netloc == host or origin in self._settings.origins

    def _address(self, scope: Scope, headers: dict[str, str]) -> str:
        forwarded = headers.get("x-forwarded-for", "")
        if self._settings.trusts_proxy and forwarded:
            return forwarded.rpartition(",")[2].strip()
        client = scope.get("client")
        return str(client[0]) if client else ""

    def _with_headers(self, send: Send) -> Send:
        async def wrapped(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._headers]
            await send(message)

        return wrapped

    async def _refuse(self, reason: str, send: Send) -> None:
        refusal = Refusal(reason)
        body = msgspec.json.encode(Problem(refusal.label.key, refusal.text))
        headers = [(b"content-type", b"application/json"), *self._headers]
        await send({"type": "http.response.start", "status": _STATUS[reason], "headers": headers})
        await send({"type": "http.response.body", "body": body})
