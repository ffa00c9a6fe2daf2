"""Dump, restore and move: everything comes back, byte for byte, in either database."""

from __future__ import annotations

import shutil
import tarfile
from pathlib import Path

import pytest
from kept_matches import furnish
from postgres import PostgresServer
from sqlalchemy import text

from taku.cli.db import record_of
from taku.match import Match
from taku.store import Store, open_store
from taku.store.copying import (
    NotEmpty,
    Row,
    copy_database,
    counts_of,
    faults_of,
    filling,
    rows_of,
    snapshot,
)
from taku.store.dumps import BadDump, dump, restore
from taku.store.engines import read_url, writing_engine
from taku.store.schema import METADATA, REVISION

pytestmark = pytest.mark.anyio


def _everything(url: str) -> dict[str, list[Row]]:
    with snapshot(read_url(url)) as connection:
        return {table.name: list(rows_of(connection, table)) for table in METADATA.sorted_tables}


@pytest.fixture(params=["sqlite", "postgresql"])
def other_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/other.db"
    server: PostgresServer = request.getfixturevalue("postgres_server")
    server.execute("DROP DATABASE IF EXISTS taku_other WITH (FORCE)")
    server.execute("CREATE DATABASE taku_other")
    return server.url("taku_other")


@pytest.mark.parametrize("name", ["dump", "dump.tar.gz", "dump.zip"])
async def test_a_dump_restores_everything(store: Store, url: str, other_url: str, tmp_path: Path, name: str) -> None:
    await furnish(store)
    before = _everything(url)
    assert all(before.values()), "there is something in every table"
    dump(read_url(url), tmp_path / name, record_of)
    restore(tmp_path / name, read_url(other_url))
    assert _everything(other_url) == before


async def test_a_database_is_moved_with_everything_in_it(store: Store, url: str, other_url: str) -> None:
    await furnish(store)
    before = _everything(url)
    counts = copy_database(read_url(url), read_url(other_url))
    assert _everything(other_url) == before == _everything(url)
    assert counts == {name: len(rows) for name, rows in before.items()} == counts_of(read_url(other_url))


async def test_a_moved_match_goes_on(store: Store, url: str, other_url: str) -> None:
    await furnish(store)
    copy_database(read_url(url), read_url(other_url))
    moved = await open_store(other_url)
    old, new = await store.read("live"), await moved.read("live")
    assert old is not None
    assert old == new
    assert [match.id for match in await moved.list_of("anna")] == ["live", "over"]
    assert await moved.outages(0) == [(1000, 9000)]
    await moved.close()


async def test_every_match_is_in_the_dump_as_a_record_and_only_a_finished_one_with_its_seed(
    store: Store, url: str, tmp_path: Path
) -> None:
    records = await furnish(store)
    manifest = dump(read_url(url), tmp_path / "dump", record_of)
    assert (manifest.records, manifest.without_record) == (2, [])
    assert (tmp_path / "dump/records/over.log").read_text() == records["over"]
    live = (tmp_path / "dump/records/live.log").read_text()
    assert Match.verify(records["over"]).is_over
    assert '"seed":null' in live.split("\n")[0]
    assert live.split("\n")[1:] == records["live"].split("\n")[1:]


async def test_a_match_without_a_record_is_in_the_dump_all_the_same(store: Store, url: str, tmp_path: Path) -> None:
    from matches import keep

    await keep(store, "strange")
    manifest = dump(read_url(url), tmp_path / "dump", record_of)
    assert manifest.without_record == ["strange"]
    assert manifest.rows["matches"] == 1


@pytest.mark.parametrize("name", ["dump", "dump.tar.gz", "dump.zip"])
async def test_a_dump_is_its_owners_alone_and_overwrites_nothing(tmp_path: Path, name: str) -> None:
    url = f"sqlite:///{tmp_path}/taku.db"
    store = await open_store(url)
    await furnish(store)
    await store.close()
    path = tmp_path / name
    dump(read_url(url), path, record_of)
    assert [file for file in (path, *path.rglob("*")) if file.stat().st_mode & 0o077] == []
    assert sorted(file.name for file in tmp_path.iterdir()) == sorted({name, "taku.db"}), "nothing is left lying about"
    with pytest.raises(BadDump, match="already exists"):
        dump(read_url(url), path, record_of)


async def test_a_dump_is_of_one_moment_while_matches_go_on(store: Store, url: str) -> None:
    await furnish(store)
    with snapshot(read_url(url)) as connection:
        first = list(rows_of(connection, METADATA.tables["progress"]))
        await store.add_player("carl", "Carl", 1)
        assert {row["id"] for row in rows_of(connection, METADATA.tables["players"])} == {"anna", "bert"}
        assert list(rows_of(connection, METADATA.tables["progress"])) == first


async def test_a_database_with_something_in_it_is_not_filled(store: Store, url: str, tmp_path: Path) -> None:
    await furnish(store)
    dump(read_url(url), tmp_path / "dump", record_of)
    before = _everything(url)
    with pytest.raises(NotEmpty, match="not empty"):
        restore(tmp_path / "dump", read_url(url))
    assert _everything(url) == before


async def test_half_a_dump_restores_nothing(store: Store, url: str, other_url: str, tmp_path: Path) -> None:
    await furnish(store)
    dump(read_url(url), tmp_path / "dump", record_of)
    events = tmp_path / "dump/tables/events.jsonl"
    whole = events.read_bytes()
    for broken, complaint in (
        (whole[: len(whole) // 2], "events.jsonl"),
        (whole[: whole.index(b"\n") + 1], "events.jsonl has 1 rows"),
        (whole.replace(b'"body":"', b'"body":"?', 1), "line 1 cannot be read"),
    ):
        events.write_bytes(broken)
        with pytest.raises(BadDump, match=complaint):
            restore(tmp_path / "dump", read_url(other_url))
        assert set(counts_of(read_url(other_url)).values()) == {0}
    events.unlink()
    with pytest.raises(BadDump, match=r"events.jsonl is missing"):
        restore(tmp_path / "dump", read_url(other_url))
    events.write_bytes(whole)
    restore(tmp_path / "dump", read_url(other_url))


async def test_a_dump_of_the_first_version_is_restored_and_brought_up_to_date(
    store: Store, url: str, other_url: str, tmp_path: Path
) -> None:
    await furnish(store)
    dump(read_url(url), tmp_path / "dump", record_of)
    for name, new, old in (
        ("manifest.json", f'"{REVISION}"', '"0001"'),
        ("tables/webhooks.jsonl", ',"language":"en"', ""),
    ):
        found = (tmp_path / "dump" / name).read_text()
        assert new in found
        (tmp_path / "dump" / name).write_text(found.replace(new, old))
    restore(tmp_path / "dump", read_url(other_url))
    assert _everything(other_url) == _everything(url)


async def test_what_is_no_dump_is_refused(tmp_path: Path) -> None:
    url = read_url(f"sqlite:///{tmp_path}/taku.db")
    (tmp_path / "folder").mkdir()
    with pytest.raises(BadDump, match=r"manifest.json is missing"):
        restore(tmp_path / "folder", url)
    (tmp_path / "folder/manifest.json").write_text('{"format":2,"revision":"0001","rows":{},"records":0}')
    with pytest.raises(BadDump, match="format 2"):
        restore(tmp_path / "folder", url)
    (tmp_path / "folder/manifest.json").write_text("{")
    with pytest.raises(BadDump, match="manifest"):
        restore(tmp_path / "folder", url)
    for name in ("x.tar.gz", "x.zip", "x.rar"):
        (tmp_path / name).write_bytes(b"not an archive")
        with pytest.raises(BadDump, match=r"x\."):
            restore(tmp_path / name, url)
    shutil.rmtree(tmp_path / "folder")


@pytest.mark.parametrize(("name", "kind"), [("../outside", tarfile.REGTYPE), ("inside", tarfile.SYMTYPE)])
def test_an_archive_that_would_write_elsewhere_is_refused(tmp_path: Path, name: str, kind: bytes) -> None:
    """The filter of tarfile is not used: Python 3.11.2 of Debian 12 does not have it."""
    member = tarfile.TarInfo(name)
    member.type, member.linkname = kind, "/etc"
    with tarfile.open(tmp_path / "x.tar.gz", "w:gz") as archive:
        archive.addfile(member)
    with pytest.raises(BadDump, match="does not belong to a dump"):
        restore(tmp_path / "x.tar.gz", read_url(f"sqlite:///{tmp_path}/taku.db"))


async def test_what_is_missing_in_a_database_is_found(store: Store, url: str) -> None:
    await furnish(store)
    assert faults_of(read_url(url)) == []
    engine = writing_engine(read_url(url))
    with engine.begin() as connection:
        connection.execute(text("DELETE FROM events WHERE match = 'live' AND number = 3"))
    engine.dispose()
    assert faults_of(read_url(url)) == ["match live does not have all its events"]


async def test_a_filling_that_fails_leaves_nothing(empty_url: str) -> None:
    def fill_and_fail() -> None:
        with filling(read_url(empty_url)) as (connection, tables):
            connection.execute(tables.tables["house"].insert(), {"key": "a", "value": "b"})
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fill_and_fail()
    assert counts_of(read_url(empty_url))["house"] == 0
