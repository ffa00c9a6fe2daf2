"""What a view says about the rest of the match is held against the end of it, and a false claim is named."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import taku
from taku import Match
from taku.games.nautilus.facts import DOMAIN_NAMES
from taku.games.nautilus.views import NautilusView
from taku.kernel.dice import Dice


@pytest.mark.parametrize("seed", range(4))
def test_a_clinched_domain_that_was_lost_is_a_false_claim(seed: int) -> None:
    game, dice = taku.find("nautilus"), Dice(seed)
    match = Match(game, seed=str(seed))
    while not match.is_over:
        match.play(game.wander(match._state, dice).text)
    end = match.view(None)
    assert isinstance(end, NautilusView)
    assert game.false_claims(end, [], end) == []
    points = [pile.points or [] for pile in end.piles]
    for domain, name in enumerate(DOMAIN_NAMES):
        loser = 0 if points[0][domain] < points[1][domain] else 1
        piles = list(end.piles)
        piles[loser] = replace(piles[loser], clinched=[name])
        assert game.false_claims(replace(end, piles=piles), [], end) == [f"seat {loser} has clinched {name}"]
