"""The command line as people use it: records, counting, fuzzing, and one clear line when something is wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import run

import taku
from taku import Match


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match(taku.find("nautilus"), seed="cli")
    while not match.is_over:
        match.play(match.offers()[-1])
    path = tmp_path / "match.log"
    path.write_text(match.log.text, encoding="utf-8")
    return path


def test_replay_prints_entries_and_what_was_told(record: Path, tmp_path: Path) -> None:
    done = run("replay", str(record), home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "0 . first" in done.stdout
    assert "gets Captain Nemo" in done.stdout
    assert done.stdout.splitlines()[-1].startswith("over: Player 1 ")


def test_replay_speaks_french_and_shows_offers_with_weights(record: Path, tmp_path: Path) -> None:
    done = run("replay", str(record), "--offers", "--language", "fr", home=tmp_path)
    assert "offers: first 0 ×1 | first 1 ×1" in done.stdout
    assert "reçoit le capitaine Nemo" in done.stdout


def test_replay_draws_what_a_seat_saw(record: Path, tmp_path: Path) -> None:
    done = run("replay", str(record), "--view", "1", home=tmp_path)
    assert "Player 2’s hand:" in done.stdout
    watched = run("replay", str(record), "--view", "watcher", home=tmp_path)
    assert watched.returncode == 0


def test_replay_as_json_is_one_object_a_ply(record: Path, tmp_path: Path) -> None:
    done = run("replay", str(record), "--json", "--offers", "--view", "0", home=tmp_path)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["ply"] for line in lines] == list(range(len(lines)))
    assert lines[0]["weights"] == {"first 0": 1, "first 1": 1}
    assert lines[0]["move"] in lines[0]["offers"]
    assert lines[-1]["scores"] == Match.replay(record.read_text()).scores()
    assert lines[30]["view"]["seat"] == 0


def test_verify_accepts_a_record_and_says_what_it_checked(record: Path, tmp_path: Path) -> None:
    done = run("verify", str(record), home=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("ok: nautilus, edition 1, ")
    assert "every random draw agree" in done.stdout
    record.write_text("\n".join(Match(taku.find("nautilus")).log.text.splitlines()[:5]) + "\n")
    assert "could not be checked" in run("verify", str(record), home=tmp_path).stdout


def test_perft_counts_and_divides(tmp_path: Path) -> None:
    assert run("perft", "nautilus", "3", home=tmp_path).stdout == "430\n"
    divided = run("perft", "nautilus", "2", "--divide", "--setup", "first=0", home=tmp_path).stdout.splitlines()
    assert divided[0] == "domain 1 science +2: 14"
    assert divided[-1] == "215"


def test_perft_counts_from_a_record(record: Path, tmp_path: Path) -> None:
    record.write_text("\n".join(record.read_text().splitlines()[:2]) + "\n")
    assert run("perft", "nautilus", "1", "--after", str(record), home=tmp_path).stdout == "15\n"


def test_fuzz_tries_every_law(tmp_path: Path) -> None:
    done = run("fuzz", "nautilus", "--games", "2", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("ok: 2 matches, 17 laws each")


BAD_CALLS = [
    (("play", "chess"), "UnknownGame: unknown game 'chess'; there are "),
    (("play",), "which game?"),
    (("play", "nautilus", "--seats", "5"), "BadSetup: nautilus is played by 2 seats, not 5"),
    (("play", "nautilus", "--seat", "2"), "BadSetup: --seat 2: this match has seats 0 to 1"),
    (("play", "nautilus", "--setup", "colour=red"), "BadSetup: unknown set-up choice 'colour'"),
    (("play", "nautilus", "--setup", "length"), "BadSetup: set-up 'length': expected KEY=VALUE"),
    (("play", "nautilus", "--bot", "deepblue"), "UnknownBot: unknown bot 'deepblue'; there are "),
    (("play", "nautilus", "--think", "ages"), "BadSetup: thinking time 'ages': expected for instance 5s"),
    (("play", "--resume"), "NothingToResume: no unfinished match in "),
    (("play", "--resume", "missing.log"), "No such file or directory: missing.log"),
    (("replay", "missing.log"), "'missing.log' does not exist"),
    (("play", "nautilus", "--seed", "\udcff"), r"BadSetup: seed='\udcff': character 0 is not UTF-8 text"),
    (("perft", "nautilus", "--", "-1"), "not in the range"),
    (("box", "nautilus", "."), "is a directory"),
]


@pytest.mark.parametrize(("arguments", "expected"), BAD_CALLS, ids=lambda value: " ".join(value)[:40])
def test_a_wrong_call_is_one_line_and_exit_code_2(arguments: tuple[str, ...], expected: str, tmp_path: Path) -> None:
    done = run(*arguments, home=tmp_path)
    assert done.returncode == 2
    assert expected in done.stderr
    assert "Traceback" not in done.stderr
    assert list(tmp_path.rglob("*.log")) == []


@pytest.mark.parametrize("command", ["verify", "replay"])
@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\xff", "BadLog: bad.log is not a record: byte 0 is not UTF-8 text"),
        (b"not a record\n", "BadLog: line 1: expected a header as a JSON object"),
        (b"", "BadLog: line 1: expected a header"),
    ],
)
def test_a_wrong_file_is_one_line_and_exit_code_2(command: str, content: bytes, expected: str, tmp_path: Path) -> None:
    (tmp_path / "bad.log").write_bytes(content)
    done = run(command, "bad.log", home=tmp_path)
    assert (done.returncode, "Traceback" in done.stderr) == (2, False)
    assert expected in done.stderr


@pytest.mark.parametrize("command", [("box", "namiji", "bad.toml"), ("play", "namiji", "--setup", "box=bad.toml")])
def test_a_component_file_that_is_not_text_is_one_line_and_exit_code_2(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "bad.toml").write_bytes(b'title = "\xff"')
    done = run(*command, home=tmp_path)
    expected = "Error: BadSetup: bad.toml is not a component file: byte 9 is not UTF-8 text\n"
    assert (done.returncode, done.stderr) == (2, expected)


def test_a_wrong_view_is_refused(record: Path, tmp_path: Path) -> None:
    done = run("replay", str(record), "--view", "7", home=tmp_path)
    assert (done.returncode, "expected a seat from 0 to 1, or watcher" in done.stderr) == (2, True)


def test_a_game_without_a_component_file_says_so(record: Path, tmp_path: Path) -> None:
    done = run("box", "nautilus", str(record), home=tmp_path)
    assert (done.returncode, done.stderr) == (2, "Error: BadSetup: nautilus has no component file\n")


def test_an_unwritable_save_folder_is_noticed_before_the_first_move(tmp_path: Path) -> None:
    (tmp_path / "blocked").write_text("a file where a folder should be")
    done = run("play", "nautilus", home=tmp_path, TAKU_HOME=str(tmp_path / "blocked"), stdin="1\n")
    assert done.returncode == 2
    assert "Not a directory" in done.stderr
    assert done.stdout == ""


def test_errors_inside_a_record_name_the_line(record: Path, tmp_path: Path) -> None:
    lines = record.read_text().splitlines()
    lines[5] = lines[5].replace("domain", "dominion")
    record.write_text("\n".join(lines))
    done = run("verify", str(record), home=tmp_path)
    assert done.returncode == 2
    assert "BadLog: line 6: chance played 'dominion" in done.stderr
