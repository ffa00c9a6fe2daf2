"""The one socket to a server: it notices when the link is dead and comes back by itself, for minutes if need be."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Mapping

import msgspec
from msgspec import Raw
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from taku.client.errors import NoServer
from taku.server.messages import ClientMessage, Hello, Hinted, History, News, Pong, Refused, Table, YourTurn

FIRST_RETRY = 0.3
LONGEST_RETRY = 5.0
GIVE_UP_SECONDS = 20 * 60
# A link over which nothing comes back for so long is dead.
PING_SECONDS = 8
SILENCE_SECONDS = 4
LARGEST_FRAME = 4_000_000


class Whole(Table, frozen=True, kw_only=True, tag="table"):
    """A whole table as it is read: msgspec cannot tell something raw from nothing, so `view` may be a raw `null`."""

    view: Raw


# Everything but `past`: nobody here looks back.
Told = Hello | Whole | News | History | Hinted | YourTurn | Refused | Pong
_DECODER: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)


class Linked(msgspec.Struct, frozen=True):
    """The link is there: for the first time, or again."""


class Lost(msgspec.Struct, frozen=True):
    """The link is gone; it is being looked for."""


class GaveUp(msgspec.Struct, frozen=True):
    """The server has been away for too long."""

    reason: str


Happening = Told | Linked | Lost | GaveUp


class Connection:
    """Puts everything that is heard, and every loss and return of the link, into one queue."""

    def __init__(self, url: str, headers: Mapping[str, str], patience: float = GIVE_UP_SECONDS) -> None:
        self.heard: asyncio.Queue[Happening] = asyncio.Queue()
        self._url = url
        self._headers = dict(headers)
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._lost_at = time.monotonic()
        self._failures = 0

    @property
    def is_open(self) -> bool:
        """Whether there is a link now."""
        return self._socket is not None

    async def run(self) -> None:
        """Connect again and again until somebody cancels this, or nobody has answered for too long."""
        while True:
            reason = await self._one_link()
            if self._failures == 0:
                self._lost_at = time.monotonic()
                self.heard.put_nowait(Lost())
            self._failures += 1
            if time.monotonic() - self._lost_at > self._patience:
                self.heard.put_nowait(GaveUp(reason))
                return
            wait = min(LONGEST_RETRY, FIRST_RETRY * 2 ** min(self._failures, 10))
            await asyncio.sleep(wait * random.uniform(0.5, 1.0))

    async def _one_link(self) -> str:
        """Listen for as long as a link lasts; why it ended."""
        try:
            async with connect(
                self._url,
                additional_headers=self._headers,
                ping_interval=PING_SECONDS,
                ping_timeout=SILENCE_SECONDS,
                close_timeout=1,
                max_size=LARGEST_FRAME,
            ) as socket:
                self._socket, self._failures = socket, 0
                self.heard.put_nowait(Linked())
                async for frame in socket:
                    self._hear(frame)
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
            return str(error) or type(error).__name__
        finally:
            self._socket = None
        return "the server closed the connection"

    def _hear(self, frame: str | bytes) -> None:
        try:
            self.heard.put_nowait(_DECODER.decode(frame))
        except msgspec.DecodeError as error:
            raise NoServer(f"the server sent a message of another version: {error}") from None

    async def send(self, message: ClientMessage) -> bool:
        """Say something; False if there is no link to say it over."""
        if self._socket is None:
            return False
        try:
            await self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed:
            return False
        return True
