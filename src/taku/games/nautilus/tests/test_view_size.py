"""A view of Nautilus stays small on the wire, and says as much as before."""

from __future__ import annotations

import pytest

import taku
from taku import Match
from taku.games.nautilus.facts import EMPTY, FULL_DECK, ONE_OF
from taku.games.nautilus.phases.placing import PLACING
from taku.games.nautilus.state import NautilusState
from taku.kernel.dice import Dice
from taku.kernel.sets import BIT

GAME = taku.find("nautilus")
MOST_BYTES = 6000


@pytest.mark.parametrize("piles", ["open", "hidden"])
def test_a_view_stays_under_six_thousand_bytes_in_random_matches(piles: str) -> None:
    for seed in range(25):
        match, dice = Match(GAME, seed=str(seed), setup={"length": "all", "piles": piles}), Dice(seed)
        while True:
            for seat in (0, 1, None):
                assert len(taku.encode(match.view(seat))) < MOST_BYTES
            offers = match.offers()
            if not offers:
                break
            match.play(offers[dice.below(len(offers))])


def test_the_longest_view_there_can_be_stays_under_six_thousand_bytes() -> None:
    state = GAME.start(GAME.setup(first="0"), 2)
    assert isinstance(state, NautilusState)
    state.agenda, state.mover, state.round = [PLACING], 0, 6
    # Two digits and the longest name in hand, the longest names on the table, everything clinched.
    state.hands = [sum(BIT[card] for card in range(10, 15)), sum(BIT[card] for card in range(5, 10))]
    state.held, state.seen, state.special_pile = [1, 4], [state.hands[1], 0], 0
    state.undealt = sum(BIT[card] for card in range(1, 5))
    state.lanes, state.deck = [4, 4, 4, 5, 10], 0
    state.won = [FULL_DECK - sum(ONE_OF[kind] for kind in state.lanes), 0]
    assert set(state.table) == {EMPTY}
    view = GAME.view(state, 0)
    assert isinstance(view, taku.View)
    assert len(view.offers) == 60
    assert len(taku.encode(view)) < MOST_BYTES
