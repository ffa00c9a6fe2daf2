"""What the tests of the adapters share: all games and the toy in OpenSpiel, and walks through random matches."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from absl import flags
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
