"""Bots are found by name, by module and class, and by entry point; the rest is named in the error."""

from __future__ import annotations

from importlib.metadata import EntryPoint
from pathlib import Path

import hush
import pytest

import taku
from taku import Match
from taku.bots import Bot, Clock, RandomBot, UnknownBot, bot_names, find_bot, finding
from taku.bots.evaluations import DEFAULT_ENGINE, engine_of, evaluation_of
from taku.bots.leaning import leaned, picked
from taku.bots.search.evaluation import WHOLE, PlainEvaluation
from taku.bots.search.ismcts import Found
from taku.kernel.dice import Dice
from taku.kernel.game import Game


def test_the_house_has_levels_engines_and_simple_bots() -> None:
    levels = {"novice", "apprentice", "adept", "master"}
    assert levels | {"alphabeta", "greedy", "ismcts", "random"} <= {*bot_names()}
    assert all(find_bot(name).name == name for name in bot_names())


def test_a_number_fixes_what_an_engine_does() -> None:
    assert find_bot("alphabeta-4")(1).deepest == 4  # type: ignore[attr-defined]
    plain = find_bot("ismcts-1000")(1)
    assert (plain.simulations, plain.is_plain) == (1000, True)  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", ["", "mister", "ismcts-0", "alphabeta-x", "Master"])
def test_an_unknown_bot_is_told_which_there_are(name: str) -> None:
    with pytest.raises(UnknownBot, match=r"there are adept, alphabeta, .*master.*or module:Class"):
        find_bot(name)


def test_a_bot_is_found_by_module_and_class() -> None:
    assert find_bot("taku.bots.random:RandomBot") is RandomBot


def test_a_module_in_the_folder_one_works_in_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    source = "class Mine(Bot):\n    def choose(self, eye, clock):\n        return eye.offers()[0]\n"
    (tmp_path / "my_own_bots.py").write_text(f"from taku.bots import Bot\n{source}")
    assert find_bot("my_own_bots:Mine").__name__ == "Mine"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere:Bot", "No module named 'nowhere'"),
        ("taku.bots.random:Nobody", "has no attribute 'Nobody'"),
        (":Bot", "Empty module name"),
        ("taku.bots.random:Dice", "expected a class derived from taku.Bot"),
        ("taku.bots.clock:DEFAULT_SECONDS", "expected a class derived from taku.Bot"),
    ],
)
def test_what_is_no_bot_is_called_so_in_one_line(name: str, why: str) -> None:
    with pytest.raises(UnknownBot, match=why) as caught:
        find_bot(name)
    assert "\n" not in str(caught.value)


def test_an_entry_point_is_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("guest", "taku.bots.random:RandomBot", "taku.bots")
    monkeypatch.setattr(finding, "plugins", lambda _: {"guest": point})
    assert "guest" in bot_names()
    assert find_bot("guest") is RandomBot


def test_a_game_names_its_engine_and_a_fourth_game_gets_one() -> None:
    assert [engine_of(taku.find(name)) for name in ("niwa", "nautilus", "namiji")] == [
        "alphabeta",
        "ismcts",
        "rehearsal",
    ]
    assert engine_of(hush.GAME) == DEFAULT_ENGINE
    plain = evaluation_of(hush.GAME, 2)
    assert isinstance(plain, PlainEvaluation)
    assert plain.value(hush.GAME.start(hush.Setup(), 2), 0) == WHOLE // 2


def test_a_mistake_inside_an_evaluation_is_not_hushed_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(tmp_path))
    package = tmp_path / "broken_game"
    package.mkdir()
    (package / "__init__.py").write_text("from taku.kernel.game import Game\nclass Broken(Game):\n    pass\n")
    (package / "evaluation.py").write_text("import a_module_that_is_not_there\n")
    broken = __import__("broken_game").Broken
    game = broken(name="broken", title="", seats=[2], edition=1, longest=1, phases=[], setup=hush.Setup)
    with pytest.raises(ModuleNotFoundError, match="a_module_that_is_not_there"):
        engine_of(game)


MATCHES: list[tuple[Game, int]] = [
    (taku.find("nautilus"), 2),
    (taku.find("niwa"), 2),
    (taku.find("namiji"), 3),
    (hush.GAME, 2),
]


@pytest.mark.parametrize("bot", ["novice", "apprentice", "adept", "master", "greedy"])
@pytest.mark.parametrize(("game", "seats"), MATCHES, ids=lambda value: getattr(value, "name", value))
def test_every_level_plays_every_game_to_the_end(bot: str, game: Game, seats: int) -> None:
    match = Match(game, seats=seats, seed="3")
    thinker = find_bot(bot)(1)
    dice = Dice(4)
    while match.mover >= 0:
        offers = match.offers()
        mine = match.mover == 0
        clock = Clock(seconds=None, simulations=12)
        match.play(thinker.choose(match.eye(0), clock) if mine else offers[dice.below(len(offers))])
    assert match.offers() == []


@pytest.mark.parametrize("bot", ["novice", "master", "greedy"])
def test_thinkers_tell_what_they_think_of_every_offer(bot: str) -> None:
    for game, seats in MATCHES:
        match = Match(game, seats=seats, seed="3")
        eye = match.eye(match.mover)
        found = find_bot(bot)(1).think(eye, Clock(seconds=None, simulations=30))  # type: ignore[attr-defined]
        assert [offer.text for offer in found] == eye.offers()


def test_a_novice_does_not_play_the_same_match_twice() -> None:
    def opening(seed: int) -> str:
        match = Match(taku.find("niwa"), seats=2, seed="1")
        bots: list[Bot] = [find_bot("novice")(seed), find_bot("novice")(seed + 100)]
        for _ in range(25):
            match.play(bots[match.mover].choose(match.eye(match.mover), Clock()))
        return match.log.text

    assert len({opening(seed) for seed in range(5)}) == 5


def test_leaning_takes_the_best_without_a_temperature_and_mostly_with_one() -> None:
    dice = Dice(1)
    assert leaned([0.2, 0.6, 0.6], 0.0, dice) == 1
    made = [leaned([0.2, 0.6, 0.55], 0.5, dice) for _ in range(300)]
    assert made.count(1) > made.count(2) > made.count(0) > 0


def test_leaning_never_gives_a_sure_win_away() -> None:
    dice = Dice(1)
    assert {leaned([0.99, 1.0, 0.98], 5.0, dice) for _ in range(50)} == {1}


def test_whoever_has_hardly_a_chance_left_still_prefers_the_better_half_of_it() -> None:
    found, dice = [Found("bad", 50, 0.0005), Found("good", 50, 0.001), Found("hopeless", 50, 0.0)], Dice(1)
    made = [picked(found, 0.2, dice) for _ in range(200)]
    assert made.count("good") > 180
    assert made.count("hopeless") == 0
