"""Finds the games and bots that other installed packages bring as entry points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from taku.kernel.errors import TakuError

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


class BrokenPlugin(TakuError):
    """An entry point that cannot be loaded; the text names its package and the cause."""


@cache
def plugins(group: str) -> dict[str, EntryPoint]:
    """The entry points of a group, `taku.games` or `taku.bots`, by name; none of them is loaded."""
    # Imported late: it takes longer than all of Taku's own modules together.
    from importlib.metadata import entry_points

    return {point.name: point for point in entry_points(group=group)}


def load_plugin(point: EntryPoint) -> object:
    """What an entry point names."""
    try:
        return point.load()
    except Exception as error:  # a plugin may be anybody's code
        raise BrokenPlugin(f"{described(point)}: {type(error).__name__}: {error}") from error


def described(point: EntryPoint) -> str:
    """An entry point and its package, for messages."""
    package = f" of the package {point.dist.name} {point.dist.version}" if point.dist is not None else ""
    return f"{point.name!r}{package}"
