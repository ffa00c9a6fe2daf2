"""The bot that plays anything that is offered, each offer as likely as every other."""

from __future__ import annotations

from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye


class RandomBot(Bot):
    """Makes no plans.

    >>> from taku import Match, find
    >>> match = Match(find("nautilus"), seats=2, seed="7")
    >>> RandomBot(seed=1).choose(match.eye(match.mover), Clock()) in match.offers()
    True
    """

    name = "random"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._dice = Dice(seed)

    def choose(self, eye: Eye, clock: Clock) -> str:
        offers = eye.offers()
        return offers[self._dice.below(len(offers))]
