"""A machine: a Debian system in a container, booted with systemd."""

from __future__ import annotations

import contextlib
import ctypes
import shlex
import subprocess
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Self

from hosting.debian import CHECKOUT, FOLDER, index_settings
from hosting.report import Failed, Stopwatch, check, ran, saw

CLONE_NEWNET = 0x40000000
BOOT_SECONDS = 120
STOP_SECONDS = 60
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
SETTINGS = {"HOME": "/srv/admin", "PATH": PATH, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
NONE: Mapping[str, str] = {}


class Machine:
    """A running system. Its network has nothing but a loopback."""

    def __init__(self, root: Path, *options: str) -> None:
        self.root = root
        self._options = options
        self._log = FOLDER / "boot.log"

    def __enter__(self) -> Self:
        """Boot it and wait until its services have started."""
        quiet = ["--quiet", "--register=no", "--resolv-conf=off", "--timezone=off", "--link-journal=no"]
        named = [f"--directory={self.root}", "--machine=taku-hosting", "--private-network"]
        # Without systemd on this computer there is nothing that could make a unit for the container.
        alone = [] if Path("/run/systemd/system").is_dir() else ["--keep-unit"]
        # If this process is killed, the machine shuts down.
        spawn = ["setpriv", "--pdeathsig=TERM", "systemd-nspawn"]
        with self._log.open("wb") as log:
            self._spawned = subprocess.Popen(
                [*spawn, *quiet, *named, *alone, *self._options, "--boot"],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        try:
            self._leader = self._wait_for_leader()
            self._wait_for_services()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        """Shut it down."""
        self._spawned.terminate()
        try:
            self._spawned.wait(BOOT_SECONDS)
        except subprocess.TimeoutExpired:
            self._spawned.kill()
            self._spawned.wait()

    def _wait_for_leader(self) -> int:
        """The process that is number 1 in the machine, once systemd there takes commands."""
        watch = Stopwatch()
        children = Path(f"/proc/{self._spawned.pid}/task/{self._spawned.pid}/children")
        while watch.seconds < BOOT_SECONDS and self._spawned.poll() is None:
            for child in children.read_text().split():
                if Path("/proc", child, "root", "run/systemd/private").exists():
                    return int(child)
            time.sleep(0.1)
        raise Failed(f"the machine does not boot: {self._log.read_text(errors='replace')[-500:]}")

    def _wait_for_services(self) -> None:
        watch = Stopwatch()
        while watch.seconds < BOOT_SECONDS:
            # The code is 1 as long as the answer is another than "running".
            state = self.run("systemctl is-system-running", shows=False, codes=(0, 1)).strip()
            if state in ("running", "degraded"):
                failed = self.run("systemctl list-units --failed --plain --no-legend", shows=False)
                return check("a Debian system with systemd is running", state == "running", failed)
            time.sleep(0.2)
        raise Failed(f"the machine's services did not start within {BOOT_SECONDS} s")

    def entering(self, command: str, online: bool, variables: Mapping[str, str]) -> list[str]:
        """The command line that runs a shell command in the machine; online in the network of this computer."""
        spaces = ["--mount", "--pid", "--uts", "--ipc", *([] if online else ["--net"])]
        settings = {**SETTINGS, **(index_settings() if online else {}), **variables}
        words = [f"{name}={value}" for name, value in settings.items()]
        within = ["env", "--ignore-environment", *words, "bash", "-c", f"cd {shlex.quote(CHECKOUT)} && {command}"]
        return ["nsenter", f"--target={self._leader}", "--root", *spaces, *within]

    def run(
        self,
        command: str,
        *,
        before: str = "",
        online: bool = False,
        typed: str = "",
        shows: bool = True,
        codes: tuple[int, ...] = (0,),
        variables: Mapping[str, str] = NONE,
    ) -> str:
        """Run a shell command in the checkout and wait for it; what it printed.

        What stands in `before` is run with it and not shown. Failed if it ends with another code than those given.
        """
        watch = Stopwatch()
        done = subprocess.run(
            self.entering(before + command, online, variables),
            input=typed,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            cwd="/",
            # Without a terminal, what asks for a password reads what is typed.
            start_new_session=True,
        )
        if shows or done.returncode not in codes:
            ran(command, watch.seconds)
        if done.returncode not in codes:
            saw(done.stdout, lines=20)
            raise Failed(f"{command!r} ended with {done.returncode}")
        return done.stdout

    def start(self, command: str, *, before: str = "") -> Started:
        """Start a shell command that stays."""
        ran(f"{command} &", 0)
        return Started(self, command, before)

    @contextlib.contextmanager
    def network(self) -> Iterator[None]:
        """Within it, this process is in the network of the machine."""
        with open("/proc/self/ns/net") as own, open(f"/proc/{self._leader}/ns/net") as other:
            _enter_network(other.fileno())
            try:
                yield
            finally:
                _enter_network(own.fileno())


def _enter_network(number: int) -> None:
    if ctypes.CDLL(None, use_errno=True).setns(number, CLONE_NEWNET):
        raise OSError(ctypes.get_errno(), "the network cannot be changed")


class Started:
    """A command that goes on in a machine until it is stopped. Its output goes to a file in the build folder."""

    count = 0

    def __init__(self, machine: Machine, command: str, before: str) -> None:
        self._machine = machine
        Started.count += 1
        # nsenter does not pass signals on: the process itself writes down its number in the machine.
        self._number = f"/run/started-{Started.count}"
        line = machine.entering(f"{before}echo $$ > {self._number} && exec {command}", False, NONE)
        with (FOLDER / f"started-{Started.count}.log").open("w") as log:
            self._process = subprocess.Popen(line, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/")

    def stop(self) -> int:
        """Send SIGTERM and wait; the code it ended with."""
        if self._process.poll() is None:
            self._machine.run(f"kill -TERM $(cat {self._number})", shows=False)
        return self._process.wait(STOP_SECONDS)
