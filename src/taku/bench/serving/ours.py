"""How a table server of ours is spoken to: two players and two watchers at each table."""

from __future__ import annotations

import random

import httpx
import msgspec

from taku.bench.serving.crowd import Dialect, Table
from taku.bench.serving.line import connect


class _Offer(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    offers: list[_Offer] = []
    over: bool = False


class _News(msgspec.Struct):
    t: str
    match: str = ""
    ply: int = 0
    view: _View | None = None


_NEWS = msgspec.json.Decoder(_News)
WATCHERS = 2


class Ours(Dialect):
    """Taku."""

    def __init__(self, port: int, game: str) -> None:
        self.name = f"taku {game}"
        self._port = port
        self._game = game
        self._dice = random.Random(1)
        self._cookies: list[str] = []

    async def table(self) -> Table:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self._port}", timeout=60) as client:
            cookies = [await self._guest(client, name) for name in ("Ann", "Bob")]
            match = await self._open(client, cookies)
        sockets = [await connect(self._port, "/ws", cookie) for cookie in [*cookies, *[""] * WATCHERS]]
        for socket in sockets:
            await socket.next()
            socket.send(f'{{"t":"enter","match":"{match}"}}')
        return Table(sockets)

    async def _guest(self, client: httpx.AsyncClient, name: str) -> str:
        client.cookies.clear()
        answer = await client.put("/api/me", json={"name": name})
        return f"taku={answer.cookies['taku']}"

    async def _open(self, client: httpx.AsyncClient, cookies: list[str]) -> str:
        client.cookies.clear()
        form = {"game": self._game, "seats": [{"kind": "me"}, {"kind": "open"}], "is_public": True}
        opened = (await client.post("/api/tables", json=form, headers={"cookie": cookies[0]})).json()
        match = str(opened["match"])
        sat = await client.post(f"/api/tables/{match}/sit", json={}, headers={"cookie": cookies[1]})
        sat.raise_for_status()
        return match

    def heard(self, table: Table, number: int, frame: bytes) -> bool:
        if number >= 2:
            return b'"view"' in frame
        news = _NEWS.decode(frame)
        if news.view is None:
            return False
        if news.view.over:
            table.is_over = True
        if news.view.offers:
            move = self._dice.choice(news.view.offers).text
            table.awaited = number
            table.click = f'{{"t":"play","match":"{news.match}","ply":{news.ply},"move":"{move}"}}'
        return True
