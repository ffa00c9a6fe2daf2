"""A fourth game is one folder: written somewhere on the path, it is found, played, logged, replayed and fuzzed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from command import environment_of
from environment import source
from hush import GAME, Hush
from waiting import HANG_SECONDS

import taku
from taku import Match, games
from taku.bots import Clock, RandomBot
from taku.kernel.laws import LAWS, Law, Trial

TOY = Path(__file__).parent / "kit" / "hush.py"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The toy as somebody else would install it: a package, and an entry point that names its game."""
    package = tmp_path / "hush"
    package.mkdir()
    (package / "__init__.py").write_text(TOY.read_text(encoding="utf-8"), encoding="utf-8")
    info = tmp_path / "hush-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: hush\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[taku.games]\nhush = hush:GAME\n")
    return tmp_path


def run(folder: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder), source()])
    environment = environment_of(folder / "home", PYTHONPATH=path)
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=folder,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=HANG_SECONDS,
    )


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
def test_it_is_tried_by_the_same_laws(law: Law) -> None:
    for seed in range(5):
        law.check(Trial(GAME, 2, GAME.setup(), seed, encode=taku.encode))


def test_it_has_no_components_to_tell_about_and_claims_nothing() -> None:
    assert GAME.components(GAME.setup()) is None
    assert GAME.false_claims(None, [], None) == []


def test_it_is_played_by_bots_and_logged_and_replayed(folder: Path) -> None:
    script = (
        "import taku; from taku.bots import Clock, RandomBot;"
        "m = taku.Match(taku.find('hush'), seed='4'); b = RandomBot(1)\n"
        "while not m.is_over: m.play(b.choose(m.eye(m.mover), Clock()))\n"
        "assert taku.Match.verify(m.log.text).log.text == m.log.text; print(m.log.text)"
    )
    done = run(folder, "-c", script)
    assert done.returncode == 0, done.stderr
    (folder / "hush.log").write_text(done.stdout.strip() + "\n")
    assert run(folder, "-m", "taku", "verify", "hush.log").stdout.startswith("ok: hush, edition 1, 8 plies, over")
    assert "show" in run(folder, "-m", "taku", "replay", "hush.log", "--view", "0", "--offers").stdout


def test_it_is_fuzzed_counted_and_played_in_the_terminal(folder: Path) -> None:
    assert run(folder, "-m", "taku", "fuzz", "hush", "--games", "3").stdout.startswith("ok: 3 matches")
    assert run(folder, "-m", "taku", "perft", "hush", "2").stdout == "16\n"
    done = run(folder, "-m", "taku", "play", "hush", "--seed", "1", stdin="1\n" * 10)
    assert done.returncode == 0, done.stderr
    assert "The match is over." in done.stdout
    assert "hand" in done.stdout


def test_an_unknown_game_names_it_too(folder: Path) -> None:
    assert "hush" in run(folder, "-m", "taku", "play", "chess").stderr


def test_a_bot_needs_nothing_but_the_eye() -> None:
    match = Match(Hush(), seats=2, seed="eye")
    while not match.is_over:
        match.play(RandomBot(seed=match.ply).choose(match.eye(match.mover), Clock()))
    assert match.ply == 8


def test_an_entry_point_is_found_in_process(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint(name="hush", value="hush:GAME", group="taku.games")
    monkeypatch.setattr(games, "plugins", lambda _: {"hush": point})
    assert taku.find("hush") is GAME
    assert "hush" in taku.all_games()


@pytest.mark.parametrize(
    ("value", "cause"),
    [("no_such_module:GAME", "ModuleNotFoundError: No module named"), ("hush:HAND", "expected a taku.Game, not int")],
)
def test_a_broken_one_is_left_out_and_says_why(
    value: str, cause: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    point = EntryPoint(name="broken", value=value, group="taku.games")
    monkeypatch.setattr(games, "plugins", lambda _: {"broken": point})
    assert list(taku.all_games()) == list(taku.all_games()) == ["namiji", "nautilus", "niwa"]
    assert caplog.text.count(f"game 'broken': {cause}") == 1
    with pytest.raises(taku.UnknownGame, match=cause):
        taku.find("broken")
