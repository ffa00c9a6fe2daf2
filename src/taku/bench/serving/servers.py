"""Starts the servers that are measured, each alone on one core, and reads what the system says about them."""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

START_SECONDS = 60
SERVER_CORE, CROWD_CORE = 0, 1


def free_port() -> int:
    """A port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def pin(process: int, core: int) -> None:
    """Keep a process to one core, where the system can do that and has more than one."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(process, {core})


@contextlib.contextmanager
def taku(database: str, games: Path | None = None) -> Iterator[tuple[int, int]]:
    """A server of ours, with the games installed in a folder besides its own; its port and its process."""
    port = free_port()
    own = ["--host", "127.0.0.1", "--port", str(port), "--database", database]
    command = [sys.executable, "-m", "taku", "serve", *own, "--address-rate", "0", "--person-rate", "0"]
    path = [str(games) if games else "", os.environ.get("PYTHONPATH", "")]
    with _running(command, port, "/readyz", PYTHONPATH=os.pathsep.join(filter(None, path))) as process:
        yield port, process


def install_small(peer: Path, folder: Path) -> Path:
    """The peer's small game for our kernel, as anybody's game is installed: a module, and an entry point naming it."""
    info = folder / "taku_small-1.0.dist-info"
    info.mkdir(parents=True)
    shutil.copy(peer / "small.py", folder / "taku_small.py")
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: taku-small\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[taku.games]\nsmall = taku_small:GAME\n", encoding="utf-8")
    return folder


@contextlib.contextmanager
def boardgame_io(folder: Path) -> Iterator[tuple[int, int]]:
    """The peer, installed from npm into a folder if it is not there yet; its port and its process."""
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        npm = shutil.which("npm")
        if npm is None:
            raise FileNotFoundError(2, "npm is needed to install the peer", "npm")
        subprocess.run([npm, "install", "--no-audit", "--no-fund", "--no-save"], cwd=folder, check=True)
    port = free_port()
    with _running(["node", str(folder / "server.cjs"), str(port)], port, "/", NODE_ENV="production") as process:
        yield port, process


@contextlib.contextmanager
def _running(command: list[str], port: int, path: str, **environment: str) -> Iterator[int]:
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env={**os.environ, **environment}
    )
    try:
        pin(process.pid, SERVER_CORE)
        _wait(process, f"http://127.0.0.1:{port}{path}")
        yield process.pid
    finally:
        process.kill()
        process.wait()


def _wait(process: subprocess.Popen[bytes], address: str) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(address, timeout=5).status_code < 500:
                return
        time.sleep(0.01)
    raise TimeoutError(f"{address} did not answer")


def resident(process: int) -> int:
    """The memory a process holds, in bytes."""
    found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{process}/status").read_text(encoding="utf-8"))
    return int(found[1]) * 1024 if found else 0


class Histogram:
    """The server's own times of its clicks, between two moments."""

    def __init__(self, port: int) -> None:
        self._address = f"http://127.0.0.1:{port}/metrics"
        self._before = self._read()

    def _read(self) -> list[tuple[float, float]]:
        text = httpx.get(self._address).text
        found = re.findall(r'taku_click_seconds_bucket\{le="([^"]+)"\} (\S+)', text)
        return [(float(bound), float(count)) for bound, count in found]

    def percentile(self, share: float) -> float:
        """Milliseconds within which that share of the clicks since the beginning was dealt with."""
        counts = [(bound, now - before) for (bound, now), (_, before) in zip(self._read(), self._before, strict=True)]
        wanted = share * counts[-1][1]
        low, below = 0.0, 0.0
        for bound, count in counts:
            if count >= wanted:
                inside = (wanted - below) / max(1.0, count - below)
                return 1000 * (low + inside * (min(bound, 10.0) - low))
            low, below = bound, count
        return float("inf")
