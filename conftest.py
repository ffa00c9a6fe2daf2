"""What all tests share: the modules in `tests/kit`, fixed dice, fixed examples, and the same environment everywhere."""

from __future__ import annotations

import os
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "tests" / "kit"))

import fixed
from environment import fix_environment
from hypothesis import HealthCheck, settings

# Importing it fixed the seeds of this process; a test that wants other dice names a seed of its own.
__all__ = ["fixed"]

fix_environment(os.environ)
# The same examples in every run, however slow the machine is.
settings.register_profile(
    "fixed", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("fixed")
