"""What is measured of a server, one figure after the other."""

from __future__ import annotations

import asyncio
import tempfile
import time
from pathlib import Path

import httpx
import msgspec
import uvloop
import websockets

from taku.bench.serving import servers
from taku.bench.serving.boardgame_io import BoardgameIo
from taku.bench.serving.crowd import Crowd, Dialect, Timed, climb
from taku.bench.serving.line import Line, connect
from taku.bench.serving.ours import Ours

TABLES = 250
RATE = 200.0
WORST_MS = 100.0
OPEN_MATCHES = 1_000


class Steady(msgspec.Struct):
    """1,000 sockets at 250 tables, 200 moves a second: as the crowd sees it, and as the server does."""

    crowd: Timed
    server_p50: float
    server_p99: float


class Restart(msgspec.Struct):
    """How long after its start a server with many open matches takes a move."""

    matches: int
    seconds: float


class Served(msgspec.Struct):
    """Everything that was measured in one run."""

    game: str
    steady: Steady
    climb: list[Timed]
    small: list[Timed]
    """The peer's small game, served by ours and by the peer."""
    peer: list[Timed]
    idle_sockets: int
    idle_bytes: float
    restart: Restart
    replay_ms: float
    views: dict[str, int]


async def steady(port: int, game: str, seconds: float) -> tuple[Steady, list[Timed]]:
    """The figures at the rate asked for, and then at which rate it is too much."""
    crowd = Crowd(Ours(port, game))
    await crowd.gather(TABLES)
    await crowd.click(RATE, 3)
    histogram = servers.Histogram(port)
    timed = await crowd.click(RATE, seconds)
    found = Steady(timed, histogram.percentile(0.5), histogram.percentile(0.99))
    steps = await climb(crowd, RATE * 1.35, 5, WORST_MS)
    await crowd.leave()
    return found, steps


async def fastest(dialect: Dialect) -> list[Timed]:
    """A server under the crowd, faster and faster: ours and the peer in the same way."""
    crowd = Crowd(dialect)
    await crowd.gather(TABLES)
    await crowd.click(RATE, 3)
    steps = await climb(crowd, RATE, 5, WORST_MS)
    await crowd.leave()
    return steps


def beside(peer_folder: Path, folder: Path) -> tuple[list[Timed], list[Timed]]:
    """The same small game, served by ours and by the peer."""
    games = servers.install_small(peer_folder, folder / "games")
    with servers.taku(f"sqlite:///{folder}/small.db", games) as (port, _):
        ours = uvloop.run(fastest(Ours(port, "small")))
    with servers.boardgame_io(peer_folder) as (port, _):
        return ours, uvloop.run(fastest(BoardgameIo(port)))


async def idle(port: int, process: int, sockets: int) -> float:
    """Bytes that a socket costs which only waits."""
    before = servers.resident(process)
    open_sockets: list[Line] = []
    for start in range(0, sockets, 50):
        open_sockets += await asyncio.gather(*(_wait(port) for _ in range(min(50, sockets - start))))
    await asyncio.sleep(2)
    after = servers.resident(process)
    for socket in open_sockets:
        socket.close()
    return (after - before) / sockets


async def _wait(port: int) -> Line:
    socket = await connect(port, "/ws")
    await socket.next()
    return socket


async def open_many(port: int, matches: int) -> tuple[str, str]:
    """Open many tables with a bot each that is not to move first; a table of one's own and its cookie."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        answer = await client.put("/api/me", json={"name": "Ann"})
        cookie = f"taku={answer.cookies['taku']}"
        form = {"game": "namiji", "seats": [{"kind": "me"}] * 2}
        for _ in range(matches):
            opened = await client.post("/api/tables", json=form)
            opened.raise_for_status()
        return str(opened.json()["match"]), cookie


async def first_move(port: int, match: str, cookie: str) -> None:
    """Make a move, and wait until it is told."""
    address = f"ws://127.0.0.1:{port}/ws"
    async with websockets.connect(address, additional_headers={"cookie": cookie}, compression=None) as socket:
        await socket.send(f'{{"t":"enter","match":"{match}"}}')
        has_clicked = False
        while True:
            heard = msgspec.json.decode(await socket.recv())
            if heard["t"] not in ("table", "news") or not heard.get("view"):
                continue
            if has_clicked:
                return
            move = heard["view"]["offers"][0]["text"]
            click = {"t": "play", "match": match, "ply": heard["ply"], "move": move}
            await socket.send(msgspec.json.encode(click).decode())
            has_clicked = True


def restart(folder: Path, matches: int) -> Restart:
    """Open many matches, kill the server, start it again and make a move."""
    database = f"sqlite:///{folder}/restart.db"
    with servers.taku(database) as (port, _):
        match, cookie = asyncio.run(open_many(port, matches))
    start = time.perf_counter()
    with servers.taku(database) as (port, _):
        asyncio.run(first_move(port, match, cookie))
        return Restart(matches, time.perf_counter() - start)


def replay_milliseconds() -> float:
    """How long a server takes to read a finished match of Namiji with five seats; the longest of some."""
    from taku.games import find
    from taku.kernel.dice import Dice
    from taku.match import Match
    from taku.record import write_header
    from taku.server.playing import Playing

    worst = 0.0
    for seed in range(5):
        match, dice = Match(find("namiji"), seats=5, seed=str(seed)), Dice(seed)
        while not match.is_over:
            offers = match.offers()
            match.play(offers[dice.below(len(offers))])
        header = write_header(match.log.header, with_seed=False)
        lines = [entry.line for entry in match.log.entries]
        start = time.perf_counter()
        Playing(header, "").write(lines)
        worst = max(worst, 1000 * (time.perf_counter() - start))
    return worst


def largest_view() -> dict[str, int]:
    """The most bytes that a whole view has in some matches, by game."""
    from taku.games import find, names
    from taku.kernel.dice import Dice
    from taku.match import Match
    from taku.wire import encode

    found = {}
    for name in names():
        game, most = find(name), 0
        for seats in game.seats:
            match, dice = Match(game, seats=seats, seed="1"), Dice(1)
            while not match.is_over:
                most = max(most, *(len(encode(match.view(seat))) for seat in range(seats)))
                offers = match.offers()
                match.play(offers[dice.below(len(offers))])
        found[name] = most
    return found


def everything(game: str, seconds: float, idle_sockets: int, matches: int, peer_folder: Path | None) -> Served:
    """All figures, one server at a time."""
    servers.pin(0, servers.CROWD_CORE)
    with tempfile.TemporaryDirectory(prefix="taku-bench-") as name:
        folder = Path(name)
        with servers.taku(f"sqlite:///{folder}/load.db") as (port, _):
            held, steps = uvloop.run(steady(port, game, seconds))
        with servers.taku(f"sqlite:///{folder}/idle.db") as (port, process):
            idle_bytes = uvloop.run(idle(port, process, idle_sockets))
        small, theirs = beside(peer_folder, folder) if peer_folder is not None else ([], [])
        again = restart(folder, matches)
    return Served(
        game=game,
        steady=held,
        climb=steps,
        small=small,
        peer=theirs,
        idle_sockets=idle_sockets,
        idle_bytes=idle_bytes,
        restart=again,
        replay_ms=replay_milliseconds(),
        views=largest_view(),
    )
