"""A person's socket: one decoder in, a bounded queue out, and every refusal to this person alone."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from taku.server.attending import Attendant
from taku.server.clicking import CLICK, Click
from taku.server.follower import QueueFollower
from taku.server.house import House
from taku.server.messages import ClientMessage, Play, Refused, read_message
from taku.server.metrics import METRICS
from taku.server.refusals import Refusal

_log = structlog.get_logger("taku.socket")
AnySocket = WebSocket[Any, Any, Any]
TOO_BIG = 1009
# Whoever sends so much that is no message is not a client of ours.
MOST_GARBAGE = 20


class Session:
    """One socket from its hello to its end."""

    def __init__(self, socket: AnySocket, house: House, attendant: Attendant, follower: QueueFollower) -> None:
        self._socket = socket
        self._house = house
        self._attendant = attendant
        self._follower = follower
        self._garbage = 0
        self._is_dead = False

    async def run(self) -> None:
        """Read until the other side is gone or too slow."""
        METRICS.sockets.inc()
        self._house.connect(self._follower)
        sending = asyncio.create_task(self._send(asyncio.current_task()))
        try:
            await self._read()
        except asyncio.CancelledError:
            # Our own sender ended the reading: there is nobody to read from.
            if not self._is_dead:
                raise
        finally:
            METRICS.sockets.dec()
            self._house.disconnect(self._follower)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sending

    async def _send(self, reading: asyncio.Task[None] | None) -> None:
        """Send what waits. Where the network takes nothing any more, reading ends as well, and with it the socket."""
        seconds = self._house.settings.send_seconds
        try:
            while (frame := await self._follower.next()) is not None:
                async with asyncio.timeout(seconds):
                    await self._socket.send_data(frame, mode="text", encoding="utf-8")
            async with asyncio.timeout(seconds):
                await self._socket.close(code=self._follower.code)
        except Exception:  # the other side is gone, in whichever way
            if reading is not None:
                self._is_dead = True
                reading.cancel()

    async def _read(self) -> None:
        while True:
            try:
                event = await self._socket.receive()
            except WebSocketDisconnect:
                return
            if event["type"] != "websocket.receive" or not await self._hear(event.get("text") or event.get("bytes")):
                return

    async def _hear(self, frame: str | bytes | None) -> bool:
        """Deal with a frame; False ends the socket."""
        if frame is None or len(frame) > self._house.settings.frame_bytes:
            await self._socket.close(code=TOO_BIG)
            return False
        try:
            message = read_message(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._garbage += 1
            self._refuse("", None, Refusal("refused-garbage"))
            return self._garbage < MOST_GARBAGE
        if not isinstance(message, Play):
            await self._attend(message)
            return True
        click = Click()
        CLICK.set(click)
        if await self._attend(message):
            click.sent()
        CLICK.set(None)
        return True

    async def _attend(self, message: ClientMessage) -> bool:
        """Do what is asked; a refusal is told to this person alone."""
        tag = str(message.__struct_config__.tag)
        try:
            await self._attendant.hear(self._follower, message)
            return True
        except Refusal as refusal:
            self._refuse(tag, getattr(message, "match", None), refusal)
        except Exception:
            # A fault of ours: the table is as it was committed, and the client hears something.
            _log.exception("a message failed", what=tag)
            METRICS.faults.inc()
            self._refuse(tag, getattr(message, "match", None), Refusal("refused-busy"))
        return False

    def _refuse(self, what: str, match: str | None, refusal: Refusal) -> None:
        METRICS.refusals.labels(refusal.label.key).inc()
        self._follower.tell(Refused(what=what, why=refusal.label, text=refusal.text, match=match))
