"""A real pseudo-terminal with `taku` in it, to type at and to read."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

from command import untraced

import taku


class Screen:
    """A pseudo-terminal as wide as a window; what appears is kept as it came."""

    def __init__(self, arguments: list[str], home: Path) -> None:
        self.master, slave = pty.openpty()
        environment = {
            **untraced(),
            "TAKU_HOME": str(home),
            "PYTHONPATH": str(Path(taku.__file__).parent.parent),
            "TERM": "xterm-256color",
            "COLUMNS": "100",
            "LINES": "50",
            "LANG": "C.UTF-8",
        }
        command = [sys.executable, "-m", "taku", *arguments]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)
        self.seen = ""

    def wait_for(self, text: str, seconds: float = 30) -> str:
        """Everything that appeared until the text did."""
        start, deadline = len(self.seen), time.monotonic() + seconds
        while text not in self.seen[start:]:
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"{text!r} did not appear, but: {self.seen[-2000:]!r}"
            self.seen += os.read(self.master, 65536).decode("utf-8", "replace")
        return self.seen[start:]

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.master, text.encode())

    def close(self) -> None:
        """End the process and the terminal."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)
