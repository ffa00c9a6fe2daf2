"""Views as tensors: what a seat sees as numbers from -1 to 1, in named planes."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points

from taku.kernel.catalogue import Catalogue
from taku.kernel.game import Game, State
from taku.research.planes.generic import GenericPlanes
from taku.research.planes.planes import Array, Plane, Planes


def planes_for(game: Game, catalogue: Catalogue, start: State, seats: int) -> Planes:
    """The planes of a game: a module here of its name, an entry point in `taku.planes`, or those any game has."""
    return _kind(game.name)(game, catalogue, start, seats)


def _kind(name: str) -> type[Planes]:
    found: type[Planes] = GenericPlanes
    if name in {module.name for module in pkgutil.iter_modules(__path__)}:
        found = getattr(importlib.import_module(f"{__name__}.{name}"), "PLANES", found)
    for point in entry_points(group="taku.planes", name=name):
        found = point.load()
    return found


__all__ = ["Array", "GenericPlanes", "Plane", "Planes", "planes_for"]
