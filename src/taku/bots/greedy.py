"""A bot that looks no further than the next move, judged as the game judges states."""

from __future__ import annotations

from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.bots.evaluations import evaluation_of
from taku.bots.search.evaluation import WHOLE
from taku.bots.search.ismcts import Found
from taku.kernel.dice import Dice
from taku.kernel.eye import Eye
from taku.kernel.game import State
from taku.kernel.playout import pass_chance

# Every offer is tried in so many states that could be true, with other outcomes of chance in each.
WORLDS = 16


class GreedyBot(Bot):
    """Takes what promises most at once.

    >>> from taku import Match, find
    >>> match = Match(find("nautilus"), seats=2, seed="7")
    >>> GreedyBot(seed=1).choose(match.eye(match.mover), Clock()) in match.offers()
    True
    """

    name = "greedy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._dice = Dice(seed)

    def choose(self, eye: Eye, clock: Clock) -> str:
        offers = eye.offers()
        if len(offers) == 1:
            return offers[0]
        best, chosen, alike = -1.0, offers[0], 0
        for found in self.think(eye, clock):
            if found.value > best:
                best, chosen, alike = found.value, found.text, 1
            elif found.value == best:
                # Of offers that promise the same any one, each as likely as the others.
                alike += 1
                if self._dice.below(alike) == 0:
                    chosen = found.text
        return chosen

    def think(self, eye: Eye, clock: Clock) -> list[Found]:
        """What every offer promises, on average over states that could be true."""
        offers = eye.offers()
        totals = [0] * len(offers)
        worlds = 0
        while worlds < WORLDS and not (worlds and self._is_over(clock, worlds * len(offers))):
            state = eye.imagine(self._dice)
            for place, value in enumerate(self._values(eye, state)):
                totals[place] += value
            worlds += 1
        return [Found(text, worlds, total / worlds / WHOLE) for text, total in zip(offers, totals, strict=True)]

    def _is_over(self, clock: Clock, simulations: int) -> bool:
        return clock.is_over() or (clock.simulations is not None and simulations >= clock.simulations)

    def _values(self, eye: Eye, state: State) -> list[int]:
        """The value of each offer in one state; chance is the same for all as far as it can be."""
        evaluation = evaluation_of(eye.game, len(eye.game.scores(state)))
        luck = int(self._dice.below(2**31))
        values: list[int] = []
        for move in state.options():
            after = state.copy()
            after.apply(move)
            pass_chance(after, Dice(luck))
            values.append(int(evaluation.value(after, eye.seat)))
        return values
