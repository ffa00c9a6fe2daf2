"""The page of results has parts, each written by its own command and left alone by the others."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

# What was measured, what was asked of it if anything was, the figure, and whether that is enough.
Row = tuple[str, str, str, bool]


def bar_table(rows: Iterable[Row]) -> list[str]:
    """The lines of a table of bars."""
    lines = ["| what | asked | measured | |", "|---|---|---|---|"]
    for what, asked, measured, is_met in rows:
        lines.append(f"| {what} | {asked} | {measured} | {('met' if is_met else 'short') if asked else ''} |")
    return lines


def write_part(path: Path, name: str, text: str) -> None:
    """Put a part in its place on the page, or at its end if it is new."""
    part = f"<!-- {name} -->\n{text.rstrip()}\n<!-- /{name} -->\n"
    page = path.read_text(encoding="utf-8") if path.exists() else ""
    old = re.compile(rf"<!-- {name} -->\n.*?<!-- /{name} -->\n", re.DOTALL)
    page = old.sub(lambda _: part, page) if old.search(page) else f"{page.rstrip()}\n\n{part}".lstrip()
    path.write_text(page, encoding="utf-8")
