"""One source, two builds: seeded random matches end in the same marks, compiled or not."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import taku
from taku.build import build_name
from taku.kernel.dice import Dice
from taku.kernel.game import Game
from taku.kernel.playout import playout

EXPECTED = Path(__file__).parent / "playouts.txt"
MATCHES = 20
# The fingerprints were taken with these choices; the others are the defaults.
SETUPS = {"nautilus": {"length": "early"}}


def fingerprint(game: Game, seats: int) -> str:
    """A number made of the last marks, lengths and scores of twenty random matches."""
    dice, total = Dice(20261115), 0
    for _ in range(MATCHES):
        state = game.start(game.setup(**SETUPS.get(game.name, {})), seats)
        decisions = playout(state, dice)
        total = (total * 31 + state.mark() + decisions + int(2 * sum(game.scores(state)))) % 2**64
    return f"{total:016x}"


def _cases() -> list[tuple[str, int]]:
    return [(game.name, seats) for game in taku.all_games().values() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), _cases())
def test_seeded_matches_are_the_same_in_every_build(name: str, seats: int) -> None:
    expected = dict(line.rsplit(" ", 1) for line in EXPECTED.read_text().splitlines())
    assert fingerprint(taku.find(name), seats) == expected[f"{name} {seats}"]


def test_the_build_that_was_asked_for_is_the_one_at_work() -> None:
    assert build_name() == os.environ.get("TAKU_BUILD", "pure")
