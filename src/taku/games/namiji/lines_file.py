"""Where things stand in a box file: the line of every key, so that a mistake can be found at once."""

from __future__ import annotations

import re

_ARRAY = re.compile(r"\s*\[\[\s*([A-Za-z0-9_-]+)\s*\]\]")
_TABLE = re.compile(r"\s*\[\s*([A-Za-z0-9_-]+)\s*\]")
_KEY = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


class Lines:
    """Line numbers by path: `route.leg-1`, `meal.2` for the third [[meal]], `meal.2.points`."""

    def __init__(self, text: str) -> None:
        self._numbers: dict[str, int] = {}
        prefix = ""
        for number, line in enumerate(text.splitlines(), start=1):
            if found := _ARRAY.match(line):
                prefix = self._next(found.group(1))
            elif found := _TABLE.match(line):
                prefix = found.group(1)
            elif found := _KEY.match(line):
                self._numbers.setdefault(f"{prefix}.{found.group(1)}" if prefix else found.group(1), number)
                continue
            else:
                continue
            self._numbers.setdefault(prefix, number)

    def _next(self, name: str) -> str:
        index = 0
        while f"{name}.{index}" in self._numbers:
            index += 1
        return f"{name}.{index}"

    def find(self, path: str) -> int:
        """The line of a path, or of the nearest thing around it that the file does have."""
        while path not in self._numbers:
            path, dot, _ = path.rpartition(".")
            if not dot:
                return self._numbers.get(path, 1)
        return self._numbers[path]
