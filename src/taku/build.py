"""Which build of the rules is at work: compiled where a C compiler was there, otherwise the same source interpreted.

TAKU_PURE=1 in the environment makes an installed, compiled Taku run its sources instead.
"""

from __future__ import annotations

import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path


def build_name() -> str:
    """`compiled` or `pure`."""
    from taku.kernel import game

    return "pure" if str(game.__file__).endswith(".py") else "compiled"


def slow_build_note() -> str | None:
    """What it costs that the rules are not compiled, in one line; None if they are."""
    if build_name() == "compiled":
        return None
    return (
        "The rules run as plain Python: bots are 10 to 30 times slower. Install Taku with a C compiler for full speed."
    )


def insist_on_sources() -> None:
    """From now on, import the modules of this package from their sources only."""
    sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))
    package = Path(__file__).parent

    def hook(path: str) -> object:
        if Path(path) != package and package not in Path(path).parents:
            raise ImportError(f"{path} is not a folder of Taku")
        return sources(path)

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]  # typeshed wants the finder's exact type
    for path in [path for path in sys.path_importer_cache if Path(path) == package or package in Path(path).parents]:
        del sys.path_importer_cache[path]
