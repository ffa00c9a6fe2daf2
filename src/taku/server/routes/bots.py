"""The bot API: a stream of events, a stream for each table, and moves by POST; a token says who it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from litestar import get, post
from litestar.response import Stream

from taku.server.desk import AnyRequest, Desk
from taku.server.follower import QueueFollower
from taku.server.forms import ChatForm, Done, MoveForm
from taku.server.messages import Hello, Play, Resign, Say
from taku.server.routes.lobby import MatchPath

NDJSON = "application/x-ndjson"
# An empty line now and then, so that both sides notice when the other is gone.
QUIET_SECONDS = 6


@get("/api/bot/events", media_type=NDJSON)
async def bot_events(request: AnyRequest, desk: Desk) -> Stream:
    """One line for every turn that is yours, at any table; to begin with, the tables that await you now."""
    player = await desk.person(request)
    follower = QueueFollower(player.id, player.name, desk.settings.queue_frames)
    follower.tell(Hello(player=player.id, name=player.name, version=desk.pages.version))
    desk.house.connect(follower)
    await desk.house.tell_turns(follower)
    return Stream(_lines(desk, follower), media_type=NDJSON)


@get("/api/bot/tables/{match:str}", media_type=NDJSON)
async def bot_table(request: AnyRequest, desk: Desk, match: MatchPath) -> Stream:
    """A table line by line, as a socket tells it: first whole, then the news."""
    player = await desk.person(request)
    follower = QueueFollower(player.id, player.name, desk.settings.queue_frames)
    await desk.house.tables.enter(match, follower, 0)
    return Stream(_lines(desk, follower), media_type=NDJSON)


@post("/api/bot/tables/{match:str}/move", status_code=200)
async def bot_move(request: AnyRequest, desk: Desk, match: MatchPath, data: MoveForm) -> Done:
    """Make a move."""
    player = await desk.person(request)
    follower = QueueFollower(player.id, player.name, 1)
    await desk.attendant.hear(follower, Play(match=match, ply=data.ply, move=data.move))
    return Done(match)


@post("/api/bot/tables/{match:str}/resign", status_code=200)
async def bot_resign(request: AnyRequest, desk: Desk, match: MatchPath) -> Done:
    """Give a match up."""
    player = await desk.person(request)
    await desk.attendant.hear(QueueFollower(player.id, player.name, 1), Resign(match=match))
    return Done(match)


@post("/api/bot/tables/{match:str}/chat", status_code=200)
async def bot_chat(request: AnyRequest, desk: Desk, match: MatchPath, data: ChatForm) -> Done:
    """Say something at a table."""
    player = await desk.person(request)
    await desk.attendant.hear(QueueFollower(player.id, player.name, 1), Say(match=match, text=data.text))
    return Done(match)


async def _lines(desk: Desk, follower: QueueFollower) -> AsyncIterator[bytes]:
    try:
        while not desk.house.is_closing:
            try:
                frame = await asyncio.wait_for(follower.next(), QUIET_SECONDS)
            except TimeoutError:
                frame = b""
            if frame is None:
                return
            yield frame + b"\n"
    finally:
        desk.house.disconnect(follower)


HANDLERS = [bot_events, bot_table, bot_move, bot_resign, bot_chat]
