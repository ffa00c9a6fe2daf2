"""The dock: cards are dealt when every boat is in, and picked in the order of the slots (rulebook, "Dock station")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.course import boat_in, space_of
from taku.games.namiji.facts import DRAWN, EVENT, LOSS, STOP, TAKEN, UNDER
from taku.games.namiji.moves import Card
from taku.games.namiji.state import NamijiState
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision, Outcome
from taku.kernel.sets import BIT


def open_draft(state: NamijiState) -> None:
    """One card more than boats is dealt, as far as the deck goes; then slot 1 picks."""
    cards = min(state.boats + 1, state.card_count + len(state.card_tail))
    if cards == 0:
        return
    dock = space_of(state, 0)
    for slot in range(1, state.boats + 1):
        state.card_log.append(STOP * EVENT + boat_in(state, dock, slot))
    state.slot = 1
    _ask_slot(state)
    for _ in range(cards):
        state.then(DEALING)


def picker(state: NamijiState) -> i64:
    """The boat in the slot that picks."""
    return boat_in(state, space_of(state, 0), state.slot)


def _ask_slot(state: NamijiState) -> None:
    state.then(TAKING if picker(state) < state.seats else LOSING)


def _pass_on(state: NamijiState) -> None:
    """The next slot picks; what is left at the end goes under the deck."""
    if state.hand and state.slot < state.boats:
        state.slot += 1
        _ask_slot(state)
        return
    for card in state.hand:
        state.card_tail.append(card)
        state.card_log.append(UNDER * EVENT + card)
    state.hand = []
    state.slot = 0


class Dealing(Outcome[NamijiState]):
    """Chance deals a Dock card of the pool; when that is empty the head of the tail comes up."""

    def options(self, state: NamijiState) -> list[Move]:
        moves = state.box.moves.deal
        if state.card_count == 0:
            return [moves[state.card_tail[0]]]
        return [moves[card] for card in range(len(state.cards)) if state.cards[card]]

    def weights(self, state: NamijiState) -> list[int]:
        return [count for count in state.cards if count] if state.card_count else [1]

    def size(self, state: NamijiState) -> i64:
        return state.card_count or 1

    def pick(self, state: NamijiState, index: i64) -> Move:
        if state.card_count == 0:
            return state.box.moves.deal[state.card_tail[0]]
        card: i64 = 0
        left: i64 = index - state.cards[0]
        while left >= 0:
            card += 1
            left -= state.cards[card]
        return state.box.moves.deal[card]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Card)
        if state.card_count:
            state.cards[move.card] -= 1
            state.card_count -= 1
        else:
            state.card_tail.pop(0)
        state.hand.append(move.card)
        state.hand.sort()
        state.card_log.append(DRAWN * EVENT + move.card)
        state.done()


class Taking(Decision[NamijiState]):
    """The player in the slot looks at the hand and takes one card, shown to all."""

    def mover(self, state: NamijiState) -> i64:
        return picker(state)

    def options(self, state: NamijiState) -> list[Move]:
        return [state.box.moves.take[card] for card in sorted(set(state.hand))]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Card)
        state.hand.remove(move.card)
        state.card_log.append(TAKEN * EVENT + move.card)
        _collect(state, picker(state), move.card)
        state.done()
        _pass_on(state)


def _collect(state: NamijiState, seat: i64, card: i64) -> None:
    """A meal scores at once, an upgrade works from now on."""
    board = state.boards[seat]
    meals = state.box.meals
    if card < len(meals):
        board.meals += BIT[2 * card]
        board.score += meals[card].points
    else:
        board.upgrades |= BIT[card - len(meals)]


class Losing(Outcome[NamijiState]):
    """The neutral boat's pick: a random card leaves the game unseen (rulebook, "Special rules for 2-player games")."""

    def options(self, state: NamijiState) -> list[Move]:
        return [state.box.moves.lose[card] for card in sorted(set(state.hand))]

    def weights(self, state: NamijiState) -> list[int]:
        return [state.hand.count(card) for card in sorted(set(state.hand))]

    def size(self, state: NamijiState) -> i64:
        return len(state.hand)

    def pick(self, state: NamijiState, index: i64) -> Move:
        return state.box.moves.lose[state.hand[index]]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Card)
        state.hand.remove(move.card)
        state.card_log.append(LOSS * EVENT + move.card)
        state.done()
        _pass_on(state)


DEALING: Final = Dealing("deal")
TAKING: Final = Taking("take")
LOSING: Final = Losing("lose")
