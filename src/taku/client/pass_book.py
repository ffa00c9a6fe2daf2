"""Remembers who one is at which server: a file for each in the user's data folder, for nobody else to read."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import msgspec

from taku.home import home
from taku.record import save


class Pass(msgspec.Struct, frozen=True):
    """Who one is at a server: the name, and the cookie that proves it."""

    server: str
    name: str
    cookie: str


def pass_folder() -> Path:
    """The folder with one file for each server."""
    return home() / "servers"


def path_of(server: str) -> Path:
    """The file for a server: its name can be read, and no two servers share one."""
    readable = re.sub(r"[^0-9a-z]+", "-", server.partition("://")[2].lower()).strip("-")
    return pass_folder() / f"{readable}-{hashlib.sha256(server.encode()).hexdigest()[:8]}.json"


def recall(server: str) -> Pass | None:
    """Who one is at a server; a file that cannot be read is as good as none."""
    try:
        return msgspec.json.decode(path_of(server).read_bytes(), type=Pass)
    except (OSError, msgspec.DecodeError):
        return None


def remember(kept: Pass) -> None:
    """Keep who one is; the file belongs to its owner alone from its first byte on."""
    path = path_of(kept.server)
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    save(path, msgspec.json.format(msgspec.json.encode(kept)).decode() + "\n")
