"""Bringing a database to the schema that this Taku expects, and refusing one that has another."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from tempfile import mkstemp
from typing import TYPE_CHECKING

from sqlalchemy import URL, Connection, inspect, text

from taku.store.engines import is_shared, make_file, named_errors, writing_engine
from taku.store.kept import WrongSchema
from taku.store.schema import REVISION

if TYPE_CHECKING:
    # A server that starts needs to know the revision, not to change it, and should start at once.
    from alembic.config import Config

# Any number will do, as long as every Taku takes the same.
_LOCK = 7_258_001
VERSION_TABLE = "alembic_version"


def upgrade(url: URL, revision: str = REVISION) -> tuple[str | None, str]:
    """Bring the database to a revision, all or nothing; the revisions it had before and has now."""
    from alembic import command

    if not is_shared(url):
        make_file(url)
    engine = writing_engine(url)
    try:
        with named_errors(), engine.begin() as connection:
            if is_shared(url):
                connection.execute(text("SET LOCAL statement_timeout = 0"))
                connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
            before = revision_of(connection)
            _refuse_unknown(before)
            command.upgrade(_config(connection), revision)
            return before, revision_of(connection) or ""
    finally:
        engine.dispose()


def keep_copy(url: URL, revision: str) -> None:
    """Leave a SQLite file as it is now beside itself, under its name and its revision, unless that was done before."""
    _refuse_unknown(revision)
    copy = Path(f"{url.database}.{revision}")
    if copy.exists():
        return
    # Readable by its owner alone, like the file itself; several may be at it.
    opened, unfinished = mkstemp(prefix=f"{copy.name}-", dir=copy.parent)
    os.close(opened)
    source, target = sqlite3.connect(str(url.database)), sqlite3.connect(unfinished)
    try:
        with named_errors(), closing(source), closing(target):
            source.backup(target)
        Path(unfinished).replace(copy)
    finally:
        # A disk that was too full for the copy is not left fuller.
        Path(unfinished).unlink(missing_ok=True)


def revision_of(connection: Connection) -> str | None:
    """The revision of the schema; None for an empty database. WrongSchema if it holds something else."""
    there = inspect(connection).get_table_names()
    found: str | None = None
    if VERSION_TABLE in there:
        found = connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}"))
    if found is None and there and there != [VERSION_TABLE]:
        raise WrongSchema("the database holds tables that are not Taku's: use an empty one")
    return found


def check_schema(connection: Connection) -> None:
    """WrongSchema, with what to do about it, unless the schema is the one this Taku expects."""
    found = revision_of(connection)
    if found == REVISION:
        return
    _refuse_unknown(found)
    has = "is empty" if found is None else f"has schema {found}"
    raise WrongSchema(f"the database {has}, this Taku expects {REVISION}: run `taku db upgrade`")


def _refuse_unknown(found: str | None) -> None:
    from alembic.script import ScriptDirectory

    if found == REVISION:
        return
    known = {script.revision for script in ScriptDirectory.from_config(_config(None)).walk_revisions()}
    if found is not None and found not in known:
        raise WrongSchema(
            f"the database has schema {found}, which a newer Taku made; this one knows {REVISION}: "
            "install the newer Taku (`taku db upgrade` cannot go back)"
        )


def _config(connection: Connection | None) -> Config:
    from alembic.config import Config

    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
