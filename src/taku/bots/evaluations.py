"""Finds what a game thinks of its states: the module `evaluation` beside the game, or the plain one."""

from __future__ import annotations

import importlib
from types import ModuleType

from taku.bots.search.evaluation import Evaluation, PlainEvaluation
from taku.kernel.game import Game

DEFAULT_ENGINE = "ismcts"


def evaluation_of(game: Game, seats: int) -> Evaluation:
    """The game's own EVALUATION; without one, an evaluation that knows only who has won."""
    module = _module_of(game)
    found = None if module is None else getattr(module, "EVALUATION", None)
    return found if isinstance(found, Evaluation) else PlainEvaluation(game, seats)


def engine_of(game: Game) -> str:
    """The engine that suits the game: what its evaluation module names, otherwise information-set search."""
    module = _module_of(game)
    return DEFAULT_ENGINE if module is None else str(getattr(module, "ENGINE", DEFAULT_ENGINE))


def _module_of(game: Game) -> ModuleType | None:
    """The module `evaluation` in the package that holds the game's class."""
    name = f"{type(game).__module__}.evaluation"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and name.startswith(error.name):
            return None
        raise
