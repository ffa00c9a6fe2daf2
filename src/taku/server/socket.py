"""A person's socket: one decoder in, a bounded queue out, and every refusal to this person alone."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque

import msgspec
import structlog

from taku.server.attending import Attendant
from taku.server.clicking import Click
from taku.server.desk import AnySocket
from taku.server.house import House
from taku.server.line import Line
from taku.server.messages import ClientMessage, Play, Refused, read_message
from taku.server.metrics import METRICS
from taku.server.refusals import Refusal
from taku.server.sending import LineFollower
from taku.store import Overtaken, StoreGone

_log = structlog.get_logger("taku.socket")
TOO_BIG, NO_CLIENT = 1009, 1008
# Whoever sends so much that is no message is not a client of ours.
MOST_GARBAGE = 20
# So many messages may wait for the one that is being dealt with before the socket is read no further.
MOST_WAITING = 8


class Session:
    """One socket from its hello to its end. Its messages are dealt with one after the other."""

    def __init__(self, line: Line, house: House, attendant: Attendant, follower: LineFollower) -> None:
        self._line = line
        self._house = house
        self._attendant = attendant
        self._follower = follower
        self._garbage = 0
        self.is_busy = False
        self._is_held = False
        # Whether `_next` runs: what is dealt with at once calls it again, and must not do so ever deeper.
        self._is_at_it = False
        self._waiting: deque[bytes] = deque()

    async def run(self, socket: AnySocket) -> None:
        """Until the other side is gone or too slow."""
        METRICS.sockets.inc()
        self._house.connect(self._follower)
        self._line.listen(self.heard, self._follower.drained, self._follower.gone)
        try:
            code = await self._follower.closing
            with contextlib.suppress(Exception):  # the other side may be gone, in whichever way
                async with asyncio.timeout(self._house.settings.send_seconds):
                    await socket.close(code=code)
        finally:
            self._follower.is_closed = True
            METRICS.sockets.dec()
            self._house.disconnect(self._follower)
            self._waiting.clear()

    def heard(self, frame: bytes) -> None:
        """A frame came: deal with it, or let it wait its turn."""
        if not self.is_busy:
            self._deal(frame)
            return
        self._waiting.append(frame)
        if len(self._waiting) >= MOST_WAITING and not self._is_held:
            self._is_held = True
            self._line.hold(True)

    def _deal(self, frame: bytes) -> None:
        """Deal with a frame; `_next` is called when that is done."""
        self.is_busy = True
        if len(frame) > self._house.settings.frame_bytes:
            self._follower.hang_up(TOO_BIG)
            return
        try:
            message = read_message(frame)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._hear_garbage()
            return
        if not isinstance(message, Play):
            self._house.tables.keep(self._attend(message))
            return
        self._play(message)

    def _hear_garbage(self) -> None:
        self._garbage += 1
        self._refuse("", None, Refusal("refused-garbage"))
        if self._garbage < MOST_GARBAGE:
            self._next()
        else:
            self._follower.hang_up(NO_CLIENT)

    def _play(self, message: Play) -> None:
        click = Click()

        def done(error: BaseException | None) -> None:
            if isinstance(error, Overtaken):
                # Somebody else was quicker, in another process: what is true now has to be read.
                self._house.tables.keep(self._attend(message, click))
                return
            if error is None:
                click.sent()
            else:
                self._fail(message, error)
            self._next()

        try:
            if not self._attendant.play_at_once(self._follower, message, click, done):
                self._house.tables.keep(self._attend(message, click))
        except Exception as error:
            self._fail(message, error)
            self._next()

    async def _attend(self, message: ClientMessage, click: Click | None = None) -> None:
        """Do what is asked; a refusal is told to this person alone."""
        try:
            if click is not None and isinstance(message, Play):
                await self._attendant.play(self._follower, message, click)
                click.sent()
            else:
                await self._attendant.hear(self._follower, message)
        except Exception as error:
            self._fail(message, error)
        finally:
            self._next()

    def _next(self) -> None:
        """Deal with what waits."""
        self.is_busy = False
        if self._is_at_it:
            return
        self._is_at_it = True
        while self._waiting and not self.is_busy:
            self._deal(self._waiting.popleft())
        self._is_at_it = False
        if self._is_held and not self._waiting:
            self._is_held = False
            self._line.hold(False)

    def _fail(self, message: ClientMessage, error: BaseException) -> None:
        tag = str(message.__struct_config__.tag)
        if isinstance(error, StoreGone):
            error = Refusal("refused-store")
        elif not isinstance(error, Refusal):
            # A fault of ours: the table is as it was committed, and the client hears something.
            _log.error("a message failed", what=tag, exc_info=error)
            METRICS.faults.inc()
            error = Refusal("refused-busy")
        self._refuse(tag, getattr(message, "match", None), error)

    def _refuse(self, what: str, match: str | None, refusal: Refusal) -> None:
        METRICS.refusals.labels(refusal.label.key).inc()
        self._follower.tell(Refused(what=what, why=refusal.label, text=refusal.text, match=match))
