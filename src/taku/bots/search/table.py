"""What a search remembers of the states it has seen, the latest in each place."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.bots.search.evaluation import WHOLE

_LARGEST: Final = 2**18
_SMALLEST: Final = 2**10
# A win a turn sooner is worth one more. Whatever is within this of a whole win is a win that has been seen.
SURE: Final = 200

# What an entry's value says of the true one.
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2


class Entry:
    """What a search found out about a state."""

    key: i64
    depth: i64
    value: i64
    bound: i64
    best: i64  # the key of the state that the best turn leads to

    def __init__(self, key: i64, depth: i64, value: i64, bound: i64, best: i64) -> None:
        self.key = key
        self.depth = depth
        self.value = value
        self.bound = bound
        self.best = best

    def settles(self, depth: i64, value: i64, alpha: i64, beta: i64) -> bool:
        """Whether it answers what is asked now, its value seen from where the search began."""
        if self.depth != depth:
            return False
        return (
            self.bound == EXACT
            or (self.bound == AT_LEAST and value >= beta)
            or (self.bound == AT_MOST and value <= alpha)
        )


class Table:
    """Entries by key, as many as a search of so many states needs."""

    _mask: i64

    def __init__(self, states: i64) -> None:
        size: i64 = _SMALLEST
        while size < states and size < _LARGEST:
            size *= 2
        self._mask = size - 1
        self._entries: Final[list[Entry | None]] = [None] * size

    def find(self, key: i64) -> Entry | None:
        """What is known of a state."""
        entry = self._entries[key & self._mask]
        return entry if entry is not None and entry.key == key else None

    def remember(self, key: i64, depth: i64, value: i64, bound: i64, best: i64) -> None:
        """Keep it, in place of whatever was there."""
        place = key & self._mask
        entry = self._entries[place]
        if entry is None:
            self._entries[place] = Entry(key, depth, value, bound, best)
            return
        entry.key = key
        entry.depth = depth
        entry.value = value
        entry.bound = bound
        entry.best = best


def to_table(value: i64, turn: i64) -> i64:
    """Sure wins and losses are kept as seen from their own state, not from where the search began."""
    if value >= WHOLE - SURE:
        return value + turn
    return value - turn if value <= SURE else value


def from_table(value: i64, turn: i64) -> i64:
    """The other way round."""
    if value >= WHOLE - SURE:
        return value - turn
    return value + turn if value <= SURE else value
