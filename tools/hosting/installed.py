"""Taku installed on a machine as the guide says, and its service."""

from __future__ import annotations

from pathlib import Path

from hosting import guide
from hosting.debian import Layers, with_checkout
from hosting.machine import Machine
from hosting.report import check, saw

# The commands of the guides that download packages. A machine has no network of its own for them.
ONLINE = ("apt", "/opt/taku/bin/pip", "docker build")
LOCAL = "http://127.0.0.1:8477"


def needs_index(command: str) -> bool:
    """Whether a command downloads packages."""
    return command.startswith(ONLINE)


def install() -> list[Path]:
    """Install Taku on a fresh server with the first commands of the guide; what machines can stand on."""
    layers = Layers("installed", with_checkout())
    with layers as root, Machine(root) as machine:
        machine.run("apt-get update", online=True)
        for command in service_commands()[0]:
            machine.run(command, online=needs_index(command))
        saw(machine.run("/opt/taku/bin/taku doctor"), lines=12)
        version = machine.run("/opt/taku/bin/taku --version", shows=False)
        check("the rules are compiled", "(compiled)" in version, version)
    return layers.stack


def service_commands() -> tuple[list[str], list[str]]:
    """The guide's commands for systemd: those that install Taku, and those that start its service."""
    commands = guide.commands(guide.HOST, "With systemd")
    first = next(number for number, command in enumerate(commands) if command.startswith("cp "))
    return commands[:first], commands[first:]


def start_service(machine: Machine, options: str = "") -> None:
    """Start Taku as a service with the commands of the guide, after options were written into its file."""
    if options:
        (machine.root / "etc/taku.env").write_text(options)
    for command in service_commands()[1]:
        printed = machine.run(command)
        if command.startswith("journalctl"):
            saw(printed)
