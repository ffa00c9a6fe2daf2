"""The bot API: a stream of events, a stream for each table, and moves by POST; a token says who it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from litestar import get, post
from litestar.response import Stream

from taku.server.desk import AnyRequest, Desk
from taku.server.forms import AnswerForm, ChatForm, Done, MoveForm
from taku.server.messages import Answer, ClientMessage, Hello, Play, Resign, Say
from taku.server.refusals import Refusal
from taku.server.routes.lobby import MatchPath
from taku.server.sending import QueueFollower
from taku.store import Player

NDJSON = "application/x-ndjson"
# An empty line now and then, so that both sides notice when the other is gone.
QUIET_SECONDS = 6
# A stream outlives its match by so long: time for a last word, or for a rematch.
LINGER_SECONDS = 5


@get("/api/bot/events", media_type=NDJSON)
async def bot_events(request: AnyRequest, desk: Desk) -> Stream:
    """One line for every turn that is yours, at any table; to begin with, the tables that await you now."""
    player = await desk.person(request)
    return Stream(_events(desk, player), media_type=NDJSON)


async def _events(desk: Desk, player: Player) -> AsyncIterator[bytes]:
    # Whoever is gone before the first line was never here: nothing is begun before it is read.
    follower = QueueFollower(player.id, player.name, desk.settings.queue_frames)
    try:
        follower.tell(Hello(player=player.id, name=player.name, version=desk.pages.version))
        desk.house.connect(follower)
        await desk.house.tell_turns(follower)
        async for line in _lines(desk, follower):
            yield line
    finally:
        desk.house.disconnect(follower)


@get("/api/bot/tables/{match:str}", media_type=NDJSON)
async def bot_table(request: AnyRequest, desk: Desk, match: MatchPath) -> Stream:
    """A table line by line, as a socket tells it: first whole, then the news, until some seconds after its end."""
    player = await desk.person(request)
    async with desk.house.tables.looking_at(match):
        return Stream(_table(desk, player, match), media_type=NDJSON)


async def _table(desk: Desk, player: Player, match: str) -> AsyncIterator[bytes]:
    follower = QueueFollower(player.id, player.name, desk.settings.queue_frames)
    try:
        await desk.house.tables.enter(match, follower, 0)
        async for line in _lines(desk, follower, match):
            yield line
    except Refusal:
        return  # the database went away between the question and the answer; whoever asks again is told
    finally:
        desk.house.disconnect(follower)


async def _lines(desk: Desk, follower: QueueFollower, match: str | None = None) -> AsyncIterator[bytes]:
    while True:
        is_over = match is not None and await _is_over(desk, match)
        try:
            frame = await asyncio.wait_for(follower.next(), LINGER_SECONDS if is_over else QUIET_SECONDS)
        except TimeoutError:
            if is_over:
                return
            frame = b""
        if frame is None:
            return
        yield frame + b"\n"


async def _is_over(desk: Desk, match: str) -> bool:
    async with desk.house.tables.looking_at(match) as table:
        return table.status == "over"


@post("/api/bot/tables/{match:str}/move", status_code=200)
async def bot_move(request: AnyRequest, desk: Desk, match: MatchPath, data: MoveForm) -> Done:
    """Make a move."""
    return await _do(request, desk, Play(match=match, ply=data.ply, move=data.move))


@post("/api/bot/tables/{match:str}/answer", status_code=200)
async def bot_answer(request: AnyRequest, desk: Desk, match: MatchPath, data: AnswerForm) -> Done:
    """Say yes or no to what another player asks: to take a choice back, or to pause."""
    return await _do(request, desk, Answer(match=match, ask=data.ask, yes=data.yes))


@post("/api/bot/tables/{match:str}/resign", status_code=200)
async def bot_resign(request: AnyRequest, desk: Desk, match: MatchPath) -> Done:
    """Give a match up."""
    return await _do(request, desk, Resign(match=match))


@post("/api/bot/tables/{match:str}/chat", status_code=200)
async def bot_chat(request: AnyRequest, desk: Desk, match: MatchPath, data: ChatForm) -> Done:
    """Say something at a table."""
    return await _do(request, desk, Say(match=match, text=data.text))


async def _do(request: AnyRequest, desk: Desk, message: ClientMessage) -> Done:
    """What a socket could say, said over HTTP."""
    player = await desk.person(request)
    await desk.attendant.hear(QueueFollower(player.id, player.name, 1), message)
    return Done(message.match)  # type: ignore[union-attr]


HANDLERS = [bot_events, bot_table, bot_move, bot_answer, bot_resign, bot_chat]
