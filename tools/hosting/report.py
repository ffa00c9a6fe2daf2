"""What `make hosting` prints: the commands that were run, what was seen, and what could not be tried."""

from __future__ import annotations

import time

INDENT = " " * 4


class Failed(Exception):
    """A command failed, or something else was seen than expected."""


def title(text: str) -> None:
    """Begin a part."""
    print(f"\n== {text}", flush=True)


def ran(command: str, seconds: float) -> None:
    """A command that has ended; its duration is printed if it was long."""
    spent = f"     ({seconds:.0f} s)" if seconds >= 1 else ""
    print(f"  $ {command}{spent}", flush=True)


def saw(text: str, lines: int = 4) -> None:
    """The last lines of what a command printed."""
    for line in text.strip().splitlines()[-lines:]:
        print(f"{INDENT}| {line[:200]}", flush=True)


def note(text: str) -> None:
    """Something the reader must know: what stands in for something else, and what was not tried."""
    print(f"{INDENT}note: {text}", flush=True)


def check(what: str, is_so: bool, seen: object = "") -> None:
    """Print that something is so; Failed if it is not, with what was seen instead."""
    if not is_so:
        raise Failed(f"expected: {what}; seen: {seen}")
    print(f"{INDENT}ok: {what}", flush=True)


class Stopwatch:
    """The seconds since it was made."""

    def __init__(self) -> None:
        self._begun = time.monotonic()

    @property
    def seconds(self) -> float:
        """How long it has run."""
        return time.monotonic() - self._begun
