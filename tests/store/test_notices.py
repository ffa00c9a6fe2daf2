"""Word between processes: heard by the others, in order, and never silently lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from postgres import PostgresServer
from waiting import becomes

from taku.store import Store, open_store

pytestmark = pytest.mark.anyio


@pytest.fixture
async def pair(postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    first, second = await open_store(postgres_url), await open_store(postgres_url)
    yield first, second
    await first.close()
    await second.close()


async def test_the_other_process_hears_and_the_own_does_not(pair: tuple[Store, Store]) -> None:
    own: list[str] = []
    other: list[str] = []
    pair[0].listen(own.append)
    pair[1].listen(other.append)
    await becomes(lambda: own == ["*"] and other == ["*"])
    said = [f"m{index} {index}" for index in range(200)]
    for payload in said:
        pair[0].announce(payload)
    await becomes(lambda: len(other) == 201)
    assert other[1:] == said
    pair[1].announce("back")
    await becomes(lambda: len(own) == 2)
    assert own == ["*", "back"]


async def test_after_a_cut_connection_everything_may_have_been_missed(
    pair: tuple[Store, Store], postgres_server: PostgresServer
) -> None:
    heard: list[str] = []
    pair[1].listen(heard.append)
    await becomes(lambda: heard == ["*"])
    await asyncio.to_thread(
        postgres_server.execute,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'taku'",
    )
    await becomes(lambda: heard == ["*", "*"])
    pair[0].announce("after the cut")
    await becomes(lambda: heard[-1] == "after the cut")


async def test_what_is_announced_while_the_server_is_gone_is_said_later(
    pair: tuple[Store, Store], postgres_server: PostgresServer
) -> None:
    heard: list[str] = []
    pair[1].listen(heard.append)
    await becomes(lambda: heard == ["*"])
    await asyncio.to_thread(postgres_server.stop)
    pair[0].announce("into the dark")
    await asyncio.to_thread(postgres_server.start)
    await becomes(lambda: len(heard) >= 2 and "*" in heard[1:])


async def test_too_long_a_word_is_refused(pair: tuple[Store, Store]) -> None:
    with pytest.raises(ValueError, match="7900"):
        pair[0].announce("x" * 8000)


async def test_with_sqlite_there_is_nobody_to_tell(tmp_path: object) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/taku.db")
    heard: list[str] = []
    store.listen(heard.append)
    store.announce("anybody?")
    await store.close()
    assert heard == []
    assert not store.is_shared
