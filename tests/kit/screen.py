"""A real pseudo-terminal with `taku` in it, to type at and to read."""

from __future__ import annotations

import codecs
import os
import pty
import select
import subprocess
import time
from pathlib import Path

from command import TAKU, environment_of
from waiting import HANG_SECONDS


class Screen:
    """A pseudo-terminal as wide as a window; what appears is kept as it came."""

    def __init__(self, arguments: list[str], home: Path) -> None:
        self.master, slave = pty.openpty()
        environment = environment_of(home, TERM="xterm-256color", LINES="50")
        self.process = subprocess.Popen([*TAKU, *arguments], stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.seen = ""
        self.read = 0

    def wait_for(self, text: str, seconds: float = HANG_SECONDS) -> str:
        """What appeared since the last text that was waited for, or the last key, until this text did."""
        start, deadline = self.read, time.monotonic() + seconds
        while text not in self.seen[start:]:
            ready, _, _ = select.select([self.master], [], [], max(0.0, deadline - time.monotonic()))
            assert ready, f"{text!r} did not appear, but: {self.seen[-2000:]!r}"
            self.take(os.read(self.master, 65536))
        # Two texts may come in one piece: the next one is searched for right behind this one.
        self.read = self.seen.index(text, start) + len(text)
        return self.seen[start:]

    def take(self, piece: bytes) -> None:
        """Keep what has come in; a sign may be cut in two."""
        self.seen += self.decoder.decode(piece)

    def type(self, text: str) -> None:
        """Press keys: what was there before is no answer to them."""
        self.read = len(self.seen)
        os.write(self.master, text.encode())

    def close(self) -> None:
        """End the process and the terminal."""
        self.process.kill()
        self.process.wait()
        os.close(self.master)
