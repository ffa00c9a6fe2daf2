"""The clocks of a table: arithmetic on moments, with the time the house was closed left out."""

from __future__ import annotations

import re

from taku.kernel.errors import BadSetup

SECOND = 1_000
DAY = 24 * 3600 * SECOND

# [from, until) in milliseconds, in order: the house was closed, and no clock ran.
Outages = list[tuple[int, int]]


class Rule:
    """How much time there is: `none`, `move:30s`, `fischer:300s+5s` or `days:3`.

    >>> Rule("fischer:300s+5s").first, Rule("fischer:300s+5s").added, Rule("days:3").is_by_move
    (300000, 5000, True)
    """

    def __init__(self, text: str) -> None:
        self.text = text
        found = re.fullmatch(r"none|move:(\d+)s|days:(\d+)|fischer:(\d+)s\+(\d+)s", text)
        if found is None:
            raise BadSetup(f"clock {text!r}: expected none, move:30s, fischer:300s+5s or days:3")
        a_move, days, total, added = found.groups()
        self.is_by_move = a_move is not None or days is not None
        self.first = int(a_move or total or 0) * SECOND if days is None else int(days) * DAY
        self.added = int(added or 0) * SECOND
        self.is_running = text != "none"
        if self.is_running and self.first == 0:
            raise BadSetup(f"clock {text!r}: there must be some time")


class Clocks:
    """The time every seat has left, and whose is running since when."""

    def __init__(self, rule: Rule, seats: int, outages: Outages) -> None:
        self.rule = rule
        self.left = [rule.first] * seats
        self.running: int | None = None
        self._since = 0
        self._outages = outages

    def start(self, seat: int, at: int) -> None:
        """A seat's time runs from now on."""
        if self.rule.is_running:
            self.running = seat
            self._since = at

    def stop(self, at: int) -> None:
        """Nobody's time runs any more."""
        if self.running is not None:
            self.left[self.running] -= self._used(at)
            self.running = None

    def moved(self, seat: int) -> None:
        """A seat has decided: it gets what the rule gives for that."""
        if self.rule.is_by_move:
            self.left[seat] = self.rule.first
        else:
            self.left[seat] += self.rule.added

    def left_of(self, seat: int, at: int) -> int:
        """What a seat has left now; not less than nothing."""
        used = self._used(at) if seat == self.running else 0
        return max(0, self.left[seat] - used)

    def deadline(self) -> int | None:
        """When the running clock runs out, if the house stays open until then."""
        if self.running is None:
            return None
        moment = self._since + self.left[self.running]
        for start, end in self._outages:
            if end > self._since and start < moment:
                moment += end - max(start, self._since)
        return moment

    def _used(self, at: int) -> int:
        closed = sum(max(0, min(end, at) - max(start, self._since)) for start, end in self._outages)
        return max(0, at - self._since - closed)
