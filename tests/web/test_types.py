"""The page's types are those of the structs that cross the wire."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from command import untraced
from msgspec import inspect

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))

import write_types

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_page_are_fresh() -> None:
    """They are written from the sources: compiled structs have lost what is said of them."""
    command = [sys.executable, str(ROOT / "tools" / "write_types.py"), "--check"]
    environment = {**untraced(), "PYTHONPATH": str(ROOT / "src")}
    checked = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120)
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_a_click_is_typed_as_the_server_reads_it() -> None:
    text = write_types.files()["messages.ts"]
    assert "export interface Play {\n  t: 'play';\n  match: string;\n  ply: number;\n  move: string;\n}" in text


def test_what_may_be_left_out_is_optional() -> None:
    text = write_types.files()["messages.ts"]
    assert "  since?: number;\n  tellings?: Telling[];\n  view?: View;" in text
    assert "  seen?: number | null;" in text


def test_what_is_common_to_all_views_is_written_once() -> None:
    files = write_types.files()
    assert "export interface NiwaView extends View {\n  garden: string;" in files["niwa.ts"]
    assert [name for name, text in files.items() if "  mover: number;\n  phase: string;" in text] == ["messages.ts"]


def test_a_type_without_a_counterpart_is_named() -> None:
    writer = write_types.Writer()
    with pytest.raises(TypeError, match="no TypeScript for SetType"):
        writer.type_of(inspect.type_info(set[int]), "field")
