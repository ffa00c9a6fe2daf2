"""The database: the commands of docs/guides/host-database.md with Debian's PostgreSQL and a password."""

from __future__ import annotations

import re
import secrets
import time
from pathlib import Path

from hosting import guide
from hosting.debian import Layers
from hosting.installed import LOCAL, needs_index, start_service
from hosting.machine import Machine, Started
from hosting.report import check, saw
from hosting.visitor import play, visit, wait_until_ready

SERVE = "taku serve --workers 4"
PASSWORD = secrets.token_hex(12)
# What a server that was stopped is taken for until this time has passed.
STILL_OPEN_SECONDS = 11


class Shell:
    """A shell in which the commands of the guide are run one after the other, with an installed `taku` on PATH."""

    def __init__(self, machine: Machine, has_taku: bool = True) -> None:
        self.machine = machine
        # Commands that change the shell itself are repeated before each that comes after them.
        activate = re.findall(r"`(\. \S+/activate)`", guide.DATABASE.read_text(encoding="utf-8"))
        self._settings = activate if has_taku else []

    def run(self, command: str) -> str:
        """Run a command of the guide. A server is used and then stopped."""
        if command.startswith("export "):
            self._settings.append(command)
            return self.machine.run(command)
        if command.startswith("taku serve"):
            self._serve(command)
            return ""
        typed = f"{PASSWORD}\n" * 2 if "--pwprompt" in command else ""
        printed = self.machine.run(command, before=self._before(), online=needs_index(command), typed=typed)
        if command.startswith("taku"):
            saw(printed)
        return printed

    def start(self, command: str) -> Started:
        """Start a server that stays."""
        return self.machine.start(command, before=self._before())

    def _before(self) -> str:
        return "".join(f"{setting} && " for setting in self._settings)

    def _serve(self, command: str) -> None:
        server = self.start(command)
        with self.machine.network():
            wait_until_ready(LOCAL)
            visit(LOCAL)
        code = server.stop()
        check("the server stops with code 0", code == 0, code)


def run(below: list[Path]) -> None:
    """Begin with SQLite, move to PostgreSQL, serve from it, back it up, restore it, and run the service on it."""
    with Layers("database", below) as root, Machine(root) as machine:
        shell = Shell(machine)
        shell.run(commands("SQLite or PostgreSQL")[0])
        make_database(shell)
        move(shell)
        shell.run(SERVE)
        with_wrong_password(shell)
        for command in commands("After an update of Taku") + commands("Back up", until="taku db restore"):
            if "/var/backups/" in command or "docker" in command or command.startswith("mkdir"):
                continue  # The parts systemd and image run these.
            shell.run(command)
        restored = shell.run("taku db check --database sqlite:////srv/taku/restored.db")
        kept = shell.run(*commands("Check"))
        check("what was restored is all there was", counted(kept) == counted(restored), (kept, restored))
        serve_as_service(shell, kept)


def make_database(shell: Shell, until: str = SERVE) -> None:
    """Install PostgreSQL and make a database in it, with the commands of the guide before the given one."""
    for command in commands("SQLite or PostgreSQL", until)[1:-1]:
        shell.run(command)


def commands(section: str, until: str = "") -> list[str]:
    """The commands of a section of the guide, up to one that begins so."""
    found = guide.commands(guide.DATABASE, section, PASSWORD=PASSWORD)
    if not until:
        return found
    last = next(number for number, command in enumerate(found) if command.startswith(until))
    return found[: last + 1]


def counted(printed: str) -> str:
    """The matches, events and people that `taku db check` counts."""
    return printed.strip().rpartition(": ")[2]


def move(shell: Shell) -> None:
    """Move what was played with SQLite to PostgreSQL, after the time the guide asks for."""
    time.sleep(STILL_OPEN_SECONDS)
    before = shell.run("taku db check --database sqlite:////srv/taku/tables.db")
    shell.run(*commands("Move from SQLite"))
    after = shell.run(*commands("Check"))
    check("everything was moved", counted(before) == counted(after), (before, after))


def with_wrong_password(shell: Shell) -> None:
    """PostgreSQL asks for the password."""
    wrong = "/opt/taku/bin/taku db check --database postgresql://taku:wrong@localhost/taku"
    printed = shell.machine.run(wrong, codes=(2,))
    saw(printed)
    check("another password is refused, in one line", "password" in printed and printed.count("\n") == 1, printed)


def serve_as_service(shell: Shell, before: str) -> None:
    """The service takes the database and its processes from /etc/taku.env."""
    machine = shell.machine
    machine.run("rm --force /etc/taku.env", shows=False)
    start_service(machine)
    for command in commands("SQLite or PostgreSQL")[-4:]:
        shell.run(command)
    with machine.network():
        wait_until_ready(LOCAL)
        play(LOCAL)
    kept = shell.run(*commands("Check"))
    check("the service keeps matches in PostgreSQL", counted(kept) != counted(before), kept)
    machine.run("systemctl stop taku")
    result = machine.run("systemctl show taku --property=Result --value", shows=False).strip()
    check("the service stops with success", result == "success", result)
