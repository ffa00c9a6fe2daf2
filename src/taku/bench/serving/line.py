"""A client's end of a WebSocket, as plain as can be: the crowd must cost less than the servers that it measures."""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

OPEN_SECONDS = 60
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
_FINAL, _MASKED, _OPCODE, _LENGTH = 0x80, 0x80, 0x0F, 0x7F
_TWO_BYTES, _EIGHT_BYTES = 126, 127


def masked(opcode: int, payload: bytes) -> bytes:
    """A whole frame as a client sends it: every client masks with four random bytes."""
    size, key = len(payload), os.urandom(4)
    if size < _TWO_BYTES:
        head = bytes((_FINAL | opcode, _MASKED | size))
    else:
        head = struct.pack("!BBH", _FINAL | opcode, _MASKED | _TWO_BYTES, size)
    mask = (key * (size // 4 + 1))[:size]
    mixed = int.from_bytes(payload, "big") ^ int.from_bytes(mask, "big")
    return head + key + mixed.to_bytes(size, "big")


class Line(asyncio.Protocol):
    """One socket. Whoever `hear`s it gets every message; before, messages wait to be asked for one by one."""

    def __init__(self, request: bytes) -> None:
        self._request = request
        self._buffer = b""
        self._is_open = False
        self._transport: asyncio.Transport
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._heard: Callable[[bytes], None] = self._waiting.put_nowait
        self._ended: Callable[[], None] = lambda: self._waiting.put_nowait(None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        self._ended()

    def data_received(self, data: bytes) -> None:
        """Take what came apart into messages."""
        buffer = self._buffer + data if self._buffer else data
        start = 0 if self._is_open else self._opened(buffer)
        while start >= 0 and len(buffer) - start >= 2:
            size, head = buffer[start + 1] & _LENGTH, 2
            if size == _TWO_BYTES:
                head, size = 4, int.from_bytes(buffer[start + 2 : start + 4], "big")
            elif size == _EIGHT_BYTES:
                head, size = 10, int.from_bytes(buffer[start + 2 : start + 10], "big")
            end = start + head + size
            if end > len(buffer):
                break
            self._take(buffer[start] & _OPCODE, buffer[start + head : end])
            start = end
        self._buffer = buffer[max(0, start) :]

    def _opened(self, buffer: bytes) -> int:
        """Where the frames begin; -1 while the answer is not whole."""
        end = buffer.find(b"\r\n\r\n")
        if end < 0:
            return -1
        if b" 101 " not in buffer[: buffer.find(b"\r\n")]:
            self._transport.close()
            return -1
        self._is_open = True
        return end + 4

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._heard(payload)
        elif opcode == PING:
            self._transport.write(masked(PONG, payload))
        elif opcode == CLOSE:
            self._transport.close()

    def hear(self, heard: Callable[[bytes], None], ended: Callable[[], None]) -> None:
        """From now on every message goes there; those that wait go first."""
        self._heard, self._ended = heard, ended
        while not self._waiting.empty():
            message = self._waiting.get_nowait()
            if message is None:
                ended()
            else:
                heard(message)

    async def next(self) -> bytes:
        """The next message; ConnectionError if there is none any more."""
        async with asyncio.timeout(OPEN_SECONDS):
            message = await self._waiting.get()
        if message is None:
            raise ConnectionError("the server hung up")
        return message

    def send(self, text: str) -> None:
        """Say something."""
        self._transport.write(masked(TEXT, text.encode()))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()


async def connect(port: int, path: str, cookie: str = "") -> Line:
    """A new socket."""
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    request = ("\r\n".join(lines) + "\r\n\r\n").encode()
    _, line = await asyncio.get_running_loop().create_connection(lambda: Line(request), "127.0.0.1", port)
    return line
