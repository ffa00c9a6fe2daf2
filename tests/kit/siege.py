"""People who play on while servers are killed under them, and who remember every ply they were told."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import random
from multiprocessing.process import BaseProcess
from typing import Any

import fixed
import httpx
import msgspec
import websockets
from ports import lease_port
from server import PATIENT_SOCKET
from waiting import HANG_SECONDS, becomes

from taku.server.settings import Settings

# Refusals that say nothing about the click, only that the database was gone.
PASSING = ("refused-store", "refused-busy")
_CONTEXT = multiprocessing.get_context("forkserver")
_CONTEXT.set_forkserver_preload(["taku.server.running", "siege"])


def _serve(settings: bytes) -> None:
    from taku.server import running

    fixed.set_limits(fixed.USUAL["serve"])
    running.set_up_logs(is_json=True)
    running.serve(msgspec.json.decode(settings, type=Settings), workers=1)


class Mortal:
    """A real server process that starts in a moment, because its parent has already read the code."""

    def __init__(self, database: str, port: int = 0) -> None:
        self.port = port or lease_port()
        self._settings = msgspec.json.encode(
            Settings(
                database=database, port=self.port, address_rate=0, person_rate=0, sweep_seconds=0.2, think="50sims"
            )
        )
        self.process: BaseProcess
        self.start()

    def start(self) -> None:
        """Start it; it is ready soon."""
        self.process = _CONTEXT.Process(target=_serve, args=(self._settings,))
        self.process.start()

    def kill(self) -> None:
        """SIGKILL, and nothing else."""
        self.process.kill()
        self.process.join()


class Player:
    """One person at some tables, who reconnects to any of the servers and goes on."""

    def __init__(self, name: str, ports: list[int], seed: int) -> None:
        self.name = name
        self.ports = ports
        self.dice = random.Random(seed)
        self.cookie = ""
        self.seen: dict[str, int] = {}
        self.told: dict[str, list[bytes]] = {}
        self.acknowledged = 0
        self.over: set[str] = set()
        self.wrong: list[str] = []
        self._socket: websockets.ClientConnection | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        """An HTTP request to any server that answers."""
        while True:
            port = self.dice.choice(self.ports)
            with contextlib.suppress(httpx.TransportError):
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=HANG_SECONDS) as client:
                    answer = await client.request(method, path, json=body, headers={"cookie": self.cookie})
                    if answer.status_code < 500:
                        assert answer.status_code < 300, answer.text
                        if "taku" in answer.cookies:
                            self.cookie = f"taku={answer.cookies['taku']}"
                        return answer.json()
            await asyncio.sleep(0.02)

    async def play(self) -> None:
        """Play at all tables until somebody says stop; a lost connection is made again."""
        while True:
            with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                await self._connected()
            await asyncio.sleep(0.02)

    async def _connected(self) -> None:
        address = f"ws://127.0.0.1:{self.dice.choice(self.ports)}/ws"
        headers = {"cookie": self.cookie}
        async with websockets.connect(address, additional_headers=headers, compression=None, **PATIENT_SOCKET) as ws:
            self._socket = ws
            for match in list(self.seen):
                await ws.send(self._enter(match))
            async for frame in ws:
                for message in self.hear(frame if isinstance(frame, bytes) else frame.encode()):
                    await ws.send(message)

    async def join(self, match: str) -> None:
        """Follow a new table: over the connection there is, or else over the next one."""
        self.seen[match] = 0
        if self._socket is not None:
            with contextlib.suppress(websockets.WebSocketException):
                await self._socket.send(self._enter(match))

    def _enter(self, match: str) -> str:
        return msgspec.json.encode({"t": "enter", "match": match, "seen": self.seen[match]}).decode()

    def hear(self, frame: bytes) -> list[str]:
        """Remember what was told; what to say to it."""
        heard = msgspec.json.decode(frame, type=Frame)
        if heard.t == "refused" and heard.why.key in PASSING:
            # The click is lost, and nothing more happens at that table before it is made again.
            return [self._enter(heard.match)]
        if heard.t not in ("table", "news"):
            return []
        self.seen[heard.match] = heard.number
        told = self.told.setdefault(heard.match, [])
        if heard.since is not None:
            if heard.since > len(told):
                self.wrong.append(f"{self.name} was not told plies {len(told)} to {heard.since} of {heard.match}")
            new = [bytes(telling) for telling in heard.tellings]
            known = told[heard.since :]
            if known != new[: len(known)]:
                self.wrong.append(f"{self.name} heard something else of {heard.match} from ply {heard.since}")
            self.acknowledged += max(0, heard.since + len(new) - len(told))
            told[heard.since :] = new
        if heard.view is None:
            return []
        if heard.view.over:
            self.over.add(heard.match)
        if not heard.view.offers:
            return []
        move = self.dice.choice(heard.view.offers).text
        click = {"t": "play", "match": heard.match, "ply": heard.ply, "move": move}
        return [msgspec.json.encode(click).decode()]


class _Offer(msgspec.Struct):
    text: str


class _View(msgspec.Struct):
    over: bool
    offers: list[_Offer] = []


class _Why(msgspec.Struct):
    key: str = ""


class Frame(msgspec.Struct):
    """What matters of a message."""

    t: str
    match: str = ""
    why: _Why = msgspec.field(default_factory=_Why)
    number: int = 0
    ply: int = 0
    since: int | None = None
    tellings: list[msgspec.Raw] = []
    view: _View | None = None


async def leave(playing: list[asyncio.Task[None]]) -> None:
    """Stop playing and close the connections."""
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def seat_two(one: Player, other: Player, game: str) -> str:
    """A table with both at it."""
    opened = await one.ask("POST", "/api/tables", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]})
    code = opened["invitations"][0]["path"].partition("#")[2]
    match = str(opened["match"])
    await other.ask("POST", f"/api/tables/{match}/sit", {"code": code})
    for player in (one, other):
        await player.join(match)
    return match


async def same_as_before(players: list[Player]) -> None:
    """What is told from the beginning now is what was told then."""
    for player in players:
        assert not player.wrong, player.wrong
        again = Player(player.name, player.ports, 3)
        again.cookie, again.seen = player.cookie, dict.fromkeys(player.seen, 0)
        listening = asyncio.create_task(again.play())
        await becomes(lambda: len(again.told) == len(player.told))  # noqa: B023
        await leave([listening])
        for match, told in player.told.items():
            assert again.told[match][: len(told)] == told
