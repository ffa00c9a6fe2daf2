"""Reads values out of a box file and collects every mistake with its line, instead of stopping at the first."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence

from taku.games.namiji.lines_file import Lines

LARGEST_FILE = 65536
LONGEST_SHOWN = 60
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PLACE = re.compile(r" \(at line (\d+), column \d+\)")

Table = dict[str, object]


class Reader:
    """One box file being read. A wrong value is noted, and a harmless one goes on in its place."""

    def __init__(self, text: str) -> None:
        self._lines = Lines(text)
        self._mistakes: list[tuple[int, str]] = []
        self.document: Table = self._parse(text)

    def _parse(self, text: str) -> Table:
        if len(text) > LARGEST_FILE:
            self._mistakes.append((1, f"the file has {len(text)} characters, at most {LARGEST_FILE} were expected"))
            return {}
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            found = _PLACE.search(str(error))
            line = int(found.group(1)) if found else len(text.splitlines())
            self._mistakes.append((line, f"not TOML: {_PLACE.sub('', str(error))}"))
        except RecursionError:
            self._mistakes.append((1, "not TOML: brackets are nested too deeply"))
        return {}

    def mistakes(self) -> list[str]:
        """Every mistake found so far, in the order of the lines."""
        return [f"line {line}: {text}" for line, text in sorted(set(self._mistakes))]

    def note(self, path: str, text: str) -> None:
        """Note a mistake at a path."""
        self._mistakes.append((self._lines.find(path), text))

    def section(self, name: str, keys: Sequence[str]) -> Table:
        """The table of that name; an unknown key in it is a mistake."""
        found = self.document.get(name)
        if not isinstance(found, dict):
            self.note(name, f"a section [{name}] was expected")
            return {}
        self.check_keys(name, found, keys)
        return found

    def sections(self, name: str, keys: Sequence[str]) -> list[Table]:
        """All tables [[name]], none if the file has none."""
        found = self.document.get(name, [])
        if not isinstance(found, list) or not all(isinstance(table, dict) for table in found):
            self.note(name, f"sections [[{name}]] were expected")
            return []
        for index, table in enumerate(found):
            self.check_keys(f"{name}.{index}", table, keys)
        return found

    def check_keys(self, path: str, table: Table, keys: Sequence[str]) -> None:
        """Note every key that is not one of these."""
        for key in table:
            if key not in keys:
                where = f"{path}.{key}" if path else key
                self.note(where, f"unknown key {shown(key)}; expected one of {', '.join(keys)}")

    def whole(self, path: str, table: Table, least: int, most: int, default: int | None = None) -> int:
        """A whole number within bounds, named by the last part of the path."""
        key = path.rpartition(".")[2]
        value = table.get(key, default)
        if not _is_whole(value, least, most):
            self.note(path, f"{said(key, value)} a whole number from {least} to {most} was expected")
            return least
        assert isinstance(value, int)
        return value

    def wholes(self, path: str, table: Table, lengths: tuple[int, int], most: int) -> list[int]:
        """A list of whole numbers from 0 on, as long as allowed."""
        key = path.rpartition(".")[2]
        value = table.get(key)
        shortest, longest = lengths
        wanted = str(shortest) if shortest == longest else f"{shortest} to {longest}"
        is_list = isinstance(value, list) and shortest <= len(value) <= longest
        if not isinstance(value, list) or not is_list or not all(_is_whole(number, 0, most) for number in value):
            self.note(path, f"{said(key, value)} a list of {wanted} whole numbers from 0 to {most} was expected")
            return [0] * shortest
        return value

    def word(self, path: str, table: Table, allowed: Sequence[str] = (), default: str | None = None) -> str:
        """A word of small letters, digits and hyphens, or one of those allowed."""
        key = path.rpartition(".")[2]
        value = table.get(key, default)
        if isinstance(value, str) and (value in allowed if allowed else _SLUG.fullmatch(value)):
            return value
        wanted = f"one of {', '.join(allowed)} was" if allowed else "small letters, digits and hyphens were"
        self.note(path, f"{said(key, value)} {wanted} expected")
        return ""


def shown(value: object) -> str:
    """A value as a message shows it, cut where nobody would read on."""
    text = repr(value)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def said(key: str, value: object) -> str:
    """How a message about a key begins. TOML has no None: that is a key left out."""
    return f"{key} is missing;" if value is None else f"{key} = {shown(value)}:"


def _is_whole(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
