"""How boardgame.io's server is spoken to: socket.io over a plain WebSocket, two players and two watchers a table."""

from __future__ import annotations

import random
import string

import msgspec

from taku.bench.serving.crowd import Dialect, Table
from taku.bench.serving.line import Line, connect

SPACE = "/small"
CELLS = 9
EVENT = f"42{SPACE},".encode()
UPDATE, SYNC = EVENT + b'["update"', EVENT + b'["sync"'


class _Context(msgspec.Struct):
    current: str = msgspec.field(name="currentPlayer")


class _State(msgspec.Struct):
    ctx: _Context
    number: int = msgspec.field(name="_stateID")


class _Synced(msgspec.Struct):
    state: _State


_UPDATE = msgspec.json.Decoder(tuple[str, str, _State, msgspec.Raw])
_SYNC = msgspec.json.Decoder(tuple[str, str, _Synced])


class BoardgameIo(Dialect):
    """boardgame.io with its default store."""

    name = "boardgame.io"

    def __init__(self, port: int) -> None:
        self._port = port
        self._dice = random.Random(1)

    async def table(self) -> Table:
        match = "".join(self._dice.choice(string.ascii_letters) for _ in range(11))
        sockets = [await self._connect(match, player) for player in ("0", "1", None, None)]
        return Table(sockets)

    async def _connect(self, match: str, player: str | None) -> Line:
        socket = await connect(self._port, "/socket.io/?EIO=4&transport=websocket")
        await socket.next()
        socket.send(f"40{SPACE},")
        while not (await socket.next()).startswith(f"40{SPACE}".encode()):
            pass
        sync = msgspec.json.encode(["sync", match, player, None, 2]).decode()
        socket.send(f"42{SPACE},{sync}")
        return socket

    def answer(self, frame: bytes) -> str | None:
        return "3" if frame == b"2" else None

    def heard(self, table: Table, number: int, frame: bytes) -> bool:
        if frame.startswith(UPDATE):
            if number < 2:
                _, match, state, _ = _UPDATE.decode(memoryview(frame)[len(EVENT) :])
                self._await(table, number, match, state)
            return True
        if number < 2 and frame.startswith(SYNC):
            _, match, synced = _SYNC.decode(memoryview(frame)[len(EVENT) :])
            self._await(table, number, match, synced.state)
        return False

    def _await(self, table: Table, number: int, match: str, state: _State) -> None:
        """Whoever is the current player clicks next."""
        player = state.ctx.current
        if player != str(number):
            return
        payload = {"type": "put", "args": [self._dice.randrange(CELLS)], "playerID": player}
        move = {"type": "MAKE_MOVE", "payload": payload}
        event = msgspec.json.encode(["update", move, state.number, match, player]).decode()
        table.click = f"42{SPACE},{event}"
        table.awaited = number
