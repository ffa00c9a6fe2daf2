"""The site: the page for every address of its own, its files, and the socket."""

from __future__ import annotations

from litestar import Response, get, websocket

from taku.server.addresses import address_for_others
from taku.server.desk import AnyRequest, AnySocket, Desk
from taku.server.line import LINE, Line
from taku.server.messages import Hello
from taku.server.pages import File
from taku.server.refusals import Refusal
from taku.server.sending import LineFollower
from taku.server.socket import Session

ADDRESSES = [
    "/",
    "/device",
    "/settings",
    "/import",
    "/new/{game:str}",
    "/table/{match:str}",
    "/replay/{match:str}",
    "/learn/{game:str}",
    "/rules/{game:str}",
]


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False)
def page(request: AnyRequest, desk: Desk) -> Response[bytes]:
    """The page; it finds out by itself what to show."""
    return _sent(request, desk.pages.index)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def file(request: AnyRequest, desk: Desk, path: str) -> Response[bytes]:
    """A file of the page. An address that is none gets the page too, which says so in the person's language."""
    found = desk.pages.find(path.lstrip("/"))
    if found is not None:
        return _sent(request, found)
    if "text/html" in request.headers.get("accept", ""):
        return _sent(request, desk.pages.index, status=404)
    raise Refusal("refused-not-found")


def _sent(request: AnyRequest, found: File, status: int = 200) -> Response[bytes]:
    headers = {"cache-control": found.keep, "vary": "accept-encoding"}
    zipped = found.zipped if "gzip" in request.headers.get("accept-encoding", "") else None
    if zipped is not None:
        headers["content-encoding"] = "gzip"
    return Response(zipped or found.content, media_type=found.kind, headers=headers, status_code=status)


@websocket("/ws")
async def ws(socket: AnySocket, desk: Desk) -> None:
    """One socket a client, for all its tables."""
    try:
        player = await desk.who(socket)
    except Refusal:
        await socket.close(code=4401)
        return
    await socket.accept()
    name = player.name if player else ""
    line: Line = socket.scope[LINE]  # type: ignore[literal-required]
    settings = desk.settings
    follower = LineFollower(player.id if player else None, name, line, settings.queue_frames, settings.send_seconds)
    address = address_for_others(settings, socket.headers.get("host", ""))
    follower.tell(Hello(player=follower.player or "", name=name, version=desk.pages.version, address=address))
    await Session(line, desk.house, desk.attendant, follower).run(socket)


HANDLERS = [page, file, ws]
