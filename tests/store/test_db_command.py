"""`taku db`, as people run it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

from command import run
from kept_matches import furnish

from taku.store import open_store
from taku.store.schema import REVISION


def _make(url: str) -> None:
    async def make() -> None:
        store = await open_store(url)
        await furnish(store)
        await store.close()

    asyncio.run(make())


def test_a_postgresql_is_made_ready_filled_checked_and_dumped(tmp_path: Path, empty_postgres_url: str) -> None:
    sqlite = f"sqlite:///{tmp_path}/taku.db"
    _make(sqlite)
    made = run("db", "upgrade", "--database", empty_postgres_url, home=tmp_path)
    assert (made.returncode, made.stdout) == (0, f"{empty_postgres_url}: schema {REVISION}, it was empty\n")
    again = run("db", "upgrade", home=tmp_path, TAKU_DATABASE=empty_postgres_url)
    assert again.stdout == f"{empty_postgres_url}: schema {REVISION} already\n"
    moved = run("db", "move", sqlite, empty_postgres_url, home=tmp_path)
    assert (moved.returncode, moved.stderr) == (0, "")
    assert "2 matches" in moved.stdout
    checked = run("db", "check", "--database", empty_postgres_url, home=tmp_path)
    assert checked.stdout.startswith("ok: ")
    dumped = run("db", "dump", "out.tar.gz", "--database", empty_postgres_url, home=tmp_path)
    assert "2 records. The dump is private" in dumped.stdout
    restored = run("db", "restore", "out.tar.gz", "--database", f"sqlite:///{tmp_path}/back.db", home=tmp_path)
    assert (restored.returncode, restored.stderr) == (0, "")


def test_a_database_that_is_open_is_not_moved(tmp_path: Path) -> None:
    _make(f"sqlite:///{tmp_path}/taku.db")
    with sqlite3.connect(tmp_path / "taku.db") as connection:
        # A server whose last heartbeat is still to come is open, however slowly the command starts.
        connection.execute("UPDATE heartbeat SET at = ?", (int(time.time() * 1000) + 3_600_000,))
    connection.close()
    done = run("db", "move", f"sqlite:///{tmp_path}/taku.db", f"sqlite:///{tmp_path}/new.db", home=tmp_path)
    assert done.returncode == 2
    assert "stop it" in done.stderr
    assert not (tmp_path / "new.db").exists()


def test_what_cannot_be_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "noise.db").write_bytes(b"this is not a database, and long enough to look like one" * 50)
    for arguments, word in (
        (["check", "--database", f"sqlite:///{tmp_path}/none.db"], "no such file"),
        (["check", "--database", f"sqlite:///{tmp_path}/noise.db"], "not a database"),
        (["check", "--database", "mysql://x/y"], "expected sqlite"),
        (["upgrade", "--database", "postgresql://nobody@127.0.0.1:1/x"], "does not answer"),
        (["restore", "noise.db", "--database", f"sqlite:///{tmp_path}/new.db"], "expected a folder"),
    ):
        done = run("db", *arguments, home=tmp_path)
        assert (done.returncode, done.stdout) == (2, ""), done
        assert word in done.stderr, done
        assert done.stderr.count("\n") == 1, done


def test_faults_are_named_and_the_exit_code_says_so(tmp_path: Path) -> None:
    _make(f"sqlite:///{tmp_path}/taku.db")
    with sqlite3.connect(tmp_path / "taku.db") as connection:
        connection.execute("DELETE FROM events WHERE match = 'over' AND number = 5")
    connection.close()
    done = run("db", "check", "--database", f"sqlite:///{tmp_path}/taku.db", home=tmp_path)
    assert (done.returncode, done.stdout, done.stderr) == (1, "", "match over does not have all its events\n")
