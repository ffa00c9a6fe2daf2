"""The games in Gymnasium: one seat, against bots that are given."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from taku.bots import Bot, Clock, RandomBot, find_bot
from taku.games import names
from taku.kernel.dice import Dice
from taku.kernel.errors import BadSetup
from taku.kernel.eye import Eye
from taku.kernel.game import CHANCE, NOBODY, Game
from taku.kernel.offered import offered
from taku.kernel.playout import pass_chance
from taku.research.spaces import SEEDS, Observation, observation_space, observe
from taku.research.table import Table

# A bot is made anew for each match, from a seed.
BotMaker = Callable[[int], Bot]
# Counted in simulations, so that the same seed gives the same match.
DEFAULT_THINKING = "200sims"


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """A seat at a table; the bots of the other seats and chance play as soon as they are awaited.

    An action is a number of the catalogue. An illegal one loses the match at once: `action_mask` says what is legal.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: Game | str,
        seat: int = 0,
        opponents: BotMaker | str | Sequence[BotMaker | str] = RandomBot,
        players: int | None = None,
        setup: Mapping[str, str] | None = None,
        think: str = DEFAULT_THINKING,
    ) -> None:
        self._clock = Clock.read(think)
        self.table = Table(game, players, setup)
        if seat not in range(self.table.seats):
            raise BadSetup(
                f"there is no seat {seat}; {self.table.game.name} has seats 0 to {self.table.seats - 1} here"
            )
        self.seat = seat
        self._makers = self._one_each(opponents)
        self.observation_space = observation_space(self.table)
        self.action_space = spaces.Discrete(len(self.table.catalogue))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, played up to the seat's first turn."""
        super().reset(seed=seed)
        self._dice = Dice(int(self.np_random.integers(SEEDS)))
        self._bots = {seat: make(int(self.np_random.integers(SEEDS))) for seat, make in self._makers.items()}
        self._state = self.table.start.copy()
        self._is_lost = False
        self._go_on()
        return observe(self.table, self._state, self.seat), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the move of that number, and let the others play until the seat is awaited again."""
        if self._is_lost or self._state.mover == NOBODY:
            raise gymnasium.error.ResetNeeded("the match is over: reset the environment")
        if int(action) in self.table.legal(self._state):
            self._state.apply(self.table.catalogue[int(action)])
            self._go_on()
        else:
            self._is_lost = True
        is_over = self._is_lost or self._state.mover == NOBODY
        return observe(self.table, self._state, self.seat), self._reward(), is_over, False, self._info()

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The legal moves, under the name that programs for masked actions look for."""
        return self.table.planes.mask(self.table.legal(self._state)).astype(np.bool_)

    def _one_each(self, opponents: BotMaker | str | Sequence[BotMaker | str]) -> dict[int, BotMaker]:
        """Who makes the bot of each other seat: one for all, or one each; a name is that of a bot of the house."""
        others = [seat for seat in range(self.table.seats) if seat != self.seat]
        given = [opponents] * len(others) if isinstance(opponents, str) or callable(opponents) else opponents
        if len(given) != len(others):
            raise BadSetup(f"expected {len(others)} opponents, got {len(given)}")
        makers = [find_bot(one) if isinstance(one, str) else one for one in given]
        return dict(zip(others, makers, strict=True))

    def _go_on(self) -> None:
        while self._state.mover not in (self.seat, NOBODY):
            if self._state.mover == CHANCE:
                pass_chance(self._state, self._dice)
            else:
                self._ask(self._state.mover)

    def _ask(self, mover: int) -> None:
        """Let a bot play."""
        self._clock.start()
        text = self._bots[mover].choose(Eye(self.table.game, self._state, mover), self._clock)
        self._state.apply(offered(self._state, self.table.catalogue, text))

    def _reward(self) -> float:
        return -1.0 if self._is_lost else self.table.utilities(self._state)[self.seat]

    def _info(self) -> dict[str, Any]:
        """Scores at the end: before, a view may keep them secret."""
        if self._state.mover != NOBODY:
            return {"illegal": True} if self._is_lost else {}
        return {"scores": [*self.table.game.scores(self._state)]}


def register() -> list[str]:
    """Make every game known to Gymnasium; the ids for `gymnasium.make`, such as `taku/nautilus-v0`."""
    ids = {name: f"taku/{name}-v0" for name in names()}
    for name, environment in ids.items():
        if environment not in gymnasium.registry:
            gymnasium.register(environment, entry_point=f"{__name__}:SeatEnv", kwargs={"game": name})
    return [*ids.values()]
