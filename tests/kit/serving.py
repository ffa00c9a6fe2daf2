"""A real server of one's own, for tests and pictures of the page."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "src" / "taku" / "web" / "dist" / "index.html"


class Served:
    """A server of its own that can be stopped and started again on the same port and database."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.address = f"http://localhost:{self.port}"
        self._database = f"sqlite:///{folder / 'tables.db'}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        if not BUILT.exists():
            subprocess.run(["npm", "run", "build"], cwd=ROOT, check=True)
        options = ["--port", str(self.port), "--database", self._database, "--think", "100ms", "--address-rate", "0"]
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        command = [sys.executable, "-m", "taku", "serve", *options, "--bots", "1"]
        self._process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        for _ in range(200):
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError("the server does not start")

    def stop(self) -> None:
        """Stop as Ctrl-C does."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(timeout=30)
            self._process = None
