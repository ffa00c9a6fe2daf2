"""The law of honesty: what is hidden from a bot never changes what it does."""

from __future__ import annotations

from functools import cache

import pytest

import taku
from taku.bots import Bot, Clock, bot_names, find_bot
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import NOBODY, Game, State

BOTS = [*bot_names(), "alphabeta-2", "ismcts-5"]
CASES = [("nautilus", 2), ("niwa", 2), ("namiji", 2), ("namiji", 4)]
MOMENTS = 3
TWINS = 3


def twins(game: Game, state: State) -> list[State]:
    """States that the mover cannot tell from this one."""
    return [game.imagine(state, int(state.mover), Dice(100 + twin)) for twin in range(TWINS)]


@cache
def hiding(name: str, seats: int) -> list[State]:
    """Moments of several matches at which the mover has a choice and something is hidden from it."""
    game, found = taku.find(name), []
    for seed in range(MOMENTS):
        dice = Dice(seed)
        state = game.start(game.setup(), seats)
        passed = 0
        while state.mover != NOBODY:
            if state.mover >= 0 and len(state.options()) > 1 and _is_hiding(game, state):
                passed += 1
                if passed > seed:
                    found.append(state.copy())
                    break
            state.apply(game.wander(state, dice))
    return found


def _is_hiding(game: Game, state: State) -> bool:
    return len({twin.mark() for twin in twins(game, state)}) > 1


def choice(bot: type[Bot], game: Game, state: State) -> str:
    return bot(11).choose(Eye(game, state, int(state.mover)), Clock(seconds=None, simulations=30))


@pytest.mark.parametrize(("name", "seats"), CASES)
@pytest.mark.parametrize("bot", BOTS)
def test_what_is_hidden_changes_nothing(bot: str, name: str, seats: int) -> None:
    if bot.startswith("alphabeta") and name != "niwa":
        return  # the engine of other games is another one
    game = taku.find(name)
    assert len(hiding(name, seats)) == MOMENTS
    for state in hiding(name, seats):
        chosen = choice(find_bot(bot), game, state)
        assert chosen in [move.text for move in state.options()]
        assert [choice(find_bot(bot), game, twin) for twin in twins(game, state)] == [chosen] * TWINS


class Peeks(Bot):
    """A dishonest bot: the law must catch it."""

    def choose(self, eye: Eye, clock: Clock) -> str:
        offers = eye.offers()
        return offers[eye._state.mark() % len(offers)]


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_bot_that_peeks_is_caught(name: str, seats: int) -> None:
    game = taku.find(name)
    made = [{choice(Peeks, game, twin) for twin in twins(game, state)} for state in hiding(name, seats)]
    assert max(len(choices) for choices in made) > 1
