"""What an engine asks of a game: how good a state is, which moves look promising, which states are alike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.game import Game, State
from taku.kernel.playout import random_move

# A whole win. Values are whole numbers, so that both builds reckon alike.
WHOLE: Final = 1_000_000


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game's own judgement. It keeps no memory: the same state is always judged alike.

    Only `value` must be written. An engine hands over imagined states only, and asks `value` of states in which a
    seat is awaited or that are over; `order` and `policy` also look at the pauses of chance.
    """

    def value(self, state: State, seat: i64) -> i64:
        """The share of the win that the seat expects: 0 to WHOLE, and exact when the match is over.

        The shares of all seats add up to about WHOLE; with two seats to WHOLE exactly, or alpha-beta goes astray.
        """
        raise NotImplementedError

    def values(self, state: State, seats: i64) -> list[int]:
        """The shares of all seats; to be overridden where they are cheaper to find together."""
        return [int(self.value(state, seat)) for seat in range(seats)]

    def value_after(self, state: State, move: Move, seat: i64) -> i64:
        """`value` of the state that a move of a seat leads to; to be overridden where that can be seen without it."""
        after = state.copy()
        after.apply(move)
        return self.value(after, seat)

    def key(self, state: State) -> i64:
        """Equal for states from which the match goes on alike, different for others; 63 bits."""
        return state.mark()

    def order(self, state: State, move: Move) -> i64:
        """How promising a move on offer looks before anything is searched: higher comes first."""
        return 0

    def policy(self, state: State, dice: Dice) -> Move:
        """A move on offer as a rollout makes it; quick rather than good. Chance keeps to its weights."""
        return random_move(state, dice)

    def is_quiet(self, state: State) -> bool:
        """Whether the value can be trusted here; a search looks a little further where it cannot."""
        return True

    def is_repeated(self, state: State) -> bool:
        """Whether the match has been here before: a search need not hope for more than a draw this way."""
        return False


class PlainEvaluation(Evaluation):
    """For a game without an evaluation of its own: it knows who has won, and before that nothing."""

    game: Game
    seats: i64

    def __init__(self, game: Game, seats: i64) -> None:
        self.game = game
        self.seats = seats

    def value(self, state: State, seat: i64) -> i64:
        winners = self.game.winners(state)
        if not winners:
            return WHOLE // self.seats
        return WHOLE // len(winners) if seat in winners else 0
