"""What all tests share: the toy game and the command runner in `kit` can be imported."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent / "kit"))
