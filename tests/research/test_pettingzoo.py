"""The games in PettingZoo: its own checks, and what an environment does with illegal moves and at the end."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hush import GAME as HUSH
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from taku.kernel.errors import BadSetup, NotOffered, OutOfTurn
from taku.research import pettingzoo
from taku.research.pettingzoo import namiji_v0, nautilus_v0, niwa_v0

MODULES = [nautilus_v0, niwa_v0, namiji_v0]
# PettingZoo advises arrays as observations and yet asks for a dictionary where actions are masked, as its own
# board games have it.
ADVICE = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]


def with_advice(test: Any) -> Any:
    for mark in ADVICE:
        test = mark(test)
    return test


def play(env: Any, seed: int) -> dict[str, float]:
    """A random match; the last reward of each agent."""
    env.reset(seed=seed)
    rewards = {}
    for agent in env.agent_iter():
        observation, rewards[agent], is_over, _, _ = env.last()
        legal = np.flatnonzero(observation["action_mask"])
        env.step(None if is_over else int(legal[seed % len(legal)]))
    return rewards


@with_advice
@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.split(".")[-1])
def test_a_game_passes_the_checks(module: Any) -> None:
    api_test(module.env(), num_cycles=150)
    api_test(module.raw_env(), num_cycles=150)
    seed_test(module.env, num_cycles=40)
    seed_test(module.raw_env, num_cycles=40)


@with_advice
@pytest.mark.parametrize("players", [3, 5])
def test_more_seats_pass_the_checks(players: int) -> None:
    api_test(namiji_v0.env(players=players), num_cycles=100)


@with_advice
def test_a_fourth_game_passes_the_checks() -> None:
    api_test(pettingzoo.env(HUSH), num_cycles=30)
    assert str(pettingzoo.raw_env(HUSH)) == "hush_v0"


def test_names_have_versions() -> None:
    assert [str(module.raw_env()) for module in MODULES] == ["nautilus_v0", "niwa_v0", "namiji_v0"]
    assert namiji_v0.env(players=3).unwrapped.metadata["name"] == "namiji_v0"


def test_a_match_ends_with_a_result_for_everybody() -> None:
    env = namiji_v0.raw_env(players=3)
    rewards = play(env, 4)
    assert sorted(rewards) == env.possible_agents
    assert sum(rewards.values()) == pytest.approx(0)
    assert env.agents == []
    assert play(env, 4) == rewards


def test_without_a_seed_matches_differ_and_with_one_the_series_repeats() -> None:
    env = nautilus_v0.raw_env()

    def openings(seed: int) -> list[bytes]:
        env.reset(seed=seed)
        first = env.observe("seat_0")["observation"].tobytes()
        env.reset()
        return [first, env.observe("seat_0")["observation"].tobytes()]

    assert openings(1) == openings(1)
    assert len({*openings(1), *openings(2)}) == 4


def test_only_who_is_awaited_has_legal_moves() -> None:
    env = niwa_v0.raw_env(setup={"garden": "stream"})
    env.reset(seed=1)
    awaited = env.agent_selection
    for agent in env.agents:
        mask = env.observe(agent)["action_mask"]
        assert np.array_equal(mask, env.action_mask(agent))
        assert bool(mask.any()) == (agent == awaited)


def test_a_raw_environment_refuses_what_is_illegal() -> None:
    env = nautilus_v0.raw_env()
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_mask(env.agent_selection) == 0)[0])
    before = env.observe("seat_0")
    with pytest.raises(NotOffered, match=f"action {illegal} is not on offer"):
        env.step(illegal)
    with pytest.raises(OutOfTurn, match="a number was expected"):
        env.step(None)
    assert np.array_equal(env.observe("seat_0")["observation"], before["observation"])
    with pytest.raises(BadSetup, match="2, 3, 4, 5 seats"):
        namiji_v0.raw_env(players=6)


def test_a_wrapped_environment_ends_the_match_at_an_illegal_move() -> None:
    env: Any = nautilus_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    illegal = int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0])
    env.step(illegal)
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
