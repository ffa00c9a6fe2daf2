"""Playing in the terminal: whole matches by typing, saving after every move, hands hidden between people."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from command import TAKU, environment_of, run
from screen import Screen
from waiting import until

import taku
from taku import Match
from taku.kernel.game import Game
from taku.terminal.prompt import understand
from taku.terminal.save import Save, Seating
from taku.wire import Label, Offer

ENDLESS = "1\n" * 3000


def saved(home: Path) -> list[Path]:
    return sorted((home / "matches").glob("*.log"))


@pytest.mark.parametrize("game", taku.all_games().values(), ids=lambda game: game.name)
def test_a_person_plays_a_whole_match_by_numbers(game: Game, tmp_path: Path) -> None:
    done = run("play", game.name, "--seed", "t", home=tmp_path, stdin=ENDLESS)
    assert done.returncode == 0, done.stderr
    assert "The match is over." in done.stdout
    match = Match.verify(saved(tmp_path)[0].read_text())
    assert match.is_over


@pytest.mark.parametrize("game", taku.all_games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize(("language", "sentence"), [("fr", "La partie est terminée."), ("ru", "Партия окончена.")])
def test_bots_can_be_watched_in_every_language(game: Game, language: str, sentence: str, tmp_path: Path) -> None:
    done = run("play", game.name, "--watch", "--language", language, home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert sentence in done.stdout


def test_the_language_comes_from_the_system(tmp_path: Path) -> None:
    done = run("play", "nautilus", home=tmp_path, stdin="q\n", LANG="ru_RU.UTF-8")
    assert "Партия сохранена." in done.stdout


def test_leaving_saves_and_resume_goes_on(tmp_path: Path) -> None:
    first = run("play", "nautilus", "--seed", "a", home=tmp_path, stdin="1\n1\nq\n")
    assert "To continue: taku play --resume" in first.stdout
    before = saved(tmp_path)[0].read_text()
    second = run("play", "--resume", home=tmp_path, stdin=ENDLESS)
    assert "The match is over." in second.stdout
    after = saved(tmp_path)[0].read_text()
    assert after.startswith(before)
    assert "NothingToResume" in run("play", "--resume", home=tmp_path).stderr


def test_a_move_can_be_typed_and_the_list_narrowed(tmp_path: Path) -> None:
    script = "?\nh\nb\nkeep\nkeep nonsense\n/kraken\n/\nkeep kraken\nq\n"
    done = run("play", "nautilus", "--seed", "1", "--setup", "first=0", home=tmp_path, stdin=script)
    assert done.returncode == 0, done.stderr
    assert "2 moves fit “keep”. Type more of it." in done.stdout
    assert "No move fits “keep nonsense”." in done.stdout
    assert "Type a number to make that move." in done.stdout
    assert "Player 1 keeps the Kraken" in done.stdout


def test_a_failing_bot_is_replaced_and_the_match_goes_on(tmp_path: Path) -> None:
    for bot, reason in (("toybots:Raises", "RuntimeError: no idea"), ("toybots:Cheats", "'win at once'")):
        done = run("play", "nautilus", "--bot", bot, home=tmp_path, stdin=ENDLESS)
        assert done.returncode == 0, done.stderr
        assert f"({reason}): a random bot takes over." in done.stdout.replace("\n", " ")
        assert "The match is over." in done.stdout


def test_a_level_can_be_played_against_with_a_budget(tmp_path: Path) -> None:
    done = run("play", "nautilus", "--bot", "novice", "--think", "5sims", home=tmp_path, stdin=ENDLESS)
    assert done.returncode == 0, done.stderr
    assert "Bot 2 (novice)" in done.stdout


def test_a_killed_process_loses_no_move(tmp_path: Path) -> None:
    command = [*TAKU, "play", "nautilus", "--seed", "kill"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment_of(tmp_path))
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n" * 4)
    process.stdin.flush()
    until(lambda: saved(tmp_path) and "place" in saved(tmp_path)[0].read_text())
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    text = saved(tmp_path)[0].read_text()
    assert text.endswith("\n")
    assert not Match.replay(text).is_over
    assert "The match is over." in run("play", "--resume", home=tmp_path, stdin=ENDLESS).stdout


def test_a_save_without_its_seating_is_still_playable(tmp_path: Path) -> None:
    path = tmp_path / "lonely.log"
    path.write_text(Match(taku.find("nautilus"), seed="x").log.private_text)
    match, seating = Save(path).read()
    assert seating == Seating(people=[0], bot="random", language="en")
    assert not match.is_over
    path.with_suffix(".seats").write_text("nonsense")
    done = run("play", "--resume", str(path), home=tmp_path)
    assert (done.returncode, "BadLog: lonely.seats" in done.stderr) == (2, True)


def test_an_answer_is_a_number_a_text_or_its_beginning() -> None:
    offers = [Offer(text, Label("x"), "") for text in ("draw", "draw 2", "stop")]
    assert understand("3", offers) == offers[2]
    assert understand("draw", offers) == offers[0]
    assert understand("st", offers) == offers[2]
    assert understand("", offers) == Label("no-such-offer", {"answer": ""})
    assert understand("9", offers) == Label("no-such-offer", {"answer": "9"})
    assert understand("d", offers) == Label("several-offers", {"answer": "d", "count": 2})


@pytest.fixture
def hot_seat(tmp_path: Path) -> Iterator[Screen]:
    screen = Screen(["play", "nautilus", "--seat", "0", "--seat", "1", "--seed", "s", "--setup", "first=0"], tmp_path)
    yield screen
    screen.close()


def test_two_people_around_one_screen_do_not_see_each_others_cards(hot_seat: Screen) -> None:
    hot_seat.wait_for("Pass the screen to Player 1")
    hot_seat.type("\n")
    first = hot_seat.wait_for("? for help")
    assert "\x1b[2J" in first
    hot_seat.type("1\n")
    hot_seat.wait_for("? for help")
    hot_seat.type("1\n")
    hot_seat.wait_for("Thank you, Player 1")
    hot_seat.type("\n")
    between = hot_seat.wait_for("Pass the screen to Player 2")
    shown = between[between.rindex("\x1b[2J") :]
    assert "hand:" not in shown
    hot_seat.type("\n")
    second = hot_seat.wait_for("? for help")
    plain = re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", second)
    assert "Player 1’s hand: ▒▒ ▒▒ ▒▒ ▒▒ ▒▒ (5 unknown divers)" in plain
