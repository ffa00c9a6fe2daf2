"""Reads lines beside everything else that happens, and keeps what is being typed below what is being told."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
import time
from collections.abc import Iterator

try:
    import readline
    import termios
except ImportError:  # Windows has neither: lines can be typed all the same.
    readline = termios = None  # type: ignore[assignment]

PROMPT = "› "
END = None
_ERASE_LINE = "\r\x1b[K"
# The other thread has said that it prints the prompt; by then it has.
_PROMPT_SECONDS = 0.02


class Keyboard:
    """Lines as they are typed, or as they come through a pipe. END comes when there are no more."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self._loop = asyncio.get_running_loop()
        self._before = termios.tcgetattr(0) if self.is_terminal and termios else None
        self._is_prompting = False
        self._prompted_at = 0.0

    def start(self) -> None:
        """Begin to read. The thread is left behind at the end: nothing can wake it but a key."""
        self._prompted_at = time.monotonic()
        threading.Thread(target=self._type if self.is_terminal else self._pipe, daemon=True).start()

    def close(self) -> None:
        """Leave the terminal as it was found."""
        if self._before is not None and termios:
            sys.stdout.write(_ERASE_LINE if self._is_prompting else "")
            sys.stdout.flush()
            termios.tcsetattr(0, termios.TCSADRAIN, self._before)

    def _type(self) -> None:
        while True:
            self._prompted_at, self._is_prompting = time.monotonic(), True
            try:
                line = input(PROMPT)
            except (EOFError, ValueError):
                self._put(END)
                return
            finally:
                self._is_prompting = False
            self._put(line)

    def _pipe(self) -> None:
        # Not through sys.stdin: its lock would be held by this thread when the process ends.
        rest = b""
        while chunk := os.read(0, 4096):
            *whole, rest = (rest + chunk).split(b"\n")
            for line in whole:
                self._put(line.decode("utf-8", "replace"))
        if rest:
            self._put(rest.decode("utf-8", "replace"))
        self._put(END)

    def _put(self, line: str | None) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._loop.call_soon_threadsafe(self.lines.put_nowait, line)

    @contextlib.contextmanager
    def aside(self) -> Iterator[None]:
        """Print something above the line that is being typed."""
        if not self.is_terminal:
            yield
            return
        time.sleep(max(0.0, min(_PROMPT_SECONDS, self._prompted_at + _PROMPT_SECONDS - time.monotonic())))
        sys.stdout.write(_ERASE_LINE)
        sys.stdout.flush()
        yield
        if self._is_prompting:
            sys.stdout.write(PROMPT + (readline.get_line_buffer() if readline else ""))
        sys.stdout.flush()
