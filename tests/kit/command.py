"""Runs `taku` as people do: in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from environment import fix_environment, source
from waiting import HANG_SECONDS

# `taku` with fixed dice and bots.
TAKU = [sys.executable, str(Path(__file__).parent / "fixed.py")]


def untraced() -> dict[str, str]:
    """The environment without coverage: what commands do is measured in process, and tracing them is slow."""
    return {key: value for key, value in os.environ.items() if not key.startswith("COVERAGE_")}


def environment_of(home: Path, **changes: str) -> dict[str, str]:
    """The environment of a command with that home and a plain terminal."""
    fixed = untraced()
    fix_environment(fixed)
    return {**fixed, "TAKU_HOME": str(home), "PYTHONPATH": source(), "COLUMNS": "100", **changes}


def run(*arguments: str, home: Path, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """`taku` in a process of its own, with an empty home and a plain terminal."""
    return subprocess.run(
        [*TAKU, *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env=environment_of(home, **environment),
        cwd=home,
        timeout=HANG_SECONDS,
    )
