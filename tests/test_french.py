"""French signs stand apart from their words, but never begin a line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import taku

SOURCE = Path(taku.__file__).parent
FILES = sorted(path for path in SOURCE.rglob("fr.ftl") if "dist" not in path.parts)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE).parent))
def test_no_line_can_break_before_a_sign(path: Path) -> None:
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(r" [;:!?»]|« ", line)] == []


def test_there_are_files_to_look_at() -> None:
    """The house, `taku join` and three games; the page's own words are beside the sources only."""
    assert len(FILES) >= 5
