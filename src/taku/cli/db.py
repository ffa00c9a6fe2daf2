"""`taku db`: bring a database up to date, check it, dump it, restore it, move it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from taku.cli.errors import BadInput, OneLineGroup
from taku.extras import extra
from taku.kernel.errors import TakuError

if TYPE_CHECKING:
    from sqlalchemy import URL

    from taku.store import Event, Stored

# A server says every few seconds that it is there.
STILL_OPEN_MS = 10_000


class _Database(click.ParamType["URL"]):
    """The address of a database."""

    name = "database"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> URL:
        from taku.store.engines import read_url

        return read_url(str(value))


def _default() -> str:
    from taku.store.engines import default_database

    return default_database()


_database = click.option(
    "--database",
    "url",
    type=_Database(),
    envvar="TAKU_DATABASE",
    default=_default,
    help="sqlite:///FILE or postgresql://…; by default the one of `taku serve`.",
)


class _StoreGroup(OneLineGroup):
    """A database that does not answer is one line, too."""

    def invoke(self, ctx: click.Context) -> object:
        with extra("serve"):
            from taku.store import StoreGone

        try:
            return super().invoke(ctx)
        except StoreGone as error:
            raise BadInput(str(error)) from None


@click.group(cls=_StoreGroup)
def db() -> None:
    """Manage the database of a server."""


@db.command()
@_database
def upgrade(url: URL) -> None:
    """Upgrade the database to the schema of this version, or create it."""
    from taku.store import upgrading

    before, after = upgrading.upgrade(url)
    click.echo(f"{_name(url)}: schema {after}" + (f", it was {before or 'empty'}" if before != after else " already"))


@db.command()
@_database
def check(url: URL) -> None:
    """Check for broken pages, missing events and orphaned rows."""
    from taku.store import copying

    _must_exist(url)
    faults = copying.faults_of(url)
    for fault in faults:
        click.echo(fault, err=True)
    if faults:
        raise click.exceptions.Exit(1)
    click.echo(f"ok: {_name(url)}: {_counted(copying.counts_of(url))}")


@db.command()
@click.argument("path", type=click.Path(path_type=Path))
@_database
def dump(path: Path, url: URL) -> None:
    """Write everything to PATH: a new folder, or an archive if it ends in .tar.gz or .zip. Servers can keep running.

    The dump is private: it holds the seeds of unfinished matches. Only you can read the files.
    """
    from taku.store import dumps

    _must_exist(url)
    manifest = dumps.dump(url, path, record_of)
    click.echo(f"{path}: {_counted(manifest.rows)}; {manifest.records} records. The dump is private: do not share it.")
    for match in manifest.without_record:
        click.echo(f"no record could be made of match {match}; its events are in the dump", err=True)


@db.command()
@click.argument("path", type=click.Path(exists=True, path_type=Path))
@_database
def restore(path: Path, url: URL) -> None:
    """Restore the dump at PATH into an empty database."""
    from taku.store import dumps

    manifest = dumps.restore(path, url)
    click.echo(f"{_name(url)}: {_counted(manifest.rows)}")


@db.command()
@click.argument("source", type=_Database(), metavar="FROM")
@click.argument("target", type=_Database(), metavar="TO")
def move(source: URL, target: URL) -> None:
    """Copy everything FROM one database TO another, empty one, for example from SQLite to PostgreSQL.

    The source is not changed. Stop all servers first: what they write afterwards is not copied.
    """
    from taku.store import copying

    _must_exist(source)
    last = copying.last_heartbeat(source)
    if last is not None and time.time() * 1000 - last < STILL_OPEN_MS:
        raise BadInput(f"{_name(source)}: a server was running a moment ago; stop it and wait ten seconds")
    counts = copying.copy_database(source, target)
    click.echo(f"{_name(target)}: {_counted(counts)}")


def _must_exist(url: URL) -> None:
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadInput(f"{url.database}: no such file")


def _name(url: URL) -> str:
    from taku.store.engines import shown

    return shown(url)


def _counted(rows: dict[str, int]) -> str:
    return f"{rows['matches']} matches, {rows['events']} events, {rows['players']} people"


def record_of(stored: Stored, events: list[Event]) -> str | None:
    """The record of a stored match, with its seed once it is over; None if this Taku cannot play it."""
    from taku.server.replaying import rebuilt

    try:
        table = rebuilt(stored, events, [])
    except (TakuError, ValueError):
        return None
    return table.playing.record(with_seed=stored.status == "over")
