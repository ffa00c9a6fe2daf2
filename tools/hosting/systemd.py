"""The service: deploy/taku.service under a real systemd, with the backups of the guide."""

from __future__ import annotations

import re
from pathlib import Path

from hosting import guide
from hosting.debian import Layers
from hosting.installed import LOCAL, start_service
from hosting.machine import PATH, Machine
from hosting.report import check, note, saw
from hosting.visitor import play, visit, wait_until_ready

UNIT = "/etc/systemd/system/taku.service"
STATE = "/var/lib/private/taku"
# systemd's measure of what an intruder could do: 0 is nothing, 10 everything.
MOST_EXPOSED = 2.0
OPTIONS = re.compile(r'`(TAKU_OPTIONS="[^`]*")`')


def run(below: list[Path]) -> None:
    """Start the service, look at what it is and owns, back it up, restore it, update it and stop it."""
    with Layers("systemd", below) as root, Machine(root) as machine:
        start_service(machine)
        with machine.network():
            wait_until_ready(LOCAL)
            visit(LOCAL)
        analyse(machine)
        look_at_process(machine)
        look_at_files(machine)
        look_at_limits(machine)
        back_up(machine)
        restore(machine)
        set_options(machine)
        update(machine)
        fail(machine)


def shown(machine: Machine, name: str) -> str:
    """A property of the service."""
    return machine.run(f"systemctl show taku --property={name} --value", shows=False).strip()


def analyse(machine: Machine) -> None:
    """systemd finds no fault in the unit, and little that an intruder could do."""
    printed = machine.run(f"systemd-analyze verify {UNIT}")
    check("systemd-analyze verify says nothing", not printed, printed)
    printed = machine.run(f"systemd-analyze security --offline=true --no-pager {UNIT}")
    (exposure,) = re.findall(r"exposure level for \S+: ([\d.]+)", printed)
    check(f"its exposure level is {exposure}, at most {MOST_EXPOSED}", float(exposure) <= MOST_EXPOSED, printed)


def look_at_process(machine: Machine) -> None:
    """The process has a user of its own and can do nothing special."""
    number = shown(machine, "MainPID")
    status = machine.run(f"cat /proc/{number}/status", shows=False)
    found = dict(re.findall(r"^(\w+):\s+(\S+)", status, flags=re.M))
    check(f"it runs as user {found['Uid']}", int(found["Uid"]) > 1000, found["Uid"])
    check("it has no capabilities", int(found["CapBnd"], 16) == 0, found["CapBnd"])
    check("it is under a filter of system calls", found["Seccomp"] == "2", found["Seccomp"])


def look_at_files(machine: Machine) -> None:
    """What the service keeps belongs to its user, and others cannot read it."""
    user = machine.run(f"stat --format=%u /proc/{shown(machine, 'MainPID')}", shows=False).strip()
    printed = machine.run(f"stat --format='%a %u %n' {STATE} {STATE}/*", shows=False)
    modes = {line.split()[2]: line.split()[:2] for line in printed.splitlines()}
    check("only its user can read its files", {mode for mode, _ in modes.values()} == {"700", "600"}, modes)
    check(f"all {len(modes) - 1} files are its own", {owner for _, owner in modes.values()} == {user}, modes)


def look_at_limits(machine: Machine) -> None:
    """The limits of the unit are understood; whether they are enforced depends on the computer."""
    text = (machine.root / UNIT.removeprefix("/")).read_text()
    sizes = {"G": 2**30, "M": 2**20}
    for name, value in re.findall(r"^(MemoryHigh|MemoryMax|TasksMax|LimitNOFILE)=(\S+)$", text, flags=re.M):
        number = int(value.rstrip("GM")) * sizes.get(value[-1], 1)
        check(f"systemd reads {name}={value}", shown(machine, name) == str(number), shown(machine, name))
    if not (machine.root / "sys/fs/cgroup/system.slice/taku.service/memory.max").exists():
        note("the limits were read, not enforced: this computer gives its containers no memory controller")


def backup_command() -> str:
    """The line of the guide that backs up a service."""
    (command,) = [line for line in guide.commands(guide.DATABASE, "Back up") if "/var/backups/" in line]
    return command


def back_up(machine: Machine) -> None:
    """Run the backup of the guide as root while the server writes; the server can write afterwards."""
    saw(machine.run(backup_command()))
    archive = backup_command().split()[-1]
    check("only root can read it", machine.run(f"stat --format='%a %u' {archive}", shows=False) == "600 0\n")
    fresh = "--database sqlite:////srv/admin/restored.db"
    machine.run(f"/opt/taku/bin/taku db restore {archive} {fresh}")
    saw(machine.run(f"/opt/taku/bin/taku db check {fresh}"))
    with machine.network():
        play(LOCAL)
    look_at_files(machine)


def restore(machine: Machine) -> None:
    """Restore the service from its backup with the commands of the guide: people and matches are there."""
    database = f"--database sqlite:///{STATE}/tables.db"
    machine.run(f"rm {backup_command().split()[-1]}", shows=False)
    before = machine.run(f"/opt/taku/bin/taku db check {database}", shows=False)
    machine.run(backup_command())
    for command in guide.commands(guide.DATABASE, "Restore a service"):
        machine.run(command)
    with machine.network():
        wait_until_ready(LOCAL)
    after = machine.run(f"/opt/taku/bin/taku db check {database}", shows=False)
    check(f"everything is back: {after.strip()}", before == after, before)
    with machine.network():
        play(LOCAL)
    look_at_files(machine)


def set_options(machine: Machine) -> None:
    """The line of the guide for /etc/taku.env is read when the service starts again."""
    (line,) = OPTIONS.findall(guide.HOST.read_text(encoding="utf-8"))
    (machine.root / "etc/taku.env").write_text(f"{line}\n")
    machine.run("chmod 600 /etc/taku.env")
    machine.run("systemctl restart taku")
    with machine.network():
        wait_until_ready(LOCAL)
    words = machine.run(f"tr '\\0' '\\n' < /proc/{shown(machine, 'MainPID')}/cmdline", shows=False).split()
    check(f"it runs with {line}", "--public-url" in words and "https://taku.example.org" in words, words)


def update(machine: Machine) -> None:
    """The steps to a new version, with the version that is there."""
    where = {"TAKU_DATABASE": f"sqlite:///{STATE}/tables.db", "PATH": f"/opt/taku/bin:{PATH}"}
    machine.run("taku db dump before-update.tar.gz", variables=where)
    saw(machine.run("taku replay-live", variables=where))
    machine.run("systemctl stop taku")
    seen = {name: shown(machine, name) for name in ("Result", "ExecMainStatus")}
    check("it stopped with code 0", seen == {"Result": "success", "ExecMainStatus": "0"}, seen)
    saw(machine.run("taku db upgrade", variables=where))
    machine.run("systemctl start taku")
    with machine.network():
        wait_until_ready(LOCAL)
        play(LOCAL)
    look_at_files(machine)


def fail(machine: Machine) -> None:
    """A server that was killed is started again; one with an option that does not exist is not."""
    machine.run("systemctl kill --kill-whom=main --signal=KILL taku")
    with machine.network():
        wait_until_ready(LOCAL)
    check("it was started again", shown(machine, "NRestarts") == "1", shown(machine, "NRestarts"))
    (machine.root / "etc/taku.env").write_text('TAKU_OPTIONS="--no-such-option"\n')
    machine.run("systemctl restart taku; sleep 5")
    seen = [shown(machine, name) for name in ("ActiveState", "ExecMainStatus", "NRestarts")]
    check("with a wrong option it fails once, with code 2", seen == ["failed", "2", "0"], seen)
    saw(machine.run("journalctl --unit=taku --lines=3 --output=cat"))
