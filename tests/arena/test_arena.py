"""Arenas: fair pairings, honest ratings, forfeits with a reason, and nothing lost when interrupted."""

from __future__ import annotations

import json
import os
import signal
import subprocess
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import toybots
from command import TAKU, environment_of, run
from environment import source
from hypothesis import given
from hypothesis import strategies as st
from waiting import HANG_SECONDS, until
from watch import Watch

from taku import BadSetup
from taku.arena import playing
from taku.arena.pairings import Fixture, fixtures
from taku.arena.playing import Result, Terms, play
from taku.arena.ratings import crosstable, points, rate, standings, won_alone
from taku.arena.reports import Report, plot
from taku.arena.running import Journal, run_in_processes, run_on_ray

TERMS = Terms("nautilus", 2, {}, "s", "10sims")
# Worker processes find the toy bots there.
PATH = os.pathsep.join([str(Path(toybots.__file__).parent), source()])


@given(st.integers(2, 5), st.integers(2, 4), st.integers(1, 30))
def test_everybody_sits_everywhere_on_every_deal(seats: int, bots: int, matches: int) -> None:
    names = [f"bot{number}" for number in range(bots)]
    found = fixtures(names, seats, matches)
    assert [fixture.number for fixture in found] == list(range(len(found)))
    for name in names:
        seated = [[fixture.lineup[seat] for fixture in found].count(name) for seat in range(seats)]
        assert len(set(seated)) == 1
    pairs = {frozenset(fixture.lineup) for fixture in found}
    assert len(pairs) == bots * (bots - 1) // 2
    assert all([frozenset(f.lineup) for f in found].count(pair) >= matches for pair in pairs)


def test_an_arena_needs_two_different_bots() -> None:
    with pytest.raises(BadSetup, match="at least two different bots, not random random"):
        fixtures(["random", "random"], 2, 10)


def test_a_match_follows_from_its_terms_and_fixture() -> None:
    fixture = Fixture(3, 1, ("random", "random"))
    assert play(TERMS, fixture) == play(TERMS, fixture)
    other = play(TERMS, Fixture(4, 2, ("random", "random")))
    assert other.scores != play(TERMS, fixture).scores or other.plies != play(TERMS, fixture).plies


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("toybots:Raises", "raised RuntimeError: no idea"),
        ("toybots:Cheats", "named 'win at once', which was not on offer"),
        ("toybots:Dawdles", "took 1.2 s of 0.01 s"),
    ],
)
def test_a_failing_bot_forfeits_with_the_reason(bot: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watch = Watch()
    for module in (playing, toybots):
        monkeypatch.setattr(module, "time", watch)
    terms = Terms("nautilus", 2, {"first": "1"}, "s", "10ms")
    result = play(terms, Fixture(0, 0, ("random", bot)))
    assert result.forfeit == 1
    assert result.reason.startswith(reason)
    assert result.scores == [1.0, 0.0]


def _results(outcomes: list[tuple[str, str, float, float]]) -> list[Result]:
    return [Result(n, n // 2, (a, b), [x, y], 10) for n, (a, b, x, y) in enumerate(outcomes)]


def test_points_go_to_the_higher_score_and_are_shared_in_a_tie() -> None:
    table = points(_results([("a", "b", 3, 2), ("b", "a", 1, 1)]))
    assert table == {("a", "b"): 1.5, ("b", "a"): 0.5}


def test_ratings_are_the_odds_of_the_results() -> None:
    ratings = rate({("a", "b"): 900.0, ("b", "a"): 100.0}, ["a", "b"])
    # Nine to one is 382 points on the Elo scale; the imagined draw pulls a little towards the middle.
    assert ratings["a"] - ratings["b"] == pytest.approx(382, abs=3)
    assert ratings["a"] + ratings["b"] == pytest.approx(0)


def test_a_clean_sheet_still_has_a_finite_rating() -> None:
    table = standings(_results([("a", "b", 1, 0)] * 20), ["a", "b"], "seed")
    assert [row.name for row in table] == ["a", "b"]
    assert 200 < table[0].rating - table[1].rating < 1000
    assert table[0].low <= table[0].rating <= table[0].high


def test_intervals_shrink_with_more_matches() -> None:
    few = [("a", "b", 1.0, 0.0), ("a", "b", 0.0, 1.0), ("a", "b", 1.0, 0.0)] * 6
    narrow = crosstable(_results(few * 16), ["a", "b"], "seed")[0]
    wide = crosstable(_results(few), ["a", "b"], "seed")[0]
    assert narrow.high - narrow.low < wide.high - wide.low
    assert wide.low < 2 / 3 < wide.high


def test_winning_alone_counts_a_shared_victory_in_part() -> None:
    results = [
        Result(0, 0, ("a", "b", "b"), [5, 5, 1], 9),
        Result(1, 0, ("b", "a", "b"), [1, 5, 1], 9),
        Result(2, 0, ("a", "a", "b"), [9, 1, 1], 9),
    ]
    assert won_alone(results, "a", "b") == 0.75
    assert won_alone(results, "b", "a") == 0.0
    assert won_alone(results, "c", "a") == 0.0


def test_worker_processes_and_ray_play_the_very_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    todo = fixtures(["random", "toybots:Last"], 2, 6)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([PATH, os.environ.get("PYTHONPATH", "")]))
    here = [play(TERMS, fixture) for fixture in todo]
    pooled = sorted(run_in_processes(TERMS, todo, 2), key=lambda result: result.number)
    assert pooled == here
    ray = pytest.importorskip("ray")
    try:
        assert sorted(run_on_ray(TERMS, todo, 2), key=lambda result: result.number) == here
    finally:
        ray.shutdown()


def test_a_journal_drops_a_torn_line_and_refuses_another_arena(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "a.jsonl", TERMS, ["a", "b"])
    assert journal.read() == []
    result = play(TERMS, Fixture(0, 0, ("random", "random")))
    journal.append(result)
    with (tmp_path / "a.jsonl").open("ab") as file:
        file.write(b'{"number":1,"dea')
    assert journal.read() == [result]
    assert (tmp_path / "a.jsonl").read_bytes().endswith(b"}\n")
    other = Journal(tmp_path / "a.jsonl", Terms("niwa", 2, {}, "s", None), ["a", "b"])
    with pytest.raises(BadSetup, match="is the journal of another arena"):
        other.read()


def _command(*more: str) -> list[str]:
    return ["arena", "nautilus", "random", "toybots:Last", "--think", "10sims", "--out", "out", *more]


def test_the_command_reports_and_repeats_itself_exactly(tmp_path: Path) -> None:
    done = run(*_command("--matches", "6"), home=tmp_path, PYTHONPATH=PATH)
    assert done.returncode == 0, done.stderr
    assert "nautilus, 6 matches" in done.stdout
    report = json.loads((tmp_path / "out.json").read_text())
    assert {row["name"] for row in report["standings"]} == {"random", "toybots:Last"}
    assert (tmp_path / "out.svg").read_text().startswith("<svg")
    (tmp_path / "out.jsonl").unlink()
    run(*_command("--matches", "6", "--workers", "1"), home=tmp_path, PYTHONPATH=PATH)
    assert json.loads((tmp_path / "out.json").read_text()) == report


def test_an_interrupt_waits_until_the_pool_has_let_go_of_its_locks(monkeypatch: pytest.MonkeyPatch) -> None:
    submitted: list[str] = []

    def submit(*arguments: Any) -> Future[Result]:
        found: Future[Result] = real(*arguments)
        signal.raise_signal(signal.SIGINT)
        submitted.append("let go")
        return found

    real = ProcessPoolExecutor.submit
    monkeypatch.setattr(ProcessPoolExecutor, "submit", submit)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([PATH, os.environ.get("PYTHONPATH", "")]))
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            list(run_in_processes(TERMS, [Fixture(0, 0, ("random", "random"))], 1))
    finally:
        signal.signal(signal.SIGINT, before)
    assert submitted == ["let go"]


def test_an_interrupted_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    process = subprocess.Popen(
        # So many that it is not over before it is interrupted.
        [*TAKU, *_command("--matches", "50000")],
        cwd=tmp_path,
        env=environment_of(tmp_path, PYTHONPATH=PATH),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Where tests run in the background, Ctrl-C is ignored, and whatever they start inherits that.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    journal = tmp_path / "out.jsonl"
    until(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 5)
    process.send_signal(signal.SIGINT)
    output, errors = process.communicate(timeout=HANG_SECONDS)
    assert b"run the same command to continue" in output, errors
    kept = journal.read_bytes()
    done = run(*_command("--matches", str(kept.count(b"\n") + 8)), home=tmp_path, PYTHONPATH=PATH)
    assert done.returncode == 0, done.stderr
    assert journal.read_bytes().startswith(kept)


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["arena", "nautilus", "random", "nobody"], "unknown bot 'nobody'"),
        (["arena", "nautilus", "random", "random"], "at least two different bots"),
        (["arena", "nautilus", "random", "toybots:Last", "--think", "soon"], "thinking time 'soon'"),
    ],
)
def test_a_wrong_arena_is_one_line_and_exit_code_2(arguments: list[str], error: str, tmp_path: Path) -> None:
    done = run(*arguments, home=tmp_path, PYTHONPATH=PATH)
    assert (done.returncode, error in done.stderr, "Traceback" in done.stderr) == (2, True, False)


def test_the_plot_shows_everybody() -> None:
    results = _results([("a<b", "c", 1, 0), ("c", "a<b", 1, 0)] * 3)
    names = ["a<b", "c"]
    report = Report(TERMS, 6, standings(results, names, "s"), crosstable(results, names, "s"), [])
    assert "a&lt;b" in plot(report)
