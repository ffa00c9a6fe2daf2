"""How boardgame.io's server is spoken to: socket.io over a plain WebSocket, two players and two watchers a table."""

from __future__ import annotations

import random
import string

import msgspec
import websockets

from taku.bench.serving.crowd import Dialect, Table

SPACE = "/small"
CELLS = 37


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

    async def _connect(self, match: str, player: str | None) -> websockets.ClientConnection:
        address = f"ws://127.0.0.1:{self._port}/socket.io/?EIO=4&transport=websocket"
        socket = await websockets.connect(address, compression=None, ping_interval=None, open_timeout=60)
        await socket.recv()
        await socket.send(f"40{SPACE},")
        while not str(await socket.recv()).startswith(f"40{SPACE}"):
            pass
        sync = msgspec.json.encode(["sync", match, player, None, 2]).decode()
        await socket.send(f"42{SPACE},{sync}")
        return socket

    def answer(self, frame: str | bytes) -> str | None:
        return "3" if frame == "2" else None

    def heard(self, table: Table, number: int, frame: str | bytes) -> bool:
        text = frame if isinstance(frame, str) else frame.decode()
        if not text.startswith(f"42{SPACE},"):
            return False
        if number >= 2:
            return text.startswith(f'42{SPACE},["update"')
        event = msgspec.json.decode(text[len(SPACE) + 3 :])
        if event[0] == "sync":
            self._await(table, event[1], event[2]["state"])
            return False
        if event[0] != "update":
            return False
        if str(number) == event[2]["ctx"]["currentPlayer"]:
            self._await(table, event[1], event[2])
        return True

    def _await(self, table: Table, match: str, state: dict[str, object]) -> None:
        context = state["ctx"]
        assert isinstance(context, dict)
        player = context["currentPlayer"]
        payload = {"type": "put", "args": [self._dice.randrange(CELLS)], "playerID": player}
        move = {"type": "MAKE_MOVE", "payload": payload}
        event = msgspec.json.encode(["update", move, state["_stateID"], match, player]).decode()
        table.click = f"42{SPACE},{event}"
        table.awaited = int(player)
