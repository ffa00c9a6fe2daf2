"""The schema: made from empty, brought on from the first version, and refused if it is another."""

from __future__ import annotations

import asyncio
import contextlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from command import untraced
from matches import keep
from sqlalchemy import Connection, Engine, inspect, text

import taku
from taku.store import BadAddress, Player, StoreGone, WrongSchema, open_store, upgrading
from taku.store.engines import read_url, writing_engine
from taku.store.schema import METADATA, REVISION
from taku.store.upgrading import upgrade

FIRST = Path(__file__).parent / "first"


@contextlib.contextmanager
def engine_of(url: str) -> Iterator[Engine]:
    engine = writing_engine(read_url(url))
    try:
        yield engine
    finally:
        engine.dispose()


def _differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, METADATA))


def test_a_database_made_from_empty_is_what_the_code_expects(empty_url: str) -> None:
    assert upgrade(read_url(empty_url)) == (None, REVISION)
    with engine_of(empty_url) as engine, engine.connect() as connection:
        assert _differences(connection) == []


def test_a_database_of_the_first_version_is_brought_up_to_date(empty_url: str) -> None:
    _load_first(empty_url)
    before, after = upgrade(read_url(empty_url))
    assert (before, after) == ("0001", REVISION)
    with engine_of(empty_url) as engine, engine.connect() as connection:
        assert _differences(connection) == []
        assert connection.scalar(text("SELECT name FROM players")) == "Anna"
        assert connection.scalar(text("SELECT language FROM webhooks")) == "en"
        assert connection.execute(text("SELECT length, winners FROM progress WHERE match = 'm1'")).one() == (2, None)
        assert [bytes(body) for body in connection.scalars(text("SELECT body FROM events ORDER BY number"))] == [
            b"\x00one",
            b"two",
        ]


def _load_first(url: str) -> None:
    """The schema of the first version and some rows, as that version made them."""
    name = "sqlite" if url.startswith("sqlite") else "postgresql"
    with engine_of(url) as engine, engine.begin() as connection:
        for statement in (FIRST / f"{name}.sql").read_text().split(";\n"):
            if statement.strip():
                connection.exec_driver_sql(statement)


def test_the_first_version_is_still_made_as_it_was(empty_url: str) -> None:
    """The migration that made the first version is history: databases in the world were made by it."""
    upgrade(read_url(empty_url), "0001")
    with engine_of(empty_url) as engine, engine.begin() as connection:
        made = _shape(connection)
        for table in inspect(connection).get_table_names():
            connection.exec_driver_sql(f"DROP TABLE {table}" + (" CASCADE" if "postgresql" in empty_url else ""))
    _load_first(empty_url)
    with engine_of(empty_url) as engine, engine.connect() as connection:
        assert _shape(connection) == made


def _shape(connection: Connection) -> dict[str, object]:
    found = inspect(connection)
    return {
        table: (
            [(column["name"], str(column["type"]), column["nullable"]) for column in found.get_columns(table)],
            found.get_pk_constraint(table)["constrained_columns"],
            [(key["constrained_columns"], key["referred_table"]) for key in found.get_foreign_keys(table)],
            sorted(str((index["name"], index["column_names"], index["unique"])) for index in found.get_indexes(table)),
        )
        for table in sorted(found.get_table_names())
    }


def test_there_is_one_line_of_revisions_and_the_code_expects_its_end() -> None:
    script = ScriptDirectory.from_config(upgrading._config(None))
    assert script.get_heads() == [REVISION]
    assert [revision.revision for revision in script.walk_revisions()][-1] == "0001"


def test_upgrading_again_changes_nothing(url: str) -> None:
    assert upgrade(read_url(url)) == (REVISION, REVISION)


@pytest.mark.anyio
async def test_many_who_open_a_new_file_at_once_make_it_once(tmp_path: Path) -> None:
    stores = await asyncio.gather(*(open_store(f"sqlite:///{tmp_path}/taku.db") for _ in range(4)))
    await keep(stores[0])
    assert await stores[3].read("m1") is not None
    for store in stores:
        await store.close()


@pytest.mark.anyio
async def test_an_empty_postgresql_is_refused_with_what_to_do(empty_postgres_url: str) -> None:
    with pytest.raises(WrongSchema, match=r"is empty.*taku db upgrade"):
        await open_store(empty_postgres_url)


@pytest.mark.anyio
async def test_an_older_postgresql_is_refused_with_what_to_do(empty_postgres_url: str) -> None:
    _load_first(empty_postgres_url)
    with pytest.raises(WrongSchema, match=f"has schema 0001, this Taku expects {REVISION}: run `taku db upgrade`"):
        await open_store(empty_postgres_url)


@pytest.mark.anyio
async def test_an_older_file_is_brought_up_to_date_and_stays_beside_it_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "taku.db"
    _load_first(f"sqlite:///{path}")
    stores = await asyncio.gather(*(open_store(f"sqlite:///{path}") for _ in range(3)))
    assert (await stores[2].player("anna") or Player("", "", 0)).name == "Anna"
    for store in stores:
        await store.close()
    copy = tmp_path / "taku.db.0001"
    with engine_of(f"sqlite:///{copy}") as engine, engine.connect() as connection:
        assert upgrading.revision_of(connection) == "0001"
        assert connection.scalar(text("SELECT name FROM players")) == "Anna"
    assert copy.stat().st_mode & 0o077 == 0
    assert sorted(one.name for one in tmp_path.iterdir()) == ["taku.db", "taku.db.0001"]


def test_of_a_copy_that_could_not_be_made_nothing_is_left(tmp_path: Path) -> None:
    (tmp_path / "taku.db").write_bytes(b"no database, but as long as the head of one" * 40)
    with pytest.raises(StoreGone):
        upgrading.keep_copy(read_url(f"sqlite:///{tmp_path}/taku.db"), "0001")
    assert [one.name for one in tmp_path.iterdir()] == ["taku.db"]


@pytest.mark.anyio
async def test_a_copy_that_is_there_already_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "taku.db.0001").write_text("an earlier one")
    _load_first(f"sqlite:///{tmp_path}/taku.db")
    await (await open_store(f"sqlite:///{tmp_path}/taku.db")).close()
    assert (tmp_path / "taku.db.0001").read_text() == "an earlier one"


@pytest.mark.anyio
async def test_a_newer_schema_is_refused_and_left_alone(url: str) -> None:
    with engine_of(url) as engine, engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(WrongSchema, match=r"schema 9999, which a newer Taku made.*taku db upgrade"):
        await open_store(url)
    with pytest.raises(WrongSchema, match="newer"):
        upgrade(read_url(url))


@pytest.mark.anyio
async def test_somebody_elses_database_is_refused_and_left_alone(empty_url: str) -> None:
    with engine_of(empty_url) as engine, engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    with pytest.raises(WrongSchema, match="not Taku's"):
        await open_store(empty_url)
    with pytest.raises(WrongSchema, match="not Taku's"):
        upgrade(read_url(empty_url))


@pytest.mark.anyio
@pytest.mark.parametrize(
    "address", ["", "taku.db", "mysql://host/x", "sqlite://", "sqlite:///:memory:", "postgresql://"]
)
async def test_a_bad_address_says_what_was_expected(address: str) -> None:
    with pytest.raises(BadAddress, match="expected sqlite:///PATH or postgresql://"):
        await open_store(address)


def test_a_password_is_not_in_the_error() -> None:
    with pytest.raises(BadAddress) as caught:
        read_url("mysql://anna:secret@host/x")
    assert "secret" not in str(caught.value)


def test_without_the_driver_postgresql_says_what_to_install(tmp_path: Path) -> None:
    """In a process of its own in which psycopg cannot be found: SQLite works, PostgreSQL is one sentence."""
    code = f"""
import asyncio, sys
sys.modules["psycopg"] = None
from taku.extras import MissingExtra
from taku.store import open_store
async def main():
    store = await open_store("sqlite:///{tmp_path}/taku.db")
    await store.ping()
    await store.close()
    try:
        await open_store("postgresql://taku@localhost/taku")
    except MissingExtra as error:
        print(error)
asyncio.run(main())
"""
    environment = {**untraced(), "PYTHONPATH": str(Path(taku.__file__).parent.parent)}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment)
    assert "comes with the extra 'postgresql'" in done.stdout, done.stderr
