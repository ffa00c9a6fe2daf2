"""What bots share that try offers out in imagined worlds and take one of the best."""

from __future__ import annotations

from abc import abstractmethod

from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.bots.leaning import picked
from taku.bots.search.evaluation import Evaluation
from taku.bots.search.ismcts import Found
from taku.bots.sweeping import unswept
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye

# A tree of this many simulations takes about half a gigabyte; no decision gets more, whatever the clock allows.
MOST_SIMULATIONS = 250_000


class SamplingBot(Bot):
    """Thinks about every offer by simulations, and picks by what it found.

    simulations: at most so many a decision, whatever the clock allows
    temperature: how lightly it gives away a little of its chances, in logits
    """

    def __init__(self, seed: int, simulations: int | None, temperature: float, evaluation: Evaluation | None) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.temperature = temperature
        self.evaluation = evaluation
        self._dice = Dice(seed)

    @unswept()
    def choose(self, eye: Eye, clock: Clock) -> str:
        offers = eye.offers()
        if len(offers) == 1:
            return offers[0]
        return picked(self.think(eye, clock), self.temperature, self._dice)

    @abstractmethod
    def think(self, eye: Eye, clock: Clock) -> list[Found]:
        """What is found out within the budget about every offer."""

    def _limit(self, clock: Clock) -> int:
        return min(self.simulations or MOST_SIMULATIONS, clock.simulations or MOST_SIMULATIONS, MOST_SIMULATIONS)
