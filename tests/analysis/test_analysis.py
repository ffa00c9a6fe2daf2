"""Looking back at a match: chances that add up, swings that are the biggest, advice that can be followed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from command import run

import taku
from taku import Clock, Match
from taku.analysis import Analysis, analyse
from taku.analysis.plotting import plot
from taku.bots import RandomBot
from taku.kernel.game import Game


def played(game: Game, seed: str = "analysis") -> Match:
    match, bot = Match(game, seed=seed), RandomBot(5)
    while not match.is_over:
        match.play(bot.choose(match.eye(match.mover), Clock()))
    return match


@pytest.fixture(scope="module", params=list(taku.all_games().values()), ids=lambda game: game.name)
def looked_at(request: pytest.FixtureRequest) -> tuple[Match, Analysis]:
    match = played(request.param)
    return match, analyse(match, think="8sims")


def test_there_are_chances_before_every_ply_and_at_the_end(looked_at: tuple[Match, Analysis]) -> None:
    match, found = looked_at
    assert len(found.chances) == match.ply + 1
    for chances in found.chances:
        assert len(chances) == match.seats
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
    winners = match.winners()
    assert found.chances[-1] == [1 / len(winners) if seat in winners else 0 for seat in range(match.seats)]


def test_swings_are_the_biggest_changes(looked_at: tuple[Match, Analysis]) -> None:
    _, found = looked_at
    assert len(found.swings) == 5
    sizes = [abs(swing.change) for swing in found.swings]
    assert sizes == sorted(sizes, reverse=True)
    first = found.swings[0]
    change = found.chances[first.ply + 1][first.seat] - found.chances[first.ply][first.seat]
    assert first.change == pytest.approx(change)
    assert first.text == found.plies[first.ply]


def test_advice_names_offers_that_were_better(looked_at: tuple[Match, Analysis]) -> None:
    match, found = looked_at
    advice = {row.ply: row for row in found.advice}
    assert advice
    for moment, entry in Match.steps(match.log.text):
        if entry is not None and entry.ply in advice:
            row = advice[entry.ply]
            assert (row.seat, row.played.text) == (entry.actor, entry.text)
            assert {offer.text for offer in row.preferred} <= set(moment.offers()) - {entry.text}
            assert all((offer.value or 0) > (row.played.value or 0) for offer in row.preferred)
            labels = {offer.text: offer.label for offer in moment.view(entry.actor).offers}
            assert all(offer.label == labels[offer.text] for offer in [row.played, *row.preferred])


def test_only_those_who_are_named_are_advised(looked_at: tuple[Match, Analysis]) -> None:
    match, _ = looked_at
    assert {row.seat for row in analyse(match, think="8sims", people=[1]).advice} == {1}


def test_the_same_seed_gives_the_same_analysis() -> None:
    match = played(taku.find("nautilus"), "again")
    assert match.analyse(seed=3, think="6sims") == match.analyse(seed=3, think="6sims")


def test_an_eye_gives_a_hint_about_its_own_offers() -> None:
    match = Match(taku.find("nautilus"), seed="hint")
    offers = match.eye(match.mover).hint(Clock(seconds=None, simulations=20))
    assert sorted(offer.text for offer in offers) == sorted(match.offers())
    assert offers[0].visits >= offers[-1].visits


def test_the_plot_has_a_line_for_every_seat(looked_at: tuple[Match, Analysis]) -> None:
    match, found = looked_at
    svg = plot(found, [f"<{seat}>" for seat in range(match.seats)])
    assert svg.count("<polyline") == match.seats
    assert "&lt;0&gt;" in svg


@pytest.mark.parametrize(("language", "words"), [("en", "The biggest swings"), ("fr", "tournants"), ("ru", "повороты")])
def test_the_command_speaks_and_writes(language: str, words: str, tmp_path: Path) -> None:
    (tmp_path / "m.log").write_text(played(taku.find("nautilus")).log.text)
    done = run("analyse", "m.log", "--think", "4sims", "--language", language, "--seat", "0", home=tmp_path)
    assert done.returncode == 0, done.stderr
    assert words in done.stdout
    found = json.loads((tmp_path / "m.analysis.json").read_text())
    assert {row["seat"] for row in found["advice"]} <= {0}
    assert (tmp_path / "m.analysis.svg").read_text().startswith("<svg")


def test_a_wrong_budget_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "m.log").write_text(played(taku.find("nautilus")).log.text)
    done = run("analyse", "m.log", "--think", "long", home=tmp_path)
    assert (done.returncode, "thinking time 'long'" in done.stderr) == (2, True)
