"""The page of results has parts, each written by its own command and left alone by the others."""

from __future__ import annotations

import re
from pathlib import Path


def write_part(path: Path, name: str, text: str) -> None:
    """Put a part in its place on the page, or at its end if it is new."""
    part = f"<!-- {name} -->\n{text.rstrip()}\n<!-- /{name} -->\n"
    page = path.read_text(encoding="utf-8") if path.exists() else ""
    old = re.compile(rf"<!-- {name} -->\n.*?<!-- /{name} -->\n", re.DOTALL)
    page = old.sub(lambda _: part, page) if old.search(page) else f"{page.rstrip()}\n\n{part}".lstrip()
    path.write_text(page, encoding="utf-8")
