"""What the tests of the adapters share: all games and the toy in OpenSpiel, and walks through random matches."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator

import numpy as np
import pytest
from absl import flags
from gymnasium.utils import seeding
from hush import GAME as HUSH

from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY, State
from taku.research import openspiel
from taku.research.table import Table

Walk = Callable[[Table, int], Iterator[State]]


@pytest.fixture(scope="session", autouse=True)
def registered() -> list[str]:
    flags.FLAGS.mark_as_parsed()  # OpenSpiel's playthroughs read command-line flags
    return [*openspiel.register(), *openspiel.register(HUSH)]


@pytest.fixture(autouse=True)
def fixed_entropy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Generators that nobody gave a seed get one each: the checks of Gymnasium and PettingZoo draw from them."""
    default, gymnasiums, seeds = np.random.default_rng, seeding.np_random, itertools.count(1)

    def or_next(seed: int | None) -> int:
        return next(seeds) if seed is None else seed

    monkeypatch.setattr(np.random, "default_rng", lambda seed=None: default(or_next(seed)))
    monkeypatch.setattr(seeding, "np_random", lambda seed=None: gymnasiums(or_next(seed)))


@pytest.fixture(scope="session")
def walk() -> Walk:
    def states(table: Table, seed: int) -> Iterator[State]:
        state, dice = table.start.copy(), Dice(seed)
        while state.mover != NOBODY:
            yield state
            # Scenic moves: a walk of them sees more of a game, and sooner ends.
            state.apply(table.game.wander(state, dice))
        yield state

    return states
