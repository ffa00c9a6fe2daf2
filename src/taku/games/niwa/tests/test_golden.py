"""Whole matches kept as records: they replay to the same marks and scores, and together visit everything."""

from __future__ import annotations

from pathlib import Path

import pytest

import taku
from taku import Match

GOLDEN = Path(__file__).with_name("golden")
SCORES = {
    "step-win": [1, 0],
    "jump-win": [1, 0],
    "far-jump": [1, 0],
    "repetition": [0.5, 0.5],
    "ring": [0, 1],
    "wild": [0, 1],
    "wild-unmirrored": [0, 1],
    "own-tiles": [1, 0],
}


def read(name: str) -> str:
    return (GOLDEN / f"{name}.log").read_text(encoding="utf-8")


def how_far(text: str) -> int:
    """How many cells apart the two cells of a move are."""
    (q, r), (x, y) = (map(int, cell.split(",")) for cell in text.split()[1:])
    return max(abs(q - x), abs(r - y), abs(q + r - x - y))


def test_every_record_in_the_folder_is_listed() -> None:
    assert {path.stem for path in GOLDEN.glob("*.log")} == set(SCORES)


@pytest.mark.parametrize("name", SCORES)
def test_a_golden_match_replays_mark_by_mark(name: str) -> None:
    match = Match.verify(read(name))
    assert match.is_over
    assert match.log.text == read(name)
    assert match.scores() == SCORES[name]


def test_together_they_visit_every_phase() -> None:
    visited = {match._state.agenda[-1].name for name in SCORES for match, entry in Match.steps(read(name)) if entry}
    assert visited == {phase.name for phase in taku.find("niwa").phases}


def test_together_they_show_what_their_names_say() -> None:
    last = {name: read(name).splitlines()[-1].split()[2:-1] for name in SCORES}
    assert last["step-win"][0] == "step"
    assert last["jump-win"][0] == "jump"
    jumps = [entry.text for entry in Match.replay(read("far-jump")).log.entries if entry.text.startswith("jump ")]
    assert 3 in map(how_far, jumps)
    assert Match.replay(read("repetition")).view(None).ending == "repetition"  # type: ignore[attr-defined]
    assert [sum(entry.text.startswith("tile ") for entry in Match.replay(read(name)).log.entries) for name in SCORES][
        -3:-1
    ] == [5, 10]
    assert Match.replay(read("own-tiles")).log.header.setup["tiles"].startswith("# A long pond")
