"""Rehearsal: every offer is tried in the same imagined states with the same luck, all seats playing on by policy.

No tree: what is known of an offer is how well its seat stands some decisions later, if everybody plays on as the game's
policy has it. Offers that are clearly worse than the leader are dropped, so that the budget goes to the others.
Made for tables of many seats, where a tree never gets as far as the seat's own next turn.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.bots.clock import Clock
from taku.bots.search.evaluation import WHOLE, Evaluation
from taku.bots.search.ismcts import Found
from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import NOBODY, State

# Between two looks at who is clearly worse.
_WORLDS_A_ROUND: Final = 8
# Clearly: by three times the error of the difference. This is the square of that.
_CLEARLY: Final = 9.0
_LUCKS: Final = 2147483647


class Trial:
    """One offer, and what came of it in each world."""

    def __init__(self, move: Move, place: i64, promise: i64) -> None:
        self.move: Final = move
        self.place: Final = place
        self.promise: Final = promise
        self.shares: Final[list[int]] = []

    def total(self) -> i64:
        """The shares of the win of all worlds together."""
        total: i64 = 0
        for share in self.shares:
            total += share
        return total


class Rehearsal:
    """One decision of one seat."""

    seats: i64
    horizon: i64  # decisions before the first quiet state is judged
    simulations: i64

    def __init__(self, eye: Eye, evaluation: Evaluation, seats: i64, dice: Dice, horizon: i64) -> None:
        self.eye: Final = eye
        self.evaluation: Final = evaluation
        self.dice: Final = dice
        self.seats = seats
        self.horizon = horizon
        self.simulations = 0
        state = eye.imagine(dice)
        options = state.options()
        self.trials: Final = [
            Trial(options[place], place, evaluation.order(state, options[place])) for place in range(len(options))
        ]
        # The most promising first, in case there is no time for all of them.
        self.hopes: list[Trial] = sorted(self.trials, key=lambda trial: -trial.promise)

    def rehearse(self, clock: Clock, limit: int) -> None:
        """Go on until time or simulations run out or only one offer is left; at least one world is rehearsed."""
        worlds: i64 = 0
        while len(self.hopes) > 1 and (worlds == 0 or self.simulations + len(self.hopes) <= limit):
            if not self._rehearse_world(clock):
                return
            worlds += 1
            if worlds % _WORLDS_A_ROUND == 0:
                self._drop()

    def found(self) -> list[Found]:
        """What is thought of each offer, in the order of the offers."""
        listed: list[Found] = []
        for trial in self.trials:
            worlds = len(trial.shares)
            listed.append(Found(trial.move.text, worlds, trial.total() / worlds / WHOLE if worlds else 0.0))
        return listed

    def _rehearse_world(self, clock: Clock) -> bool:
        """Try every hope in one state; a world that the clock cuts short does not count, unless it is the first."""
        state = self.eye.imagine(self.dice)
        luck = self.dice.below(_LUCKS)
        options = state.options()
        shares: list[int] = []
        for trial in self.hopes:
            if clock.is_over() and (self.simulations or shares):
                break
            after = state.copy()
            after.apply(options[trial.place])
            self._play_on(after, Dice(luck))
            shares.append(self.evaluation.values(after, self.seats)[self.eye.seat])
        is_whole = len(shares) == len(self.hopes)
        if is_whole or self.simulations == 0:
            for place in range(len(shares)):
                self.hopes[place].shares.append(shares[place])
            self.simulations += len(shares)
        return is_whole

    def _play_on(self, state: State, dice: Dice) -> None:
        """By the game's policy, until it is deep enough and the value can be trusted."""
        evaluation = self.evaluation
        left = self.horizon
        while state.mover != NOBODY and (left > 0 or not evaluation.is_quiet(state)):
            if state.mover >= 0:
                left -= 1
            state.apply(evaluation.policy(state, dice))

    def _drop(self) -> None:
        """Give up every offer that is clearly worse than the one that leads; they met in the same worlds."""
        leader = self.hopes[0]
        most: i64 = -1
        for trial in self.hopes:
            total = trial.total()
            if total > most:
                most = total
                leader = trial
        self.hopes = [trial for trial in self.hopes if trial is leader or not _is_clearly_worse(trial, leader)]


def _is_clearly_worse(trial: Trial, leader: Trial) -> bool:
    behind: i64 = 0
    spread = 0.0
    for world in range(len(trial.shares)):
        difference: i64 = leader.shares[world] - trial.shares[world]
        behind += difference
        spread += float(difference) * float(difference)
    return behind > 0 and float(behind) * float(behind) > _CLEARLY * spread
