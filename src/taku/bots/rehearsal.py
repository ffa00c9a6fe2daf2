"""The bot that rehearses every offer; for games that hand it a good policy."""

from __future__ import annotations

from taku.bots.clock import Clock
from taku.bots.evaluations import evaluation_of
from taku.bots.sampling import SamplingBot
from taku.bots.search.evaluation import Evaluation
from taku.bots.search.ismcts import Found
from taku.bots.search.rehearsal import Rehearsal
from taku.bots.sweeping import unswept
from taku.kernel.eye import Eye


class RehearsalBot(SamplingBot):
    """Plays every offer out some way, all seats by the game's policy, and takes the one that stands best then.

    simulations: at most so many a decision, whatever the clock allows; every offer is tried once in any case
    temperature: how lightly it gives away a little of its chances, in logits; at 0 not at all
    horizon: how many decisions are played out before the state is judged; the game's own number if left out

    >>> from taku import Match, find
    >>> match = Match(find("namiji"), seats=4, seed="7")
    >>> bot = RehearsalBot(seed=1, simulations=50)
    >>> bot.choose(match.eye(match.mover), Clock()) in match.offers()
    True
    """

    name = "rehearsal"

    def __init__(
        self,
        seed: int,
        *,
        simulations: int | None = None,
        temperature: float = 0.0,
        horizon: int | None = None,
        evaluation: Evaluation | None = None,
    ) -> None:
        super().__init__(seed, simulations, temperature, evaluation)
        self.horizon = horizon

    @unswept()
    def think(self, eye: Eye, clock: Clock) -> list[Found]:
        """What is found out within the budget about every offer."""
        seats = len(eye.game.scores(eye.imagine(self._dice)))
        evaluation = self.evaluation or evaluation_of(eye.game, seats)
        horizon = evaluation.horizon(seats) if self.horizon is None else self.horizon
        rehearsal = Rehearsal(eye, evaluation, seats, self._dice, horizon)
        rehearsal.rehearse(clock, self._limit(clock))
        return rehearsal.found()
