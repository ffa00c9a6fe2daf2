"""Runs `taku` as people do: in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import taku


def untraced() -> dict[str, str]:
    """The environment without coverage: what commands do is measured in process, and tracing them is slow."""
    return {key: value for key, value in os.environ.items() if not key.startswith("COVERAGE_")}


def run(*arguments: str, home: Path, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """`taku` in a process of its own, with an empty home and a plain terminal."""
    source = str(Path(taku.__file__).parent.parent)
    ours = {"TAKU_HOME": str(home), "PYTHONPATH": source, "LANG": "C.UTF-8", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, "-m", "taku", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        env={**untraced(), **ours, **environment},
        cwd=home,
        timeout=120,
    )
