"""Every game found is tried by the same laws, in every number of seats, with its default and other set-ups."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import taku
from taku.kernel.game import Game
from taku.kernel.laws import LAWS, Law, Trial, claims_come_true
from taku.wire import choices_of

SEEDS = (1, 2)


def _setups(game: Game) -> Iterator[dict[str, str]]:
    """The default, then every other value of every choice with the rest left alone."""
    yield {}
    for choice in choices_of(game.setup):
        for value in choice.values:
            if value != choice.default:
                yield {choice.key: value}


def _trials() -> Iterator[object]:
    for game in taku.all_games().values():
        for seats in game.seats:
            for setup in _setups(game):
                yield pytest.param(game, seats, setup, id=f"{game.name}-{seats}-{setup or 'default'}")


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
@pytest.mark.parametrize(("game", "seats", "setup"), list(_trials()))
def test_every_game_keeps_the_law(game: Game, seats: int, setup: dict[str, str], law: Law) -> None:
    # The default set-up is walked evenly and scenically, every other one by one of the two.
    for seed in SEEDS if not setup else (len(repr(setup)),):
        wanders = seed % 2 == 0
        law.check(Trial(game, seats, game.setup(**setup), seed, encode=taku.encode, wanders=wanders))


@pytest.mark.parametrize("game", taku.all_games().values(), ids=lambda game: game.name)
def test_claims_come_true_in_a_dozen_matches(game: Game) -> None:
    """Most matches make few claims about the future, so this law needs more of them than others."""
    for seed in range(12):
        claims_come_true(Trial(game, game.seats[seed % len(game.seats)], game.setup(), seed, encode=taku.encode))
