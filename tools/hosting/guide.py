"""The commands of a guide, taken from its text, so that a guide cannot say other commands than those that are tried."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HOST = ROOT / "docs" / "guides" / "host.md"
DATABASE = ROOT / "docs" / "guides" / "host-database.md"


def blocks(text: str) -> list[str]:
    """Every block of shell commands."""
    return re.findall(r"^```sh\n(.*?)^```", text, flags=re.S | re.M)


def section(page: Path, beginning: str) -> str:
    """The part of a page from a heading, or from the first bold words of a paragraph, to the next of either."""
    parts = re.split(r"^(?=## |\*\*\w)", page.read_text(encoding="utf-8"), flags=re.M)
    found = [part for part in parts if part.removeprefix("## ").removeprefix("**").startswith(beginning)]
    if len(found) != 1:
        raise ValueError(f"{page.name} has {len(found)} sections that begin with {beginning!r}")
    return found[0]


def commands(page: Path, beginning: str, **replaced: str) -> list[str]:
    """The commands of a section, one for each line, without what is commented; given words are replaced."""
    lines = "".join(blocks(section(page, beginning))).replace("\\\n", " ").splitlines()
    found = [re.sub(r"\s+#.*$", "", line).strip() for line in lines]
    for word, value in replaced.items():
        found = [line.replace(word, value) for line in found]
    return [line for line in found if line and not line.startswith("#")]
