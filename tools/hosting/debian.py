"""Debian systems as folders: made by debootstrap, with layers for what is changed in them."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from hosting.guide import ROOT
from hosting.report import Stopwatch, check, ran

FOLDER = ROOT / "build" / "hosting"
RELEASE = "bookworm"
# What a Debian server has that debootstrap's smallest system lacks.
SERVER = "systemd,systemd-sysv,dbus,ca-certificates,openssl"
# Where the checkout of Taku is in a system.
CHECKOUT = "/srv/admin/taku"
# How this computer reaches package indexes. Where the value is a file, that file is copied.
INDEXES = (
    *("PIP_CERT", "PIP_INDEX_URL", "PIP_DEFAULT_TIMEOUT", "SSL_CERT_FILE", "NODE_EXTRA_CA_CERTS"),
    *("HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "http_proxy", "https_proxy", "no_proxy"),
)
ALWAYS_YES = 'APT::Get::Assume-Yes "true";\nDpkg::Use-Pty "0";\n'


def index_settings() -> dict[str, str]:
    """The variables of INDEXES that are set here."""
    return {name: os.environ[name] for name in INDEXES if name in os.environ}


def copy_index_files(root: Path) -> None:
    """Give a system the name servers and the certificates that this computer uses."""
    shutil.copyfile("/etc/resolv.conf", root / "etc/resolv.conf")
    for value in index_settings().values():
        if value.startswith("/") and Path(value).is_file():
            target = root / value.removeprefix("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(value, target)


def copy_checkout(root: Path) -> None:
    """Copy what a clone of this checkout would hold into a system, with changes that are not committed."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(git, cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        if (ROOT / name).is_file():
            target = root / CHECKOUT.removeprefix("/") / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)


def debian(name: str, packages: str) -> Path:
    """A Debian system with those packages, made once and kept in the build folder."""
    folder, made = FOLDER / name, FOLDER / f"{name}.made-of"
    wanted = f"{RELEASE} {packages}"
    if not made.is_file() or made.read_text() != wanted:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        watch = Stopwatch()
        command = ["debootstrap", "--variant=minbase", f"--include={packages}", RELEASE, str(folder)]
        done = subprocess.run(command, capture_output=True, text=True)
        ran(f"debootstrap --variant=minbase --include={packages} {RELEASE}", watch.seconds)
        check("a Debian system was made", done.returncode == 0, done.stdout[-500:] + done.stderr)
        made.write_text(wanted)
    return folder


class Layers:
    """A system whose changes are kept apart from the systems below it; several may stand on the same one."""

    def __init__(self, name: str, below: list[Path]) -> None:
        self.folder = FOLDER / "layers" / name
        self.root = self.folder / "root"
        self.below = below
        shutil.rmtree(self.folder, ignore_errors=True)
        for part in ("changes", "work", "root"):
            (self.folder / part).mkdir(parents=True)

    @property
    def stack(self) -> list[Path]:
        """What another system needs to stand on this one."""
        return [self.folder / "changes", *self.below]

    def __enter__(self) -> Path:
        """Mount it."""
        lower = ":".join(str(path) for path in self.below)
        options = f"lowerdir={lower},upperdir={self.folder / 'changes'},workdir={self.folder / 'work'}"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", options, str(self.root)], check=True)
        return self.root

    def __exit__(self, *_: object) -> None:
        subprocess.run(["umount", "--lazy", str(self.root)], check=True)


def with_checkout() -> list[Path]:
    """A fresh Debian server with a checkout of Taku; what machines can stand on."""
    layers = Layers("checkout", [debian("debian", SERVER)])
    with layers as root:
        copy_index_files(root)
        copy_checkout(root)
        (root / "etc/apt/apt.conf.d/90yes").write_text(ALWAYS_YES)
    return layers.stack
