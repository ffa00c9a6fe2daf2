"""The OpenAPI document: what Litestar knows of the routes, and how each of them can be refused and by whom asked."""

from __future__ import annotations

from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import (
    Components,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    Schema,
    SecurityScheme,
    Tag,
)

import taku

DESCRIPTION = (
    "Tables over HTTP. Matches are played over the socket at `/ws` (docs/reference/protocol.md) or, by bots, "
    "with the streams and moves below. Every refusal is a Problem."
)
TAGS = {
    "/api/bot": Tag("bots", "Streams of lines, and moves by POST, with a token."),
    "/api/tables": Tag("tables", "Open, find, join and read tables."),
    "/api/games": Tag("tables"),
    "/api/me/tables": Tag("tables"),
    "/api": Tag("people", "Your name, your other devices, your tokens, and turn notifications."),
}
# Anybody may ask these; a person known by cookie or token may be answered differently.
OPEN = {
    "read_me",
    "name_me",
    "use_device",
    "draw_qr",
    "push_key",
    "list_games",
    "list_public",
    "list_mine",
    "read_table",
    "read_record",
    "read_rules",
    "read_analysis",
}
COOKIE: dict[str, list[str]] = {"cookie": []}
TOKEN: dict[str, list[str]] = {"token": []}
REASONS = {
    400: "The request is not valid.",
    401: "The cookie or token is not known.",
    403: "This person is not allowed to do this.",
    404: "This table does not exist.",
    409: "This cannot be done in the current state of the table.",
    413: "The request is too large.",
    429: "Too many requests.",
    503: "The server cannot save right now.",
}
_PROBLEM = Schema(
    type=OpenAPIType.OBJECT,
    title="Problem",
    description="Why something was refused: the key of a message in Taku's words, and an English sentence.",
    required=["key", "text", "args"],
    properties={
        "key": Schema(type=OpenAPIType.STRING),
        "text": Schema(type=OpenAPIType.STRING),
        "args": Schema(type=OpenAPIType.OBJECT),
    },
)
# What Litestar cannot tell from a handler's types: lines, and JSON that is made elsewhere.
_BODIES = {
    "bot_events": ("application/x-ndjson", Schema(type=OpenAPIType.STRING, description="A message a line.")),
    "bot_table": ("application/x-ndjson", Schema(type=OpenAPIType.STRING, description="A message a line.")),
    "read_analysis": ("application/json", Schema(type=OpenAPIType.OBJECT)),
    "draw_qr": ("image/svg+xml", Schema(type=OpenAPIType.STRING)),
}


def config() -> OpenAPIConfig:
    """The frame of the document."""
    tags = {tag.name: tag for tag in TAGS.values() if tag.description}
    schemes = {
        "cookie": SecurityScheme(type="apiKey", name="taku", security_scheme_in="cookie", description="A guest."),
        "token": SecurityScheme(type="http", scheme="bearer", description="A bot, or any program."),
    }
    return OpenAPIConfig(
        title="Taku",
        version=taku.__version__,
        description=DESCRIPTION,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        tags=list(tags.values()),
        components=Components(security_schemes=schemes),  # type: ignore[arg-type]
        operation_id_creator=lambda handler, _method, _path: handler.handler_name,
        use_handler_docstrings=True,
    )


def describe(app: Litestar) -> None:
    """Finish the document that the routes have begun."""
    document = app.openapi_schema
    document.components.schemas = {**document.components.schemas, "Problem": _PROBLEM}
    for path, item in (document.paths or {}).items():
        for operation in (item.get, item.post, item.put, item.delete):
            if operation is not None:
                _describe(path, operation, is_reading=operation is item.get)


def _describe(path: str, operation: Operation, is_reading: bool) -> None:
    name = operation.operation_id or ""
    operation.tags = [next(tag.name for start, tag in TAGS.items() if path.startswith(start))]
    operation.security = [{}, COOKIE, TOKEN] if name in OPEN else [COOKIE, TOKEN]
    refused = {str(code): _refused(code) for code in _codes(path, operation, is_reading)}
    operation.responses = {**(operation.responses or {}), **refused}
    if name in _BODIES:
        kind, schema = _BODIES[name]
        done = operation.responses["200"]
        assert isinstance(done, OpenAPIResponse)
        done.content = {kind: OpenAPIMediaType(schema=schema)}


def _codes(path: str, operation: Operation, is_reading: bool) -> list[int]:
    codes = {401, 429, 503}
    if operation.parameters or operation.request_body:
        codes.add(400)
    if operation.request_body:
        codes.add(413)
    if not is_reading:
        codes.add(403)
    if "{match}" in path:
        codes |= {403, 404, 409}
    return sorted(codes)


def _refused(code: int) -> OpenAPIResponse:
    problem = Reference(ref="#/components/schemas/Problem")
    return OpenAPIResponse(description=REASONS[code], content={"application/json": OpenAPIMediaType(schema=problem)})
