"""A view travels light: whole matches of every size, every seat and a watcher, at every ply."""

from __future__ import annotations

import pytest

import taku
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY

MOST = 6_000


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("direction", ["clockwise", "counterclockwise"])
def test_no_view_of_a_match_is_larger_than_six_thousand_bytes(seats: int, direction: str) -> None:
    game = taku.find("namiji")
    state, dice = game.start(game.setup(direction=direction), seats), Dice(seats)
    while state.mover != NOBODY:
        state.apply(game.wander(state, dice))
        sizes = {seat: len(taku.encode(game.view(state, seat))) for seat in (*range(seats), None)}
        assert max(sizes.values()) < MOST, sizes


def test_what_is_empty_does_not_travel() -> None:
    match = taku.Match(taku.find("namiji"), seats=3, seed="1")
    text = taku.encode(match.view(None)).decode()
    assert not any(f'"{name}"' in text for name in ("catch", "draft", "haul", "net_tail", "final", "meals", "drawn"))
    assert all(f'"{name}"' in text for name in ("game", "seat", "mover", "phase", "over", "scores", "offers"))
