"""The line to one browser: uvicorn's WebSocket, with a short way for the one kind of frame that comes by the thousand.

Handshake, closing, pings and everything out of the ordinary stay with uvicorn and `websockets`. A whole text frame
goes straight to whoever listens, and what is sent goes straight to the transport.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# Under this name the application finds the line in the scope of its socket.
LINE = "taku-line"
TEXT, CONTROL = 0x1, 0x8
_FINAL, _MASKED, _OPCODE, _LENGTH = 0x80, 0x80, 0x0F, 0x7F
_WHOLE_TEXT = _FINAL | TEXT
_TWO_BYTES, _EIGHT_BYTES = 126, 127
_MIDDLING, _LONG = struct.Struct("!BBH").pack, struct.Struct("!BBQ").pack
BAD_TEXT = 1007


def unmasked(payload: bytes, key: bytes) -> bytes:
    """What a client masked with four bytes.

    >>> unmasked(bytes([0x37, 0x2F]), bytes([0x5F, 0x46, 0, 0]))
    b'hi'
    """
    size = len(payload)
    mask = int.from_bytes((key * (size // 4 + 1))[:size], "big")
    return (int.from_bytes(payload, "big") ^ mask).to_bytes(size, "big")


class Line(WebSocketsSansIOProtocol):
    """A socket as the server sees it. Before somebody listens, what comes waits."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._rest = b""
        self._is_split = False
        self._early: list[bytes] = []
        self._heard: Callable[[bytes], None] = self._early.append
        self._ended: Callable[[], None] | None = None
        self._drained: Callable[[], None] | None = None
        # Whether the network takes nothing more for now.
        self.is_full = False

    def listen(self, heard: Callable[[bytes], None], drained: Callable[[], None], ended: Callable[[], None]) -> None:
        """From now on: every message, every time there is room again after there was none, and the end."""
        self._heard, self._drained, self._ended = heard, drained, ended
        early, self._early = self._early, []
        for message in early:
            heard(message)
        if self.disconnected:
            self._heard, self._drained, self._ended = _nobody, None, None
            ended()

    def write(self, text: bytes) -> None:
        """Send a text frame without waiting."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(text)
        if size < _TWO_BYTES:
            head = bytes((_WHOLE_TEXT, size))
        elif size < 1 << 16:
            head = _MIDDLING(_WHOLE_TEXT, _TWO_BYTES, size)
        else:
            head = _LONG(_WHOLE_TEXT, _EIGHT_BYTES, size)
        self.transport.write(head + text)

    def hold(self, is_held: bool) -> None:
        """Read no more for now, or again."""
        if not self.transport.is_closing():
            (self.transport.pause_reading if is_held else self.transport.resume_reading)()

    def cut(self) -> None:
        """End the connection at once."""
        self.transport.abort()

    # What uvicorn and the event loop call.

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope[LINE] = self  # type: ignore[literal-required]

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_full = True

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_full = False
        if self._drained is not None:
            self._drained()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        ended, self._ended, self._drained = self._ended, None, None
        # The session and what it knows can go at once; the rest is a circle that the garbage collector finds.
        self._heard = _nobody
        if ended is not None:
            ended()

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        buffer = self._rest + data if self._rest else data
        start = self._frames(buffer)
        self._rest = buffer[start:]

    def _frames(self, buffer: bytes) -> int:
        """Deal with every whole frame; where the first begins that is not whole yet."""
        start, end = 0, len(buffer)
        while end - start >= 2:
            second = buffer[start + 1]
            size, body = second & _LENGTH, start + 6
            if size >= _TWO_BYTES:
                body += 2 if size == _TWO_BYTES else 8
                size = int.from_bytes(buffer[start + 2 : body - 4], "big") if body <= end else 0
            if not second & _MASKED or size > self.config.ws_max_size:
                # It will be refused, and the connection with it: there is no need to wait for the whole of it.
                self._rare(buffer[start:])
                return end
            stop = body + size
            if stop > end:
                break
            if buffer[start] == _WHOLE_TEXT and not self._is_split:
                self._take(unmasked(buffer[body:stop], buffer[body - 4 : body]), is_text=True)
            else:
                self._rare(buffer[start:stop])
            start = stop
        return start

    def _rare(self, frame: bytes) -> None:
        """Anything but a whole text frame: `websockets` knows what to do."""
        if frame[0] & _OPCODE < CONTROL:
            self._is_split = not frame[0] & _FINAL
        super().data_received(frame)

    def send_receive_event_to_app(self) -> None:
        """A message that came in parts, or as bytes, is whole."""
        message, self.frames = b"".join(self.frames), []
        self._take(message, is_text=self.curr_msg_data_type == "text")

    def _take(self, message: bytes, is_text: bool) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        if is_text and not message.isascii() and not _is_utf8(message):
            self.conn.fail(BAD_TEXT)
            self.handle_parser_exception()
            return
        self._heard(message)


def _nobody(_: bytes) -> None:
    """Whoever listened is gone."""


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
