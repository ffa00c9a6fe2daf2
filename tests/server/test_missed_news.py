"""A database that is gone for a moment keeps no news from anybody, in whichever process they are."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sitting import Person, Sitting, sitting

from taku.store import StoreGone

SWEEP_SECONDS = 0.02


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[tuple[Sitting, Person, Sitting, Person, str]]:
    """A house with whoever is awaited, and its twin, another process on the same database, with the other player."""
    async with (
        sitting(folder, sweep_seconds=SWEEP_SECONDS) as house,
        sitting(folder, sweep_seconds=SWEEP_SECONDS) as twin,
    ):
        mover, other, match = await house.pair()
        there = Person(twin, other.known)
        await there.enter(match)
        yield house, mover, twin, there, match


def gone_once(monkeypatch: pytest.MonkeyPatch, sitting: Sitting, method: str) -> None:
    """The next call of a method of the store finds no database; after it everything is as before."""
    real = getattr(sitting.house.store, method)

    async def fail(*_: Any, **__: Any) -> None:
        monkeypatch.setattr(sitting.house.store, method, real)
        raise StoreGone("the database does not answer")

    monkeypatch.setattr(sitting.house.store, method, fail)


def test_news_that_could_not_be_read_is_read_when_the_database_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with two_houses(tmp_path) as (_, mover, twin, there, match):
            assert await mover.play(match) is None
            gone_once(monkeypatch, twin, "read")
            twin.house._heard("*")
            await twin.until(lambda: there.last("ply") == mover.last("ply"))

    asyncio.run(body())


def test_news_of_a_table_that_was_forgotten_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def body() -> None:
        async with two_houses(tmp_path) as (house, mover, twin, there, match):
            again = Person(twin, mover.known)
            await again.enter(match)
            gone_once(monkeypatch, twin, "append")
            assert await again.play(match) == "refused-store"
            assert await mover.play(match) is None
            async with house.house.tables.looking_at(match) as table:
                twin.house._heard(f"{match} {table.number}")
            await twin.until(lambda: there.last("ply") == mover.last("ply"))

    asyncio.run(body())


def test_a_move_of_which_nobody_knows_whether_it_was_written_is_told_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with two_houses(tmp_path) as (house, mover, twin, there, match):
            store = house.house.store
            real = store.append

            async def write_and_vanish(*arguments: Any) -> None:
                monkeypatch.setattr(store, "append", real)
                await real(*arguments)
                raise StoreGone("the database went away before it answered")

            monkeypatch.setattr(store, "append", write_and_vanish)
            monkeypatch.setattr(store, "announce", twin.house._heard)
            ply = mover.last("ply")
            assert await mover.play(match) == "refused-store"
            await house.until(lambda: mover.last("ply") > ply)
            await twin.until(lambda: there.last("ply") == mover.last("ply"))

    asyncio.run(body())


def test_a_move_of_a_process_that_was_killed_before_it_could_announce_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def body() -> None:
        async with two_houses(tmp_path) as (_, mover, twin, there, match):
            assert await mover.play(match) is None
            assert there.last("ply") < mover.last("ply")
            monkeypatch.setattr(twin.house.store, "is_shared", True)
            await twin.house._beat()
            assert there.last("ply") == mover.last("ply")

    asyncio.run(body())
