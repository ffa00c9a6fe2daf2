"""Budgets of time for bots in tests, with room for a slow machine."""

from __future__ import annotations

from taku.bots import Clock

# So much CPU time a bot may take beyond its budget, interpreted and traced, on a machine at a tenth of its speed.
SLACK_SECONDS = 5.0


def has_run_out(clock: Clock) -> bool:
    """Whether the time of a budget is up, whoever said stop."""
    clock.is_stopped = False
    return bool(clock.is_over())
