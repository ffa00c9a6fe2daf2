"""`taku join`: whole matches on a real server from the terminal, alone and against each other, through kills."""

from __future__ import annotations

import json
import re
import stat
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from command import TAKU, environment_of, run
from screen import Screen
from server import Server
from waiting import HANG_SECONDS

from taku import Match

Opened = Callable[..., tuple[str, str]]


def home_of(name: str, folder: Path) -> Path:
    home = folder / name
    home.mkdir()
    return home


def plain(shown: str) -> str:
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)


def record_of(house: Server, match: str) -> Match:
    answer = house.client().get(f"/api/tables/{match}/record")
    assert answer.status_code == 200, answer.text
    return Match.verify(answer.text)


@pytest.mark.parametrize(("game", "seats"), [("nautilus", "on"), ("niwa", "on"), ("namiji", "onn")])
def test_a_whole_match_is_played_through_the_socket(
    game: str, seats: str, house: Server, opened: Opened, tmp_path: Path
) -> None:
    link, match = opened(house, game, seats)
    done = run("join", link, "--name", "Bo", "--auto", "7", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "The match is over." in done.stdout
    assert "Traceback" not in done.stderr
    assert record_of(house, match).is_over


def test_two_terminals_play_each_other_to_the_end(house: Server, opened: Opened, tmp_path: Path) -> None:
    link, match = opened(house, "nautilus", "oo")
    playing = []
    for name in ("Ann", "Bo"):
        command = [*TAKU, "join", link, "--name", name, "--auto", name]
        home = environment_of(tmp_path / name)
        playing.append(subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, env=home, text=True))
    for process in playing:
        said = process.communicate(timeout=HANG_SECONDS)[0]
        assert process.returncode == 0
        assert "The match is over." in said
        assert "Ann" in said
        assert "Bo" in said
    assert record_of(house, match).is_over


@pytest.fixture(scope="module")
def finished(house: Server, opened: Opened, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The name of a match that is over."""
    link, match = opened(house, "nautilus", "on")
    assert run("join", link, "--name", "Bo", "--auto", "1", home=tmp_path_factory.mktemp("bo")).returncode == 0
    return match


@pytest.mark.parametrize(("language", "sentence"), [("fr", "La partie est terminée."), ("ru", "Партия окончена.")])
def test_a_watcher_sees_the_end_of_the_match_in_every_language(
    language: str, sentence: str, house: Server, finished: str, tmp_path: Path
) -> None:
    done = run("join", f"{house.url}/table/{finished}", "--watch", "--lang", language, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert sentence in done.stdout
    assert list(tmp_path.rglob("*.json")) == []


def test_a_person_is_remembered_and_only_they_can_read_how(house: Server, opened: Opened, tmp_path: Path) -> None:
    link, match = opened(house, "niwa", "on")
    run("join", link, "--name", "Bo", home=tmp_path, stdin="q\n")
    kept = list((tmp_path / "servers").glob("*.json"))
    assert len(kept) == 1
    assert stat.S_IMODE(kept[0].stat().st_mode) == 0o600
    again = run("join", f"{house.url}/table/{match}", home=tmp_path, stdin="q\n")
    assert "you are Bo." in again.stdout
    assert "What is your name?" not in again.stdout
    assert "To come back: taku join" in again.stdout.replace("\n", " ")
    card = house.client().get(f"/api/tables/{match}").json()
    assert card["seats"][0]["name"] == "Bo"


def test_a_full_table_is_watched_instead(house: Server, opened: Opened, tmp_path: Path) -> None:
    link, _ = opened(house, "nautilus", "on")
    run("join", link, "--name", "Bo", home=home_of("bo", tmp_path), stdin="q\n")
    late = run("join", link, "--name", "Late", home=home_of("late", tmp_path), stdin="q\n")
    assert "All seats are taken." in late.stdout
    assert "You are a spectator." in late.stdout


@pytest.mark.parametrize(
    ("url", "complaint"),
    [
        ("http://127.0.0.1:9/table/0123456789abcdef", "NoServer: no answer from http://127.0.0.1:9"),
        ("ftp://somewhere", "BadAddress: 'ftp://somewhere'"),
        ("localhost:1/table/short", "BadAddress:"),
        ("http://[", "BadAddress:"),
    ],
)
def test_an_address_that_does_not_work_is_one_line(url: str, complaint: str, tmp_path: Path) -> None:
    done = run("join", url, "--name", "Bo", home=tmp_path)
    assert done.returncode == 2
    assert complaint in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_table_that_is_not_there_is_one_line(house: Server, tmp_path: Path) -> None:
    done = run("join", f"{house.url}/table/0123456789abcdef", "--name", "Bo", home=tmp_path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "This table does not exist" in done.stderr


def test_the_lobby_opens_a_table_from_the_games_own_form(house: Server, tmp_path: Path) -> None:
    script = "n\nq\nn\n2\n1\n2\n2\n2\nq\nq\n"
    done = run("join", house.url, "--name", "Lea", home=tmp_path, stdin=script)
    assert done.returncode == 0, done.stderr
    assert "First player" in done.stdout
    assert "Won cards" in done.stdout
    # Back from the table, the lobby lists it.
    assert "1 Nautilus: Lea, Bot 2 (novice)" in done.stdout


def test_friends_get_a_link_from_the_lobby(house: Server, tmp_path: Path) -> None:
    # A table of niwa for friends with everything else as it is.
    done = run("join", house.url, "--name", "Mia", home=tmp_path, stdin="n\n3\n5\n" + "\n" * 12 + "q\nq\n")
    assert done.returncode == 0, done.stderr
    said = done.stdout.replace("\n", " ")
    assert f"For any open seat: {house.url}/table/" in said
    assert "The table is waiting for players." in said


def test_a_click_made_without_a_link_is_made_once_after_it(server: Server, opened: Opened, tmp_path: Path) -> None:
    link, match = opened(server, "nautilus", "on", setup={"first": "0"})
    screen = Screen(["join", link, "--name", "Bo"], tmp_path)
    try:
        screen.wait_for("? for help")
        screen.type("/say good evening\n")
        screen.wait_for("Bo: good evening")
        server.kill()
        screen.wait_for("Connection lost")
        screen.type("1\n")
        screen.wait_for("your move is kept")
        server.start()
        screen.wait_for("Connected again.")
        screen.wait_for("gives the other card away")
        screen.wait_for("? for help")
        screen.type("/undo\n")
        screen.wait_for("Move taken back: now at move")
        screen.wait_for("? for help")
        screen.type("/resign\n")
        screen.wait_for("Type /resign once more")
        screen.type("/resign\n")
        screen.wait_for("A player resigned.")
        screen.type("/record\n")
        screen.wait_for(f"{match}.log")
        screen.type("/rematch\n")
        screen.wait_for("The rematch begins.")
        screen.wait_for("to move")
        screen.type("q\n")
        assert screen.process.wait(HANG_SECONDS) == 0
    finally:
        screen.close()
    assert "keep" not in record_of(server, match).log.text


def test_two_people_at_one_terminal_do_not_see_each_others_cards(house: Server, tmp_path: Path) -> None:
    # The table is opened as the person who will join: their cookie is remembered in their home.
    run("join", house.url, "--name", "Twin", home=tmp_path, stdin="q\n")
    kept = json.loads(next((tmp_path / "servers").glob("*.json")).read_text())
    form = {"game": "nautilus", "seats": [{"kind": "me"}, {"kind": "me"}], "setup": {"first": "0"}}
    answer = house.client().post("/api/tables", json=form, headers={"Cookie": f"taku={kept['cookie']}"})
    screen = Screen(["join", house.url + answer.json()["path"]], tmp_path)
    try:
        assert "hand:" not in screen.wait_for("Pass the screen to Twin 1.")
        screen.type("\n")
        screen.wait_for("? for help")
        screen.type("1\n")
        screen.wait_for("? for help")
        screen.type("skip\n")
        between = screen.wait_for("Pass the screen to Twin 2.")
        assert "hand:" not in between[between.rindex("\x1b[2J") :]
        screen.type("\n")
        assert "Twin 1’s hand: ▒▒ ▒▒ ▒▒ ▒▒ ▒▒ (5 unknown divers)" in plain(screen.wait_for("? for help"))
    finally:
        screen.close()
