"""A table as a PettingZoo environment: one agent a seat, chance settles by itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from taku.kernel.dice import Dice
from taku.kernel.errors import NotOffered, OutOfTurn
from taku.kernel.game import NOBODY, Game
from taku.kernel.playout import pass_chance
from taku.research.spaces import SEEDS, Observation, observation_space, observe
from taku.research.table import Table


class TableEnv(AECEnv[str, Observation, Any]):
    """Agents `seat_0`, `seat_1` and so on; actions are numbers of the catalogue, rewards come at the end."""

    metadata: dict[str, Any] = {"render_modes": [], "is_parallelizable": False}

    def __init__(
        self,
        game: Game | str,
        players: int | None = None,
        setup: Mapping[str, str] | None = None,
        name: str | None = None,
    ) -> None:
        self.table = Table(game, players, setup)
        self.metadata = {**self.metadata, "name": name or f"{self.table.game.name}_v0"}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(self.table) for agent in self.possible_agents}
        numbers = len(self.table.catalogue)
        self.action_spaces = {agent: spaces.Discrete(numbers) for agent in self.possible_agents}
        self._random = np.random.default_rng()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match. The same seed deals the same match again; without one the next match is another."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self._dice = Dice(int(self._random.integers(SEEDS)))
        self._state = self.table.start.copy()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Make the move of that number for the agent that is awaited; NotOffered if it is not legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play(action)
        self._cumulative_rewards[agent] = 0.0
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        """What the agent's seat sees, and its legal moves: none while it is not awaited."""
        return observe(self.table, self._state, self._seat_of[agent])

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def action_mask(self, agent: str) -> npt.NDArray[np.int8]:
        """The legal moves alone, for whoever does not need the tensor."""
        is_awaited = self._state.mover == self._seat_of[agent]
        return self.table.planes.mask(self.table.legal(self._state) if is_awaited else [])

    def render(self) -> None:
        """There are no render modes; `taku play` draws the games."""

    def close(self) -> None:
        """Nothing is held open."""

    def _play(self, action: int | np.integer[Any] | None) -> None:
        if action is None:
            raise OutOfTurn(f"{self.agent_selection} is awaited: a number was expected, not None")
        if int(action) not in self.table.legal(self._state):
            raise NotOffered(f"action {action} is not on offer; expected one of {self.table.legal(self._state)}")
        self._state.apply(self.table.catalogue[int(action)])

    def _go_on(self) -> None:
        """Let chance play; at the end every seat has its reward and is done."""
        pass_chance(self._state, self._dice)
        if self._state.mover != NOBODY:
            self.agent_selection = self.possible_agents[self._state.mover]
            return
        scores = self.table.game.scores(self._state)
        self.rewards = dict(zip(self.possible_agents, self.table.utilities(self._state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: {"scores": [*scores]} for agent in self.agents}
        self.agent_selection = self.agents[0]


def raw_env(
    game: Game | str, players: int | None = None, setup: Mapping[str, str] | None = None, name: str | None = None
) -> TableEnv:
    """The environment itself: fast, and strict about illegal moves."""
    return TableEnv(game, players, setup, name)


def env(
    game: Game | str, players: int | None = None, setup: Mapping[str, str] | None = None, name: str | None = None
) -> AECEnv[str, Observation, Any]:
    """The environment in PettingZoo's usual wrappers: an illegal move ends the match with a reward of -1."""
    wrapped: Any = wrappers.TerminateIllegalWrapper(raw_env(game, players, setup, name), illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    checked: AECEnv[str, Observation, Any] = wrappers.OrderEnforcingWrapper(wrapped)
    return checked
