"""The games in Gymnasium: its own check, and a seat against bots that are given."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from hush import GAME as HUSH

from taku.bots import Bot, Clock, RandomBot, UnknownBot
from taku.kernel.errors import BadSetup
from taku.kernel.eye import Eye
from taku.research.gymnasium import SeatEnv, register


class FirstBot(Bot):
    """Takes the first offer, and remembers that it was asked."""

    asked: list[int] = []

    def choose(self, eye: Eye, clock: Clock) -> str:
        self.asked.append(eye.seat)
        assert clock.simulations == 7
        return eye.offers()[0]


def finish(env: SeatEnv, seed: int) -> tuple[float, dict[str, object]]:
    """A match of first legal moves: the last reward and what comes with it."""
    env.reset(seed=seed)
    while True:
        _, reward, is_over, _, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        if is_over:
            return reward, info


@pytest.mark.parametrize("name", register())
def test_a_game_passes_the_check(name: str) -> None:
    check_env(gymnasium.make(name).unwrapped)


# Gymnasium says so of every environment that was made without `gymnasium.make`.
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")
@pytest.mark.parametrize("env", [SeatEnv("namiji", seat=4, players=5), SeatEnv(HUSH, seat=1)], ids=["namiji", "hush"])
def test_other_seats_pass_the_check(env: SeatEnv) -> None:
    check_env(env)


def test_a_match_is_played_to_its_result_and_repeats_with_its_seed() -> None:
    env = SeatEnv("nautilus", seat=1, setup={"length": "all"})
    reward, info = finish(env, 3)
    assert reward in (-1, 0, 1)
    assert len(np.asarray(info["scores"])) == 2
    assert finish(env, 3) == (reward, info)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_the_seat_is_awaited_whenever_it_is_asked() -> None:
    env = SeatEnv("namiji", seat=2, players=3)
    observation, _ = env.reset(seed=1)
    for _ in range(20):
        assert observation["action_mask"].any()
        assert np.array_equal(observation["action_mask"], env.action_masks())
        observation, reward, is_over, is_cut, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
        assert (reward, is_over, is_cut, info) == (0, False, False, {})


def test_opponents_are_bots_of_ones_own_with_a_budget() -> None:
    FirstBot.asked.clear()
    finish(SeatEnv("namiji", players=3, opponents=[FirstBot, "random"], think="7sims"), 1)
    assert set(FirstBot.asked) == {1}
    FirstBot.asked.clear()
    finish(SeatEnv("namiji", seat=1, players=3, opponents=FirstBot, think="7sims"), 1)
    assert set(FirstBot.asked) == {0, 2}


def test_an_illegal_action_loses() -> None:
    env = SeatEnv("nautilus")
    env.reset(seed=1)
    _, reward, is_over, _, info = env.step(int(np.flatnonzero(~env.action_masks())[0]))
    assert (reward, is_over, info) == (-1, True, {"illegal": True})
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_a_table_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadSetup, match="there is no seat 2"):
        SeatEnv("nautilus", seat=2)
    with pytest.raises(BadSetup, match="expected 2 opponents, got 1"):
        SeatEnv("namiji", players=3, opponents=[RandomBot])
    with pytest.raises(UnknownBot, match="deep-thought"):
        SeatEnv("nautilus", opponents="deep-thought")
