"""What an engine asks of a game: how good a state is, which moves look promising, which states are alike."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from taku.bots.search.fan import Fan, ListedFan, Tally
from taku.kernel.catalogue import Move
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE, NOBODY, Game, State
from taku.kernel.playout import random_move

# All that a game's evaluation needs of the engines, in one place.
__all__ = ["WHOLE", "Evaluation", "Fan", "PlainEvaluation", "Secret", "Tally", "WholeTurn", "whole_turns"]

# A whole win. Values are whole numbers, so that both builds reckon alike.
WHOLE: Final = 1_000_000


# A turn of more pauses than these is cut in two, in case a game never hands it over, and once so many are found.
_LONGEST_TURN: Final = 8
_MOST_TURNS: Final = 1000


class WholeTurn:
    """The moves of one seat from a pause to the end of its turn, and where they lead."""

    value: i64  # for the seat that makes them

    def __init__(self, moves: list[Move], after: State) -> None:
        self.moves: Final = moves
        self.after: Final = after
        self.value = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Secret:
    """A turn that each of two seats makes without knowing what the other does: all choices of both."""

    others: i64  # how many choices the other seat has

    def __init__(self, choices: list[list[Move]], others: i64) -> None:
        self.choices: Final = choices  # the moves of each
        self.others = others

    def state(self, choice: i64, other: i64) -> State:
        """The state when both have made these choices."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game's own judgement. It keeps no memory: the same state is always judged alike.

    Only `value` must be written. An engine hands over imagined states only, and asks `value` of states in which a
    seat is awaited, that are over, or that are quiet; `policy` also looks at the pauses of chance.
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
        """Whether a rollout may end here and the value be trusted.

        A pause of chance that is quiet is a horizon: the tree of information-set search does not grow beyond it.
        """
        return state.mover != CHANCE

    def rollout(self) -> i64:
        """How many decisions a rollout makes before the first quiet state is judged."""
        return 0

    def horizon(self, seats: i64) -> i64:
        """How many decisions a rehearsal at such a table makes before the first quiet state is judged."""
        return 12

    def exploration(self) -> float:
        """How curious a tree of information-set search is, against what it has seen so far."""
        return 0.1

    def is_repeated(self, state: State) -> bool:
        """Whether the match has been here before: a search need not hope for more than a draw this way."""
        return False

    def ends_turn(self, before: State, after: State) -> bool:
        """Whether the move between these two states ended a turn: search is as deep as so many turns."""
        return before.mover != after.mover

    def fan(self, state: State) -> Fan:
        """Where the whole turns of the mover lead, alike ones once if that is cheap; a winning one is enough."""
        states = [turn.after for turn in whole_turns(self, state)]
        values = [int(self.value(after, state.mover)) for after in states]
        return ListedFan(states, values, [int(self.key(after)) for after in states])

    def best_turn(self, state: State, tally: Tally, enough: i64) -> i64:
        """The highest value, for the mover, of a state that one whole turn leads to; any that is enough will do."""
        fan = self.fan(state)
        tally.states += len(fan.ranks)
        return fan.value(max(fan.ranks))

    def skipped(self, state: State) -> State | None:
        """The state if the mover could let the turn go by; none where that says nothing of its chances."""
        return None

    def is_threatened(self, state: State) -> bool:
        """Whether the mover would probably lose at once if it did nothing about it: worth a look one turn deeper."""
        return False

    def secret(self, state: State) -> Secret | None:
        """What both seats choose in secret, if the mover is about to do that; none if others know what it does."""
        return None

    def swing(self, value: i64, turns: i64) -> i64:
        """What becomes of a value if so many turns go uncommonly well; with less than none, badly.

        A search that may leave things out gives up what even this does not save. Without an opinion, nothing.
        """
        return WHOLE + 1 if turns > 0 else -1


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

    def is_quiet(self, state: State) -> bool:
        return state.mover == NOBODY


def whole_turns(evaluation: Evaluation, state: State) -> list[WholeTurn]:
    """Every way in which the mover can end the turn, in catalogue order."""
    found: list[WholeTurn] = []
    _add_turns(evaluation, state, [], found)
    return found


def _add_turns(evaluation: Evaluation, state: State, moves: list[Move], found: list[WholeTurn]) -> None:
    for move in state.options():
        after = state.copy()
        after.apply(move)
        so_far = [*moves, move]
        if evaluation.ends_turn(state, after) or len(so_far) == _LONGEST_TURN or len(found) >= _MOST_TURNS:
            found.append(WholeTurn(so_far, after))
        else:
            _add_turns(evaluation, after, so_far, found)
