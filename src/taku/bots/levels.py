"""The four levels, from one that can be beaten to one that is hard to beat, in every game.

They differ by how far they look and by how lightly they take a move that is nearly as good as the best.
"""

from __future__ import annotations

from collections.abc import Callable

from taku.bots.alphabeta import AlphaBetaBot
from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.bots.evaluations import engine_of
from taku.bots.ismcts import IsmctsBot
from taku.bots.rehearsal import RehearsalBot
from taku.bots.search.ismcts import Found
from taku.kernel.eye import Eye

Thinker = AlphaBetaBot | IsmctsBot | RehearsalBot

# A master of alpha-beta searches so many turns from each state to the full depth, whatever they look like.
MASTER_EARLY = 4
# By level, how each engine plays it.
_ALPHABETA: dict[str, Callable[[int], Thinker]] = {
    "novice": lambda seed: AlphaBetaBot(seed, deepest=1, temperature=0.8),
    "apprentice": lambda seed: AlphaBetaBot(seed, deepest=2, temperature=0.4),
    "adept": lambda seed: AlphaBetaBot(seed, deepest=4, temperature=0.15),
    "master": lambda seed: AlphaBetaBot(seed, early=MASTER_EARLY),
}
_ISMCTS: dict[str, Callable[[int], Thinker]] = {
    "novice": lambda seed: IsmctsBot(seed, simulations=40, temperature=0.32),
    "apprentice": lambda seed: IsmctsBot(seed, simulations=150, temperature=0.12),
    "adept": lambda seed: IsmctsBot(seed, simulations=400, temperature=0.08),
    "master": lambda seed: IsmctsBot(seed),
}
_REHEARSAL: dict[str, Callable[[int], Thinker]] = {
    "novice": lambda seed: RehearsalBot(seed, simulations=16, horizon=0, temperature=0.6),
    "apprentice": lambda seed: RehearsalBot(seed, simulations=50, horizon=0, temperature=0.3),
    "adept": lambda seed: RehearsalBot(seed, simulations=80, temperature=0.2),
    "master": lambda seed: RehearsalBot(seed),
}
_ENGINES = {"alphabeta": _ALPHABETA, "ismcts": _ISMCTS, "rehearsal": _REHEARSAL}


class Level(Bot):
    """Plays with the engine that suits the game."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._thinkers: dict[str, Thinker] = {}

    def choose(self, eye: Eye, clock: Clock) -> str:
        return self._thinker(eye).choose(eye, clock)

    def think(self, eye: Eye, clock: Clock) -> list[Found]:
        """What it thinks of every offer, in the order of the offers."""
        return self._thinker(eye).think(eye, clock)

    def _thinker(self, eye: Eye) -> Thinker:
        engine = engine_of(eye.game)
        if engine not in self._thinkers:
            self._thinkers[engine] = _ENGINES[engine][self.name](self.seed)
        return self._thinkers[engine]


class Novice(Level):
    """Plausible and beatable: sees what a move does, and is easily content.

    >>> from taku import Match, find
    >>> match = Match(find("niwa"), seats=2, seed="7")
    >>> Novice(seed=1).choose(match.eye(match.mover), Clock()) in match.offers()
    True
    """

    name = "novice"


class Apprentice(Level):
    """Sees the answer to a move."""

    name = "apprentice"


class Adept(Level):
    """Looks some turns ahead."""

    name = "adept"


class Master(Level):
    """Thinks as long as it may and takes what is best."""

    name = "master"


LEVELS: list[type[Level]] = [Novice, Apprentice, Adept, Master]
