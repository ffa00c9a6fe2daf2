"""What a view says about the rest of the match is held against the end of it, and a false claim is named."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import taku
from taku import Match
from taku.games.niwa.views import NiwaView
from taku.kernel.dice import Dice

NIWA = taku.find("niwa")


def played(seed: int) -> tuple[list[NiwaView], list[str]]:
    """A match that somebody won: what watchers saw before every move and at the end, and the moves."""
    match, dice = Match(NIWA, seed=str(seed), setup={"first": "0"}), Dice(seed)
    views, moves = list[NiwaView](), list[str]()
    while True:
        seen = match.view(None)
        assert isinstance(seen, NiwaView)
        views.append(seen)
        if match.is_over:
            assert seen.winner is not None
            return views, moves
        moves.append(NIWA.wander(match._state, dice).text)
        match.play(moves[-1])


@pytest.mark.parametrize("seed", range(4))
def test_more_lines_to_go_than_the_winner_crossed_are_a_false_claim(seed: int) -> None:
    views, moves = played(seed)
    end = views[-1]
    for ply, seen in enumerate(views):
        assert NIWA.false_claims(seen, moves[ply:], end) == []
        lying = replace(seen, distances=[99, 99])
        # While figures are being placed nothing is known of the way the winner will come.
        expected = [f"seat {end.winner} has 99 lines to go"] if ply >= 6 else []
        assert NIWA.false_claims(lying, moves[ply:], end) == expected
        assert NIWA.false_claims(lying, moves[ply:], replace(end, winner=None)) == [], "a draw proves no distance wrong"
