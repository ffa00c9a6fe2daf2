"""What all tests share: the modules in `tests/kit`, fixed dice, fixed examples, and the same environment everywhere."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "tests" / "kit"))

import fixed
from environment import fix_environment
from hypothesis import settings

# Importing it fixed the seeds of this process; a test that wants other dice names a seed of its own.
__all__ = ["fixed"]

fix_environment(os.environ)
settings.register_profile("fixed", derandomize=True, deadline=None, database=None)
settings.load_profile("fixed")
