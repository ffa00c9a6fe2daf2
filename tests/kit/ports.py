"""Ports for servers in tests: each is leased by one process, and nobody else gets it in between.

A port that was only found to be free can be taken before it is used: by another test, or as the near end of any
connection. So ports lie below those that the system gives to connections, and a locked file says that one is taken,
also while the server that uses it is down.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import random
import socket
import tempfile
from pathlib import Path

FIRST, LAST = 20_000, 32_000
# The locked files. They are never closed: a lease ends with the process.
_leases: list[int] = []


def lease_port() -> int:
    """Return a port that is this process's own until it ends."""
    folder = Path(tempfile.gettempdir()) / f"taku-test-ports-{os.geteuid()}"
    folder.mkdir(mode=0o700, exist_ok=True)
    # Where the search begins does not matter to any test; spread, it ends soon.
    start = random.SystemRandom().randrange(FIRST, LAST)
    candidates: list[int] = [*range(start, LAST), *range(FIRST, start)]
    for port in candidates:
        if _is_leased(folder / str(port)) and _is_free(port):
            return port
    raise RuntimeError(f"no free port between {FIRST} and {LAST}")


def _is_leased(path: Path) -> bool:
    """Try to lease the port of that file."""
    opened = os.open(path, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    with contextlib.suppress(BlockingIOError):
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
        _leases.append(opened)
        return True
    os.close(opened)
    return False


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        # As a server does: what is left of closed connections is in nobody's way.
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return True
    return False
