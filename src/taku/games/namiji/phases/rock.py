"""Sacred Rock: draw two, keep one in secret, put the other under the deck (rulebook, "Sacred Rock station")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.box import DRAW, ROCK_POINTS
from taku.games.namiji.facts import DRAWN, EVENT, ROCKS_DRAWN, STOP, TAKEN, UNDER
from taku.games.namiji.moves import Rock
from taku.games.namiji.state import NamijiState
from taku.games.namiji.upgrades import give_points, power
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision, Outcome
from taku.kernel.sets import BIT, count_of, lowest_of, members_of, nth_of


def start_rock(state: NamijiState) -> None:
    """As many draws as there are cards for; none left: nothing happens."""
    cards = count_of(state.rocks) + len(state.rock_tail)
    draws = min(ROCKS_DRAWN + power(state, DRAW), cards)
    if draws == 0:
        return
    state.rock_log.append(STOP * EVENT + state.actor)
    state.then(KEEPING)
    for _ in range(draws):
        state.then(CLIMBING)


class Climbing(Outcome[NamijiState]):
    """Chance draws a Rock card of the pool; when that is empty the head of the tail comes up."""

    def options(self, state: NamijiState) -> list[Move]:
        moves = state.box.moves.rock
        if not state.rocks:
            return [moves[state.rock_tail[0]]]
        return [moves[rock] for rock in members_of(state.rocks)]

    def size(self, state: NamijiState) -> i64:
        return count_of(state.rocks) or 1

    def pick(self, state: NamijiState, index: i64) -> Move:
        rock = nth_of(state.rocks, index) if state.rocks else state.rock_tail[0]
        return state.box.moves.rock[rock]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Rock)
        if state.rocks:
            state.rocks -= BIT[move.rock]
        else:
            state.rock_tail.pop(0)
        state.drawn += BIT[move.rock]
        state.rock_log.append(DRAWN * EVENT + move.rock)
        state.done()


class KeepingRock(Decision[NamijiState]):
    """One of the cards drawn joins the collection, face down."""

    def mover(self, state: NamijiState) -> i64:
        return state.actor

    def options(self, state: NamijiState) -> list[Move]:
        return [state.box.moves.keep_rock[rock] for rock in members_of(state.drawn)]

    def size(self, state: NamijiState) -> i64:
        return count_of(state.drawn)

    def pick(self, state: NamijiState, index: i64) -> Move:
        return state.box.moves.keep_rock[nth_of(state.drawn, index)]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Rock)
        board = state.boards[state.actor]
        board.rocks |= BIT[move.rock]
        give_points(board, power(state, ROCK_POINTS))
        state.drawn -= BIT[move.rock]
        state.rock_log.append(TAKEN * EVENT + move.rock)
        state.done()
        if count_of(state.drawn) > 1:
            state.then(SINKING)
        elif state.drawn:
            put_under(state, lowest_of(state.drawn))


class Sinking(Outcome[NamijiState]):
    """Several cards go under the deck in an order that nobody chooses or learns; the last follows by itself."""

    def options(self, state: NamijiState) -> list[Move]:
        return [state.box.moves.under[rock] for rock in members_of(state.drawn)]

    def size(self, state: NamijiState) -> i64:
        return count_of(state.drawn)

    def pick(self, state: NamijiState, index: i64) -> Move:
        return state.box.moves.under[nth_of(state.drawn, index)]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Rock)
        put_under(state, move.rock)
        if count_of(state.drawn) == 1:
            put_under(state, lowest_of(state.drawn))
            state.done()


def put_under(state: NamijiState, rock: i64) -> None:
    """A card in hand goes under the deck."""
    state.drawn -= BIT[rock]
    state.rock_tail.append(rock)
    state.rock_log.append(UNDER * EVENT + rock)


CLIMBING: Final = Climbing("rock")
KEEPING: Final = KeepingRock("keep-rock")
SINKING: Final = Sinking("under")
