"""How long a bot may think: seconds, simulations, or until somebody says stop."""

from __future__ import annotations

import re
import time

from taku.kernel.errors import BadSetup

DEFAULT_SECONDS = 1.0


class Clock:
    """A budget for one decision. With a budget of simulations alone a choice can be repeated exactly.

    >>> Clock.read("5s").seconds, Clock.read("20000sims").simulations
    (5.0, 20000)
    """

    def __init__(self, seconds: float | None = DEFAULT_SECONDS, simulations: int | None = None) -> None:
        self.seconds = seconds
        self.simulations = simulations
        self.is_stopped = False
        self._start = time.perf_counter()

    @classmethod
    def read(cls, text: str) -> Clock:
        """A budget as people write it: `5s`, `0.2s`, `500ms`, `20000sims`."""
        found = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s|sims)", text)
        if found is None:
            raise BadSetup(f"thinking time {text!r}: expected for instance 5s, 500ms or 20000sims")
        amount, unit = float(found[1]), found[2]
        if unit == "sims":
            return cls(seconds=None, simulations=int(amount))
        return cls(seconds=amount / 1000 if unit == "ms" else amount)

    def start(self) -> None:
        """The decision begins now."""
        self._start = time.perf_counter()
        self.is_stopped = False

    def stop(self) -> None:
        """Ask the bot, from any thread, to decide with what it has."""
        self.is_stopped = True

    def is_over(self) -> bool:
        """Whether the time is up or somebody said stop; simulations are counted by the bot itself."""
        if self.is_stopped:
            return True
        return self.seconds is not None and time.perf_counter() - self._start >= self.seconds
