"""Optional parts of Taku: what they need is installed with an extra, and says so when it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from taku.kernel.errors import TakuError


class MissingExtra(TakuError):
    """A package that comes with an extra of Taku is not installed; the text names the extra."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Imports inside raise MissingExtra where a package of this extra is not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "taku":
            raise
        raise MissingExtra(
            f"{error.name} is not installed: it comes with the extra '{name}'. "
            f"In a checkout of Taku: pip install '.[{name}]'"
        ) from error
