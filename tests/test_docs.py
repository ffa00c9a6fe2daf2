"""What the documents show is run: Python blocks of README and guides, and commands that exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from command import run

from taku.cli import main

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/taku/games/*/README.md")])


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), flags=re.S)


def _python_blocks() -> list[tuple[str, str]]:
    return [(page.name, block) for page in PAGES for block in blocks(page, "python")]


@pytest.mark.parametrize(("page", "block"), _python_blocks())
def test_python_in_the_documents_runs(page: str, block: str) -> None:
    exec(compile(block, page, "exec"), {})


def test_the_readme_has_python_to_run() -> None:
    assert 8 <= blocks(ROOT / "README.md", "python")[0].strip().count("\n") <= 15


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#]+)[^)]*\)", text)
    missing = [target for target in targets if "://" not in target and not (page.parent / target).exists()]
    assert missing == []


def test_commands_in_the_readme_exist(tmp_path: Path) -> None:
    text = "".join(blocks(ROOT / "README.md", "sh"))
    for command in set(re.findall(r"bin/taku (\w+)", text)):
        assert command in main.commands
        assert run(command, "--help", home=tmp_path).returncode == 0
    makefile = (ROOT / "Makefile").read_text()
    for target in set(re.findall(r"^make (\w+)", text, flags=re.M)):
        assert f"\n{target}:" in makefile
