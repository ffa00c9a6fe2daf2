"""The bot that thinks in whole turns, for games of two seats that hide little."""

from __future__ import annotations

from taku.bots.bot import Bot
from taku.bots.clock import Clock
from taku.bots.evaluations import evaluation_of
from taku.bots.leaning import drawn, leaned
from taku.bots.search.alphabeta import EVERY, AlphaBeta
from taku.bots.search.evaluation import WHOLE, Evaluation, Secret, WholeTurn
from taku.bots.search.ismcts import Found
from taku.bots.search.secret import Settling
from taku.bots.sweeping import unswept
from taku.bots.worlds import Path, World, compare
from taku.kernel.dice import Dice
from taku.kernel.errors import TakuError
from taku.kernel.eye import Eye
from taku.kernel.game import State

# Without any other bound: so many turns ahead, so many states.
DEEPEST = 60
MOST_STATES = 1_000_000_000
# Where something is hidden, so many states that could be true are searched.
WORLDS = 12


class OnlyTwoSeats(TakuError):
    """Alpha-beta is asked to play among more than two."""


class AlphaBetaBot(Bot):
    """Alpha-beta search. A turn is thought out once and then carried out, pause by pause.

    deepest: at most so many turns ahead
    simulations: at most so many states a turn, whatever the clock allows
    temperature: how lightly it gives away a little of its chances, in logits; at 0 not at all. Eight temperatures
        below the best nothing is chosen any more, and a logit is at most a quarter of the win
    early: how many turns from each state are searched to the full depth, whatever they look like

    >>> from taku import Match, find
    >>> match = Match(find("niwa"), seats=2, seed="7")
    >>> bot = AlphaBetaBot(seed=1, simulations=500)
    >>> bot.choose(match.eye(match.mover), Clock()) in match.offers()
    True
    """

    name = "alphabeta"

    def __init__(
        self,
        seed: int,
        *,
        deepest: int = DEEPEST,
        simulations: int | None = None,
        temperature: float = 0.0,
        early: int = EVERY,
        evaluation: Evaluation | None = None,
    ) -> None:
        super().__init__(seed)
        self.deepest = deepest
        self.simulations = simulations
        self.temperature = temperature
        self.early = early
        self.evaluation = evaluation
        self._dice = Dice(seed)
        self._plan: dict[int, str] = {}  # what to do next, by the key of the state

    @unswept()
    def choose(self, eye: Eye, clock: Clock) -> str:
        offers = eye.offers()
        if len(offers) == 1:
            return offers[0]
        states = self._states(eye)
        evaluation = self._evaluation(eye, states[0])
        secret = evaluation.secret(states[0])
        if secret is not None:
            return self._choose_in_secret(secret, evaluation, states[0], clock)
        if len(states) > 1:
            found = self._compare(evaluation, states, clock)
            paths = sorted(found, key=lambda path: -found[path])
            return paths[leaned([found[path] for path in paths], self.temperature, self._dice)][0]
        planned = self._plan.get(evaluation.key(states[0]))
        if planned not in offers:
            turns = self._search(evaluation, states[0], clock, int(2 * self.temperature * WHOLE))
            chosen = turns[leaned([turn.value / WHOLE for turn in turns], self.temperature, self._dice)]
            self._plan = _plan_of(evaluation, states[0], chosen)
            planned = chosen.moves[0].text
        return planned

    @unswept()
    def think(self, eye: Eye, clock: Clock) -> list[Found]:
        """What every offer promises, in the order of the offers: as much as the best turn that begins with it."""
        states = self._states(eye)
        evaluation = self._evaluation(eye, states[0])
        promised = dict.fromkeys(eye.offers(), 0.0)
        secret = evaluation.secret(states[0])
        if secret is not None:
            settling = self._settle(secret, evaluation, states[0], clock)
            for choice, value in zip(secret.choices, settling.shares, strict=True):
                promised[choice[0].text] = max(promised[choice[0].text], value / WHOLE)
        elif len(states) > 1:
            for path, share in self._compare(evaluation, states, clock).items():
                promised[path[0]] = max(promised[path[0]], share)
        else:
            for turn in self._search(evaluation, states[0], clock, WHOLE):
                text = turn.moves[0].text
                promised[text] = max(promised[text], turn.value / WHOLE)
        return [Found(text, len(states), share) for text, share in promised.items()]

    def _choose_in_secret(self, secret: Secret, evaluation: Evaluation, state: State, clock: Clock) -> str:
        """One of the choices that are mixed; with a temperature also others that are about as good."""
        settling = self._settle(secret, evaluation, state, clock)
        if self.temperature > 0:
            place = leaned([share / WHOLE for share in settling.shares], self.temperature, self._dice)
        else:
            place = drawn(settling.weights, self._dice)
        return secret.choices[place][0].text

    def _settle(self, secret: Secret, evaluation: Evaluation, state: State, clock: Clock) -> Settling:
        search = AlphaBeta(evaluation, clock, self._limit(clock), self.deepest, 0, self.early)
        settling = Settling(secret, search, state.mover, self._dice)
        settling.settle(self.deepest)
        return settling

    def _states(self, eye: Eye) -> list[State]:
        """States that could be true, alike ones once: a single one where nothing is hidden."""
        imagined = [eye.imagine(self._dice) for _ in range(WORLDS)]
        if len(eye.game.scores(imagined[0])) != 2:
            raise OnlyTwoSeats(f"alphabeta plays games of two seats, not {eye.game.name} with more")
        evaluation = self._evaluation(eye, imagined[0])
        return list({int(evaluation.key(state)): state for state in imagined}.values())

    def _evaluation(self, eye: Eye, state: State) -> Evaluation:
        return self.evaluation or evaluation_of(eye.game, len(eye.game.scores(state)))

    def _limit(self, clock: Clock) -> int:
        return min(self.simulations or MOST_STATES, clock.simulations or MOST_STATES)

    def _search(self, evaluation: Evaluation, state: State, clock: Clock, margin: int) -> list[WholeTurn]:
        """The whole turns from a state, best first; those worse than the best by less than a margin are exact."""
        search = AlphaBeta(evaluation, clock, self._limit(clock), self.deepest, margin, self.early)
        return search.think(state, self._dice)

    def _compare(self, evaluation: Evaluation, states: list[State], clock: Clock) -> dict[Path, float]:
        limit = max(self._limit(clock) // len(states), 1)
        return compare([World(evaluation, state, clock, limit, self._dice) for state in states], self.deepest)


def _plan_of(evaluation: Evaluation, state: State, turn: WholeTurn) -> dict[int, str]:
    """The moves of a turn by the states in which they are to be made."""
    plan: dict[int, str] = {}
    state = state.copy()
    for move in turn.moves:
        plan[evaluation.key(state)] = move.text
        state.apply(move)
    return plan
