"""OpenSpiel's Monte Carlo tree search as a bot: `openspiel_bot:Mcts` for `tools/duel.py` and, from here, `taku arena`.

    PYTHONPATH=build/compiled python tools/duel.py niwa 2 100 master@50000sims openspiel_bot:Mcts

It is their Python search, which can hand its playouts to our compiled core: their C++ one has to come back to Python
for every move of a playout and is twenty times slower here. Games are played with their usual choices.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

from taku.bots import Bot, Clock
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.research import openspiel

# What is usual for results between -1 and 1.
UCT = 1.4


class Mcts(Bot):
    """So many simulations for every decision; a state that could be true is searched as if it were."""

    name = "openspiel-mcts"

    def __init__(self, seed: int, *, simulations: int = 400) -> None:
        super().__init__(seed)
        self._dice = Dice(seed)
        self._simulations = simulations
        self._search: Any = None

    def choose(self, eye: Eye, clock: Clock) -> str:
        offers = eye.offers()
        if len(offers) == 1:
            return offers[0]
        imagined = eye.imagine(self._dice)
        if self._search is None:
            self._search = self._new_search(eye.game.name, len(eye.game.scores(imagined)))
        state = self._game.new_initial_state()
        state.position.state, state.position.is_shared = imagined, True
        action = self._search.step(state)
        return next(move.text for move in imagined.options() if move.number == action)

    def _new_search(self, name: str, seats: int) -> Any:
        openspiel.register()
        self._game = pyspiel.load_game(f"{openspiel.PREFIX}{name}(players={seats})")
        return mcts.MCTSBot(
            self._game,
            UCT,
            self._simulations,
            openspiel.PlayoutEvaluator(seed=self.seed),
            random_state=np.random.RandomState(self.seed % 2**32),
        )
