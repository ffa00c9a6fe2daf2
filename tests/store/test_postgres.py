"""PostgreSQL in trouble: connections cut, the server gone, two processes at the same matches."""

from __future__ import annotations

import asyncio
import contextlib

import psycopg
import pytest
from matches import keep, summary
from postgres import PostgresServer
from waiting import HANG_SECONDS, becomes
from watch import Watch

from taku.store import Overtaken, StoreGone, desk, open_store

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def patient_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taku.store.store.PING_SECONDS", HANG_SECONDS)


async def test_a_cut_connection_is_made_again(postgres_server: PostgresServer, postgres_url: str) -> None:
    store = await open_store(postgres_url, patience=HANG_SECONDS)
    await keep(store)
    for number in range(1, 4):
        _terminate_all(postgres_server, postgres_url)
        await store.ping()
        _terminate_all(postgres_server, postgres_url)
        await store.append("m1", number, [(number, b"x")], summary())
        _terminate_all(postgres_server, postgres_url)
        found = await store.read("m1")
        assert found is not None
        assert found[0].length == number + 1
    await store.close()


def _terminate_all(server: PostgresServer, url: str) -> None:
    name = url.rpartition("/")[2]
    server.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")


async def test_connections_cut_again_and_again_lose_and_double_nothing(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    store = await open_store(postgres_url, patience=HANG_SECONDS)
    matches = [f"m{index}" for index in range(10)]
    await asyncio.gather(*(keep(store, match) for match in matches))

    async def play(match: str) -> None:
        for number in range(1, 61):
            # Overtaken would mean that an own write, whose answer was cut off, was taken for somebody else's.
            await store.append(match, number, [(number, match.encode())], summary(ply=number))

    async def cut() -> None:
        for _ in range(10):
            await asyncio.to_thread(_terminate_all, postgres_server, postgres_url)
            await asyncio.sleep(0.02)

    await asyncio.gather(cut(), *(play(match) for match in matches))
    for match in matches:
        found = await store.read(match)
        assert found is not None
        assert [event.number for event in found[1]] == list(range(61))
    await store.close()


async def test_a_database_server_that_is_gone_is_said_to_be_gone(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    store = await open_store(postgres_url, patience=0.3)
    await keep(store)
    await asyncio.to_thread(postgres_server.stop)
    try:
        with pytest.raises(StoreGone):
            await store.ping()
        with pytest.raises(StoreGone):
            await store.read("m1")
        with pytest.raises(StoreGone):
            await store.append("m1", 1, [(2, b"x")], summary())
    finally:
        await asyncio.to_thread(postgres_server.start)
    await store.append("m1", 1, [(2, b"x")], summary())
    await store.ping()
    await store.close()


async def test_many_who_wait_while_the_server_is_gone_all_hear_soon(
    postgres_server: PostgresServer, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = await open_store(postgres_url, patience=1)
    watch = Watch(is_held=True)
    monkeypatch.setattr(desk, "time", watch)
    await asyncio.to_thread(postgres_server.stop)
    try:
        reading = [asyncio.create_task(store.read("m1")) for _ in range(40)]
        await asyncio.sleep(0)  # all have asked before a second has passed
        watch.let_run()
        outcomes = await asyncio.gather(*reading, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {StoreGone}
        assert watch.seconds < 4, "40 people in 4 queues, a second each, would wait for 10"
    finally:
        await asyncio.to_thread(postgres_server.start)
    await store.close()


async def test_a_server_that_is_not_there_is_said_to_be_gone_and_no_password_shown() -> None:
    with pytest.raises(StoreGone) as caught:
        await open_store("postgresql://anna:secret@127.0.0.1:1/taku")
    assert "secret" not in str(caught.value)


def _waiting_for_locks(url: str) -> int:
    query = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    with contextlib.closing(psycopg.connect(url)) as connection:
        found = connection.execute(query).fetchone()
    assert found is not None
    return int(found[0])


async def test_two_processes_that_write_to_the_same_matches_never_block_each_other(
    postgres_server: PostgresServer, postgres_url: str
) -> None:
    log = postgres_server.folder / "server.log"
    before = log.read_text().count("deadlock detected")
    stores = [await open_store(postgres_url, patience=HANG_SECONDS) for _ in range(2)]
    matches = [f"m{index:02}" for index in range(60)]
    await asyncio.gather(*(keep(stores[0], match) for match in matches))
    for number in range(1, 4):
        # Whoever comes first stands still in the middle of taking its locks, and the other one comes.
        with contextlib.closing(psycopg.connect(postgres_url)) as blocker:
            blocker.execute("SELECT 1 FROM progress WHERE match = 'm30' FOR UPDATE")
            tries = [stores[0].append(match, number, [(1, b"a")], summary()) for match in matches]
            tries += [stores[1].append(match, number, [(1, b"b")], summary()) for match in reversed(matches)]
            race = asyncio.gather(*tries, return_exceptions=True)
            await becomes(lambda: _waiting_for_locks(postgres_url) == 2)
            blocker.rollback()
        outcomes = await race
        assert sum(outcome is None for outcome in outcomes) == len(matches)
        assert {type(outcome) for outcome in outcomes} == {type(None), Overtaken}
    assert log.read_text().count("deadlock detected") == before
    for store in stores:
        await store.close()
