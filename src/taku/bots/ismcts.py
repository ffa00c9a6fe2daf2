"""The bot that searches the tree of what could be true; it plays every game."""

from __future__ import annotations

from taku.bots.clock import Clock
from taku.bots.evaluations import evaluation_of
from taku.bots.sampling import SamplingBot
from taku.bots.search.evaluation import Evaluation, PlainEvaluation
from taku.bots.search.ismcts import Found, Search
from taku.bots.sweeping import unswept
from taku.kernel.eye import Eye

# Simulations between two looks at the clock: a few milliseconds at most.
BATCH = 16


class IsmctsBot(SamplingBot):
    """Information-set Monte Carlo tree search.

    simulations: at most so many a decision, whatever the clock allows
    temperature: how lightly it gives away a little of its chances, in logits: at 0 the best move, at 0.2 also moves
        that are a twentieth of a win worse, now and then
    rollout: how many decisions a rollout makes before it is judged; the game's own number if left out
    exploration: how curious it is; the game's own number if left out
    is_plain: without the game's judgement, with random rollouts to the end

    >>> from taku import Match, find
    >>> match = Match(find("nautilus"), seats=2, seed="7")
    >>> bot = IsmctsBot(seed=1, simulations=50)
    >>> bot.choose(match.eye(match.mover), Clock()) in match.offers()
    True
    """

    name = "ismcts"

    def __init__(
        self,
        seed: int,
        *,
        simulations: int | None = None,
        temperature: float = 0.0,
        rollout: int | None = None,
        exploration: float | None = None,
        is_plain: bool = False,
        evaluation: Evaluation | None = None,
    ) -> None:
        super().__init__(seed, simulations, temperature, evaluation)
        self.rollout = rollout
        self.exploration = exploration
        self.is_plain = is_plain
        self._last: Search | None = None

    @unswept()
    def think(self, eye: Eye, clock: Clock) -> list[Found]:
        """What a search within the budget finds out about every offer."""
        # Taking a large tree apart takes time: the last one goes now, within the budget, this one the next time.
        self._last = None
        search = self._search(eye)
        self._last = search
        left = self._limit(clock)
        search.simulate(1)
        while search.simulations < left and not clock.is_over():
            search.simulate(min(BATCH, left - search.simulations))
        return search.found()

    def _search(self, eye: Eye) -> Search:
        seats = len(eye.game.scores(eye.imagine(self._dice)))
        evaluation = self._evaluation(eye, seats)
        rollout = evaluation.rollout() if self.rollout is None else self.rollout
        exploration = evaluation.exploration() if self.exploration is None else self.exploration
        return Search(eye, evaluation, seats, self._dice, rollout, exploration)

    def _evaluation(self, eye: Eye, seats: int) -> Evaluation:
        if self.is_plain:
            return PlainEvaluation(eye.game, seats)
        return self.evaluation or evaluation_of(eye.game, seats)
