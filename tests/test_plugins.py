"""Games and bots of other packages: one that cannot be loaded never takes the others down."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from command import run, untraced
from environment import source
from server import Server
from waiting import HANG_SECONDS

GROUPS = "[taku.games]\nbroken = no_such_module:GAME\nodd = odd:GAME\n[taku.bots]\nbroken = no_such_module:Bot\n"


@pytest.fixture
def path(tmp_path: Path) -> str:
    """A folder for PYTHONPATH with an installed package whose games and bot cannot be loaded."""
    info = tmp_path / "oddities-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: oddities\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(GROUPS)
    (tmp_path / "odd.py").write_text("GAME = 'a text'\n")
    return os.pathsep.join([str(tmp_path), source()])


def python(path: str, code: str) -> subprocess.CompletedProcess[str]:
    environment = {**untraced(), "PYTHONPATH": path}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=HANG_SECONDS)


def test_the_other_games_are_there_and_one_line_names_each_broken_one(path: str) -> None:
    done = python(path, "import taku; taku.all_games(); print(*taku.all_games())")
    assert done.stdout == "namiji nautilus niwa\n", done.stderr
    lines = done.stderr.splitlines()
    assert len(lines) == 2, lines
    assert lines[0].startswith("game 'broken' of the package oddities 1.0: ModuleNotFoundError")
    assert lines[1] == "game 'odd' of the package oddities 1.0: expected a taku.Game, not str"


@pytest.mark.parametrize(
    ("arguments", "cause"),
    [
        (["play", "broken"], "game 'broken' of the package oddities 1.0: ModuleNotFoundError: No module named"),
        (["play", "odd"], "game 'odd' of the package oddities 1.0: expected a taku.Game, not str"),
        (["play", "niwa", "--bot", "broken"], "bot 'broken' of the package oddities 1.0: ModuleNotFoundError"),
    ],
)
def test_whoever_asks_for_a_broken_one_is_told_why_in_one_line(
    path: str, tmp_path: Path, arguments: list[str], cause: str
) -> None:
    done = run(*arguments, home=tmp_path, PYTHONPATH=path)
    assert done.returncode == 2
    assert cause in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_lobby_shows_the_other_games(path: str, tmp_path: Path) -> None:
    server = Server(tmp_path, PYTHONPATH=path)
    try:
        games = httpx.get(f"{server.url}/api/games", timeout=HANG_SECONDS)
        assert [game["name"] for game in games.json()] == ["namiji", "nautilus", "niwa"]
        assert server.text().count("oddities 1.0") == 2
    finally:
        server.remove()
