"""What a bot is: something that looks through an Eye and names an offer."""

from __future__ import annotations

from abc import ABC, abstractmethod

from taku.bots.clock import Clock
from taku.kernel.eye import Eye


class Bot(ABC):
    """One player that thinks by itself; its seed makes it play the same way again."""

    name = "bot"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @abstractmethod
    def choose(self, eye: Eye, clock: Clock) -> str:
        """The text of one of `eye.offers()`, found within the clock's budget."""
