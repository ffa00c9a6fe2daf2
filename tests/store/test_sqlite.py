"""SQLite in trouble: locked, full, and nobody else's business."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path

import pytest
from matches import keep, summary
from waiting import HANG_SECONDS, becomes

from taku.store import StoreGone, engines, open_store
from taku.store.writer import Job, Writer

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def soon_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "BUSY_MS", 10)


async def test_a_locked_database_is_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/taku.db", patience=HANG_SECONDS)
    await keep(store)
    commit, tries = Writer._commit, list[int]()

    def counted(self: Writer, jobs: list[Job]) -> None:
        tries.append(len(jobs))
        commit(self, jobs)

    monkeypatch.setattr(Writer, "_commit", counted)
    with contextlib.closing(sqlite3.connect(tmp_path / "taku.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.ensure_future(store.append("m1", 1, [(2, b"patient")], summary()))
        await becomes(lambda: len(tries) == 3)
        assert not waiting.done()
        assert await store.read("m1") is not None, "readers do not wait"
        other.execute("ROLLBACK")
        await waiting
    await store.close()


async def test_a_database_locked_for_long_is_gone_and_nothing_is_written(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/taku.db", patience=0.2)
    await keep(store)
    with contextlib.closing(sqlite3.connect(tmp_path / "taku.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreGone, match="locked"):
            await store.append("m1", 1, [(2, b"impatient")], summary())
        other.execute("ROLLBACK")
    await store.append("m1", 1, [(2, b"again")], summary())
    found = await store.read("m1")
    assert found is not None
    assert [event.body for event in found[1]] == [b"opened", b"again"]
    await store.close()


async def test_a_full_disk_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/taku.db", patience=0.1)
    await keep(store)
    big = b"x" * 200_000
    await store._do("", lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=50").close())
    with pytest.raises(StoreGone, match="full"):
        await store.append("m1", 1, [(2, big)], summary())
    found = await store.read("m1")
    assert found is not None
    assert found[0].length == 1
    await store._do("", lambda connection: connection.exec_driver_sql("PRAGMA max_page_count=1000000").close())
    await store.append("m1", 1, [(2, big)], summary())
    await store.close()


async def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    store = await open_store(f"sqlite:///{tmp_path}/deep/down/taku.db")
    await keep(store)
    for file in (tmp_path / "deep" / "down").iterdir():
        assert os.stat(file).st_mode & 0o077 == 0, file.name
    await store.close()
