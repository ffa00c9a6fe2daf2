"""Try the guides and files for hosts on a fresh Debian system, as they are written.

    python tools/try_hosting.py [systemd] [nginx] [caddy] [database] [image]     (default: all)

The commands are taken from docs/guides/host.md and host-database.md and run in containers that systemd-nspawn boots:
Debian 12 with systemd as its first process and no network but a loopback. Packages are downloaded with the network of
this computer. Prints each command and what was seen; ends with 1 if something was not as expected, and with 2 where it
cannot run. It needs root and Debian or a relative of it. Everything it makes is in build/hosting: a Debian system that
is kept for the next time, and what `make clean` removes.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "kit"))

from hosting import caddy, database, image, nginx, systemd
from hosting.debian import FOLDER
from hosting.guide import ROOT
from hosting.installed import install
from hosting.report import Failed, Stopwatch, title

# Each part, and whether Taku must be installed for it.
PARTS: dict[str, tuple[Callable[[list[Path]], None], bool]] = {
    "systemd": (systemd.run, True),
    "nginx": (nginx.run, True),
    "caddy": (caddy.run, True),
    "database": (database.run, True),
    "image": (image.run, False),
}
PROGRAMS = {"debootstrap": "debootstrap", "systemd-nspawn": "systemd-container", "nsenter": "util-linux"}
INSIDE = "TAKU_HOSTING_INSIDE"
PROPAGATED = Path("/run/systemd/nspawn")


def obstacle() -> str | None:
    """Why nothing can be tried here."""
    if sys.platform != "linux" or not shutil.which("apt-get"):
        return "it needs Debian or a relative of it"
    if os.geteuid() != 0:
        return "it needs root"
    return None


def install_programs() -> None:
    """Install the Debian packages that are missing on this computer."""
    missing = sorted({package for program, package in PROGRAMS.items() if not shutil.which(program)})
    if missing:
        print(f"installing on this computer: {' '.join(missing)}", flush=True)
        subprocess.run(["apt-get", "install", "--yes", "-qq", "--no-install-recommends", *missing], check=True)


def enter_own_file_system() -> None:
    """Begin again in a mount namespace: what is mounted there ends with this process, however it ends."""
    if INSIDE not in os.environ:
        os.environ[INSIDE] = "1"
        os.execvp("unshare", ["unshare", "--mount", sys.executable, *sys.argv])


@contextlib.contextmanager
def tidy() -> Iterator[None]:
    """Keep a second run away, and leave nothing behind outside the build folder."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    is_new = not PROPAGATED.exists()
    PROPAGATED.mkdir(parents=True, exist_ok=True)
    with (FOLDER / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        subprocess.run(["mount", "-t", "tmpfs", "tmpfs", str(PROPAGATED)], check=True)
        groups = {*control_groups()}
        try:
            yield
        finally:
            subprocess.run(["umount", "--lazy", str(PROPAGATED)], check=True)
            if is_new:
                PROPAGATED.rmdir()
            for group in sorted({*control_groups()} - groups, reverse=True):
                with contextlib.suppress(OSError):
                    group.rmdir()
            shutil.rmtree(FOLDER / "layers", ignore_errors=True)


def control_groups() -> Iterator[Path]:
    """The groups that systemd-nspawn makes for containers where systemd does not run."""
    for name in ("payload", "supervisor"):
        for top in Path("/sys/fs/cgroup").glob(f"*/{name}"):
            yield from (top, *(path for path in top.rglob("*") if path.is_dir()))


def try_parts(names: list[str]) -> list[str]:
    """Run the parts one after the other; the names of those that failed."""
    below: list[Path] = []
    if any(PARTS[name][1] for name in names) and not is_good("install", lambda: below.extend(install())):
        return ["install"]
    return [name for name in names if not is_good(name, partial(PARTS[name][0], below))]


def is_good(name: str, part: Callable[[], None]) -> bool:
    """Run one part; whether everything was as expected."""
    title(name)
    watch = Stopwatch()
    try:
        part()
    except Failed as error:
        print(f"{name}: FAILED after {watch.seconds:.0f} s: {error}", flush=True)
        return False
    print(f"{name}: all good after {watch.seconds:.0f} s", flush=True)
    return True


def main() -> int:
    """Try the parts that were asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of: {', '.join(PARTS)}")
    names = parser.parse_args().parts or [*PARTS]
    unknown = [name for name in names if name not in PARTS]
    reason = f"there is no part {unknown[0]}, only {', '.join(PARTS)}" if unknown else obstacle()
    if reason:
        print(f"The guides for hosts cannot be tried here: {reason}.", file=sys.stderr)
        return 2
    install_programs()
    enter_own_file_system()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    os.chdir(ROOT)
    with tidy():
        failed = try_parts(names)
    print(f"\n{', '.join(failed)} failed" if failed else "\nall good")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
