"""How many sequences of plies there are, garden by garden, as counted in perft.txt."""

from __future__ import annotations

from pathlib import Path

import pytest

import taku
from taku import Match
from taku.kernel.playout import perft

TABLE = Path(__file__).with_name("perft.txt")


def rows() -> list[tuple[str, str, str, int, int]]:
    """Garden, beads, where it starts, depth and count."""
    lines = [line.split() for line in TABLE.read_text().splitlines() if line and not line.startswith("#")]
    return [(garden, beads, start, int(depth), int(count)) for garden, beads, start, depth, count in lines]


@pytest.mark.parametrize(("garden", "beads", "start", "depth", "count"), rows())
def test_perft(garden: str, beads: str, start: str, depth: int, count: int) -> None:
    first = "chance" if start == "start" else "0"
    match = Match(taku.find("niwa"), settle=False, setup={"garden": garden, "beads": beads, "first": first})
    if start == "placed":
        # The figures face each other: seat 0 takes the last cell offered, seat 1 the first.
        for _ in range(6):
            match.play(match.offers()[0 if match.mover else -1])
    assert perft(match._state, depth) == count
