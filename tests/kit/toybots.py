"""Bots for the arena's tests: one with a plan, and some that misbehave."""

from __future__ import annotations

import time

from taku.bots import Bot, Clock
from taku.kernel.eye import Eye


class First(Bot):
    """Always the first offer."""

    def choose(self, eye: Eye, clock: Clock) -> str:
        return eye.offers()[0]


class Last(Bot):
    """Always the last offer."""

    def choose(self, eye: Eye, clock: Clock) -> str:
        return eye.offers()[-1]


class Raises(Bot):
    """Cannot go on."""

    def choose(self, eye: Eye, clock: Clock) -> str:
        raise RuntimeError("no idea")


class Cheats(Bot):
    """Names a move that is not on offer."""

    def choose(self, eye: Eye, clock: Clock) -> str:
        return "win at once"


class Dawdles(Bot):
    """Overruns its budget."""

    def choose(self, eye: Eye, clock: Clock) -> str:
        time.sleep((clock.seconds or 0.0) + 1.2)
        return eye.offers()[0]
