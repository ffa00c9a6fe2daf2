"""The short way of a frame takes nothing from the rules of WebSockets: every byte sequence is read as they say."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from server import Server
from waiting import HANG_SECONDS

from taku.bench.serving.line import masked
from taku.server.key import Key
from taku.server.line import Line

TEXT, CONTINUED, BINARY, CLOSE, PING, PONG = 0x1, 0x0, 0x2, 0x8, 0x9, 0xA
HELLO = b'{"t":"ping"}'


class Raw:
    """A socket of which a test sends every byte itself."""

    def __init__(self, server: Server) -> None:
        self._plug = socket.create_connection(("127.0.0.1", server.port), timeout=HANG_SECONDS)
        request = (
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.send(request.encode())
        self._buffer = b""
        while b"\r\n\r\n" not in self._buffer:
            self._buffer += self._plug.recv(4096)
        self._buffer = self._buffer.partition(b"\r\n\r\n")[2]
        assert self.message()["t"] == "hello"

    def send(self, data: bytes) -> None:
        """Some bytes, as they are."""
        self._plug.sendall(data)

    def frame(self) -> tuple[int, bytes]:
        """The next frame: its opcode and what is in it."""
        head = self._read(2)
        size = head[1]
        if size == 126:
            (size,) = struct.unpack("!H", self._read(2))
        return head[0] & 0x0F, self._read(size)

    def message(self) -> dict[str, Any]:
        """The next message."""
        opcode, payload = self.frame()
        assert opcode == TEXT, (opcode, payload)
        heard: dict[str, Any] = json.loads(payload)
        return heard

    def code(self) -> int:
        """With what the server closes."""
        opcode, payload = self.frame()
        assert opcode == CLOSE, (opcode, payload)
        return int.from_bytes(payload[:2], "big")

    def _read(self, size: int) -> bytes:
        while len(self._buffer) < size:
            data = self._plug.recv(4096)
            assert data, "the server hung up"
            self._buffer += data
        found, self._buffer = self._buffer[:size], self._buffer[size:]
        return found

    def close(self) -> None:
        """Hang up."""
        self._plug.close()


@contextmanager
def raw(server: Server) -> Iterator[Raw]:
    plug = Raw(server)
    try:
        yield plug
    finally:
        plug.close()


class Network:
    """The transport below a line; it notes what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.is_closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.is_closed


def bare_line(network: Network) -> Line:
    """A line after its handshake, without a server around it."""
    line = Line.__new__(Line)
    line.handshake_initiated, line.close_sent, line.disconnected = True, False, False
    line.transport = network  # type: ignore[assignment]
    line.config = uvicorn.Config("", ws_max_size=8_192)
    line._rest, line._is_split, line._early = b"", False, []
    return line


def part(opcode: int, payload: bytes, is_last: bool) -> bytes:
    """A frame of a message that comes in parts."""
    whole = masked(opcode, payload)
    return whole if is_last else bytes([whole[0] & 0x7F]) + whole[1:]


def test_a_message_may_come_byte_by_byte() -> None:
    line, heard = bare_line(Network()), list[bytes]()
    line.listen(heard.append, lambda: None, lambda: None)
    for byte in masked(TEXT, HELLO) * 2:
        line.data_received(bytes([byte]))
    assert heard == [HELLO, HELLO]


def test_many_messages_may_come_at_once_and_are_answered_in_order(house: Server) -> None:
    with raw(house) as plug:
        garbage = masked(TEXT, b"{}")
        plug.send(masked(TEXT, HELLO) * 50 + garbage + masked(TEXT, HELLO) + garbage[:3])
        assert [plug.message()["t"] for _ in range(52)] == ["pong"] * 50 + ["refused", "pong"]
        plug.send(garbage[3:])
        assert plug.message()["t"] == "refused"


def test_a_message_in_parts_is_put_together_with_a_ping_in_between(house: Server) -> None:
    with raw(house) as plug:
        plug.send(part(TEXT, HELLO[:5], is_last=False) + masked(PING, b"here?"))
        assert plug.frame() == (PONG, b"here?")
        plug.send(part(CONTINUED, HELLO[5:], is_last=True) + masked(TEXT, HELLO))
        assert [plug.message(), plug.message()] == [{"t": "pong"}] * 2


def test_a_long_message_has_its_length_in_two_bytes(house: Server) -> None:
    with raw(house) as plug:
        plug.send(masked(TEXT, HELLO + b" " * 1_000))
        assert plug.message() == {"t": "pong"}


def test_bytes_are_read_as_text(house: Server) -> None:
    with raw(house) as plug:
        plug.send(masked(BINARY, HELLO) + masked(BINARY, b"\xff\xfe"))
        assert plug.message() == {"t": "pong"}
        assert plug.message()["why"]["key"] == "refused-garbage"


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (bytes([0x81, len(HELLO)]) + HELLO, 1002),
        (b"\x88\x00", 1002),
        (masked(CONTINUED, HELLO), 1002),
        (part(TEXT, HELLO, is_last=False) + masked(TEXT, HELLO), 1002),
        (bytes([0xC1]) + masked(TEXT, HELLO)[1:], 1002),
        (masked(0x3, HELLO), 1002),
        (masked(TEXT, b'{"t":"\xff"}'), 1007),
        (part(TEXT, b'{"t":"\xff', is_last=False) + part(CONTINUED, b'"}', is_last=True), 1007),
        (masked(TEXT, b"x" * 5_000), 1009),
        (bytes([0x81, 0xFF]) + struct.pack("!Q", 1 << 40) + b"mask", 1009),
        (masked(CLOSE, b"\x03\xe8"), 1000),
    ],
    ids=[
        "not masked",
        "not masked and empty",
        "nothing to go on with",
        "a second message before the first is whole",
        "a reserved bit",
        "an unknown opcode",
        "no UTF-8",
        "no UTF-8 in parts",
        "more than a message may have",
        "more than anybody would wait for",
        "goodbye",
    ],
)
def test_what_the_rules_forbid_ends_the_socket_with_their_code(house: Server, sent: bytes, code: int) -> None:
    with raw(house) as plug:
        plug.send(sent)
        assert plug.code() == code
    with raw(house) as plug:
        plug.send(masked(TEXT, HELLO))
        assert plug.message() == {"t": "pong"}


@pytest.mark.parametrize(
    ("size", "head"),
    [(5, b"\x81\x05"), (126, b"\x81\x7e\x00\x7e"), (70_000, b"\x81\x7f" + (70_000).to_bytes(8, "big"))],
)
def test_a_frame_of_any_length_is_written_with_its_length(size: int, head: bytes) -> None:
    network = Network()
    line = bare_line(network)
    line.write(b"x" * size)
    network.is_closed = True
    # What comes after the end goes nowhere.
    line.write(b"more")
    assert network.written == [head + b"x" * size]


def test_a_key_is_handed_on_in_turn_and_never_lost() -> None:
    async def run() -> None:
        key, order = Key(), list[int]()

        async def hold(number: int) -> None:
            async with key:
                order.append(number)
                await asyncio.sleep(0)

        assert key.try_take()
        assert not key.try_take()
        waiting = [asyncio.create_task(hold(number)) for number in range(4)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        key.give_back()
        # Whoever is handed the key and is cancelled in the same moment hands it on.
        waiting[1].cancel()
        assert not key.try_take()
        async with asyncio.timeout(HANG_SECONDS):
            await asyncio.gather(*waiting, return_exceptions=True)
        assert order == [2, 3]
        assert key.try_take()

    asyncio.run(run())
