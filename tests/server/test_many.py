"""Any number of servers on one PostgreSQL: any of them serves any seat, and none of them is needed."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random

import httpx
import psycopg
import pytest
import websockets
from postgres import PostgresServer
from server import PATIENT_SOCKET
from siege import Mortal, Player, leave, same_as_before, seat_two
from waiting import HANG_SECONDS

ROUNDS = 6


@pytest.mark.slow
def test_three_servers_one_database_no_ply_lost_doubled_or_different(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    servers = [Mortal(postgres_url) for _ in range(3)]
    try:
        asyncio.run(_play(servers, postgres_server, postgres_url))
    finally:
        for server in servers:
            server.kill()


async def _play(servers: list[Mortal], postgres: PostgresServer, url: str) -> None:
    ports = [server.port for server in servers]
    # Each of them begins at another server, and goes to any when that one is gone.
    ann, bob = Player("Ann", ports, 1), Player("Bob", ports[1:], 2)
    for player in (ann, bob):
        await player.ask("PUT", "/api/me", {"name": player.name})
    for game in ("nautilus", "niwa", "namiji") * 3:
        await seat_two(ann, bob, game)
    playing = [asyncio.create_task(player.play()) for player in (ann, bob)]
    dice = random.Random(7)
    for number in range(ROUNDS):
        await _more(ann, bob, 40)
        if number % 3 == 0:
            victim = dice.choice(servers)
            await asyncio.to_thread(victim.kill)
            await _more(ann, bob, 20)
            await asyncio.to_thread(victim.start)
            # One that finds no database when it starts does not start.
            await _all_say(ports, is_ready=True)
        elif number % 3 == 1:
            _cut(postgres, url)
        else:
            await asyncio.to_thread(postgres.stop)
            try:
                await _all_say(ports, is_ready=False)
            finally:
                await asyncio.to_thread(postgres.start)
    await _more(ann, bob, 40)
    await leave(playing)
    await same_as_before([ann, bob])


async def _more(ann: Player, bob: Player, plies: int) -> None:
    """Both hear of so many more plies, or everything has been played."""
    goal = [ann.acknowledged + plies, bob.acknowledged + plies]
    async with asyncio.timeout(HANG_SECONDS):
        while ann.acknowledged < goal[0] or bob.acknowledged < goal[1]:
            if len(ann.over) == len(ann.seen):
                await seat_two(ann, bob, "niwa")
            await asyncio.sleep(0.01)


async def _all_say(ports: list[int], is_ready: bool) -> None:
    """Every server says whether it is ready: an old one whose database is gone is not, a new one is after a while."""
    async with httpx.AsyncClient(timeout=HANG_SECONDS) as client, asyncio.timeout(HANG_SECONDS):
        for port in ports:
            while (await _status(client, port) == 200) is not is_ready:
                await asyncio.sleep(0.02)


async def _status(client: httpx.AsyncClient, port: int) -> int:
    with contextlib.suppress(httpx.TransportError):
        return (await client.get(f"http://127.0.0.1:{port}/readyz")).status_code
    return 0


def _cut(postgres: PostgresServer, url: str) -> None:
    """Every connection to the database is cut; the servers must make new ones."""
    name = url.rpartition("/")[2]
    with psycopg.connect(postgres.url(), autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", (name,)
        ).fetchall()


def test_a_turn_is_told_wherever_one_is_connected(postgres_url: str) -> None:
    servers = [Mortal(postgres_url) for _ in range(2)]
    try:
        asyncio.run(_hear_of_a_turn([server.port for server in servers]))
    finally:
        for server in servers:
            server.kill()


async def _hear_of_a_turn(ports: list[int]) -> None:
    """Bob is connected to the second server and follows nothing, while Ann plays at the first."""
    ann, bob = Player("Ann", ports[:1], 1), Player("Bob", ports[1:], 2)
    for player in (ann, bob):
        await player.ask("PUT", "/api/me", {"name": player.name})
    headers = {"cookie": bob.cookie}
    address = f"ws://127.0.0.1:{ports[1]}/ws"
    async with websockets.connect(address, additional_headers=headers, **PATIENT_SOCKET) as socket:
        match = await seat_two(ann, bob, "niwa")
        playing = asyncio.create_task(ann.play())
        async with asyncio.timeout(HANG_SECONDS):
            while True:
                heard = json.loads(await socket.recv())
                if heard["t"] == "turn" and heard["ply"] > 1:
                    break
        await leave([playing])
        assert (heard["match"], heard["game"]) == (match, "niwa")
