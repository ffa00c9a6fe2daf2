"""New SQLite databases for tests: the schema is made once in a process, then the file is copied."""

from __future__ import annotations

import os
import tempfile
from functools import cache
from pathlib import Path

from taku.store.engines import read_url
from taku.store.upgrading import upgrade


def fresh_database(path: Path) -> str:
    """Return the address of the database at that path, which is made if it is not there."""
    if not path.exists():
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        with os.fdopen(made, "wb") as file:
            file.write(_empty())
    return f"sqlite:///{path}"


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        upgrade(read_url(f"sqlite:///{path}"))
        return path.read_bytes()
