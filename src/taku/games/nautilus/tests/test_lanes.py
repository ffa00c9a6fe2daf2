"""Who takes a lane (worked case 1)."""

from __future__ import annotations

import pytest

from taku.games.nautilus.scoring import beats


@pytest.mark.parametrize(
    ("winner", "loser"),
    [(1, 14), (15, 1), (15, 14), (1, 0), (14, 13), (2, 1), (14, 0), (14, 2), (15, 0)],
)
def test_the_stronger_card_takes_the_lane(winner: int, loser: int) -> None:
    assert beats(winner, loser)
    assert not beats(loser, winner)


def test_of_two_different_cards_exactly_one_wins() -> None:
    for card in range(16):
        for other in range(card):
            assert beats(card, other) != beats(other, card)


def test_only_the_crab_beats_something_higher() -> None:
    upsets = [(card, other) for card in range(16) for other in range(card + 1, 16) if beats(card, other)]
    assert upsets == [(1, 14)]
