"""What all tests share: the modules in `kit` can be imported, and every match in a test has fixed dice."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "kit"))

import fixed

# Importing it fixed the seeds of this process; a test that wants other dice names a seed of its own.
__all__ = ["fixed"]
