"""A state that could be true for all that a seat knows: what it has not seen is drawn anew.

Both secret decks are traced from their first draw: a draw from the pool is a card without a face yet, and
the faces the seat saw are written on the cards it saw. What others chose in secret is chosen anew, and a trace
that contradicts what the seat saw later is thrown away. Then the cards without a face get one at random.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.facts import DRAWN, EVENT, LOSS, NONE, STOP, TAKEN, UNDER
from taku.games.namiji.state import NamijiState
from taku.kernel.dice import Dice
from taku.kernel.game import NOBODY
from taku.kernel.sets import BIT

# Traces thrown away before the true choices of the others stand in; with the house box a few are enough.
_TRIES: Final = 200


def imagine(state: NamijiState, seat: int, dice: Dice) -> NamijiState:
    """Keep what the seat has seen, draw the rest again."""
    twin = state.copy()
    if twin.rock_log:
        imagine_rocks(twin, seat, dice, _TRIES)
    if twin.card_log:
        imagine_cards(twin, seat, dice, _TRIES)
    return twin


class Trace:
    """One deck followed through its log; cards are numbered in the order in which they left the pool."""

    faces: list[int]  # what the trace says each card is, NONE while open
    truth: list[int]
    left: list[int]  # faces that no card has yet, by face
    tail: list[int]
    hand: list[int]
    events: list[int]  # the log with card numbers in place of faces
    is_true: bool  # whether the others' choices are copied, not chosen
    fails: bool  # whether the trace contradicts what the seat saw

    def __init__(self, copies: list[int], is_true: bool) -> None:
        self.faces = []
        self.truth = []
        self.left = copies
        self.tail = []
        self.hand = []
        self.events = []
        self.is_true = is_true
        self.fails = False

    def draw(self, face: i64, pool: i64) -> i64:
        """The next card comes into the hand: a new one, or the head of the tail."""
        if len(self.faces) < pool:
            self.faces.append(NONE)
            self.truth.append(face)
            card: i64 = len(self.faces) - 1
        else:
            card = self.tail.pop(0)
        self.hand.append(card)
        return card

    def see(self, card: i64, face: i64) -> None:
        """The seat saw this face on this card."""
        if self.faces[card] == face:
            return
        if self.faces[card] != NONE or self.left[face] == 0:
            self.fails = True
            return
        self.faces[card] = face
        self.left[face] -= 1

    def choose(self, face: i64, dice: Dice) -> i64:
        """A card of the hand that somebody chose unseen, or the true one; it leaves the hand."""
        place: i64 = 0
        if self.is_true:
            while self.truth[self.hand[place]] != face:
                place += 1
        elif len(self.hand) > 1:
            place = dice.below(len(self.hand))
        return self.hand.pop(place)

    def find(self, face: i64, dice: Dice) -> i64:
        """A card of the hand that has this face, or may have it; it leaves the hand with it."""
        fits = [card for card in self.hand if self.faces[card] == face or self.faces[card] == NONE]
        if not fits:
            self.fails = True
            return self.hand.pop()
        card = fits[dice.below(len(fits))]
        self.see(card, face)
        self.hand.remove(card)
        return card

    def note(self, what: i64, number: i64) -> None:
        """Write an event."""
        self.events.append(what * EVENT + number)

    def give_faces(self, dice: Dice) -> None:
        """Every card without a face gets one of those that are left, each as likely as its copies."""
        total: i64 = sum(self.left)
        for card in range(len(self.faces)):
            if self.faces[card] != NONE:
                continue
            pick = dice.below(total)
            face: i64 = 0
            while pick >= self.left[face]:
                pick -= self.left[face]
                face += 1
            self.faces[card] = face
            self.left[face] -= 1
            total -= 1

    def log(self) -> list[int]:
        """The events with faces."""
        return [
            event if event // EVENT == STOP else event - event % EVENT + self.faces[event % EVENT]
            for event in self.events
        ]


def imagine_rocks(twin: NamijiState, seat: i64, dice: Dice, tries: i64) -> None:
    """Draw anew what the seat does not know of the Rock deck and of the others' Rocks."""
    trace = _trace_rocks(twin, seat, dice, tries == 0)
    while trace.fails:
        tries -= 1
        trace = _trace_rocks(twin, seat, dice, tries <= 0)
    trace.give_faces(dice)
    twin.rock_log = trace.log()
    twin.rock_tail = [trace.faces[card] for card in trace.tail]
    twin.drawn = _set_of([trace.faces[card] for card in trace.hand])
    twin.rocks = _set_of([rock for rock in range(len(trace.left)) if trace.left[rock]])
    for board in twin.boards:
        board.rocks = 0
    looker: i64 = 0
    for event in twin.rock_log:
        if event // EVENT == STOP:
            looker = event % EVENT
        elif event // EVENT == TAKEN:
            twin.boards[looker].rocks |= BIT[event % EVENT]


def _set_of(rocks: list[int]) -> i64:
    members: i64 = 0
    for rock in rocks:
        members |= BIT[rock]
    return members


def _trace_rocks(state: NamijiState, seat: i64, dice: Dice, is_true: bool) -> Trace:
    """The Rock deck through the seat's eyes: it saw what it drew, and at the end of the match what was kept."""
    pool = len(state.box.rocks)
    trace = Trace([1] * pool, is_true)
    looker: i64 = NONE
    for event in state.rock_log:
        what, rock = event // EVENT, event % EVENT
        if what == STOP:
            looker = rock
            trace.hand = []
            trace.events.append(event)
        elif what == DRAWN:
            card = trace.draw(rock, pool)
            trace.note(DRAWN, card)
            if looker == seat:
                trace.see(card, rock)
        elif what == TAKEN and looker == seat:
            trace.note(TAKEN, trace.find(rock, dice))
        elif what == TAKEN:
            card = trace.choose(rock, dice)
            trace.note(TAKEN, card)
            if state.mover == NOBODY:
                trace.see(card, rock)
        else:
            card = trace.choose(rock, dice)
            trace.note(UNDER, card)
            trace.tail.append(card)
        if trace.fails:
            break
    return trace


def imagine_cards(twin: NamijiState, seat: i64, dice: Dice, tries: i64) -> None:
    """Draw anew what the seat does not know of the Dock deck and of a hand it has not held."""
    trace = DraftTrace(twin, seat, dice, tries == 0)
    while trace.fails:
        tries -= 1
        trace = DraftTrace(twin, seat, dice, tries <= 0)
    trace.give_faces(dice)
    twin.card_log = trace.log()
    twin.card_tail = [trace.faces[card] for card in trace.tail]
    twin.hand = sorted([trace.faces[card] for card in trace.hand])
    twin.cards = trace.left


class DraftTrace(Trace):
    """The Dock deck through the seat's eyes: the hands it held, and every card that was taken."""

    order: list[int]
    slot: i64
    real: list[int]  # the faces of the true hand

    def __init__(self, state: NamijiState, seat: i64, dice: Dice, is_true: bool) -> None:
        super().__init__(state.box.card_copies[:], is_true)
        self.order = []
        self.slot = 0
        self.real = []
        pool = sum(state.box.card_copies)
        for event in state.card_log:
            self._read(event // EVENT, event % EVENT, pool, seat, dice)
            if self.fails:
                return
        # The seat that picks is looking at the hand now.
        if self.hand and self.slot > 0 and self.order[self.slot] == seat:
            self._look(dice)

    def _read(self, what: i64, face: i64, pool: i64, seat: i64, dice: Dice) -> None:
        if what == STOP:
            if self.slot:
                self.order, self.slot, self.real = [], 0, []
            self.order.append(face)
            self.note(STOP, face)
        elif what == DRAWN:
            card = self.draw(face, pool)
            self.real.append(face)
            self.note(DRAWN, card)
            if self.order[0] == seat:
                self.see(card, face)
        elif what == UNDER:
            card = self.hand.pop()
            self.real = []
            self.note(UNDER, card)
            self.tail.append(card)
        else:
            self._pick(what, face, seat, dice)

    def _pick(self, what: i64, face: i64, seat: i64, dice: Dice) -> None:
        if self.slot > 0 and self.order[self.slot] == seat:
            self._look(dice)
            if self.fails:
                return
        card = self.choose(face, dice) if what == LOSS or self.is_true else self.find(face, dice)
        if what == TAKEN:
            self.see(card, face)
        self.note(what, card)
        self.real.remove(face)
        self.slot += 1

    def _look(self, dice: Dice) -> None:
        """The seat sees the true hand: its faces go to the cards in hand, in any order that fits."""
        # In an order of its own: the order of the deal is hidden, and what is imagined must not depend on it.
        faces = sorted(self.real)
        blank: list[int] = []
        for card in self.hand:
            face = self.truth[card] if self.is_true else self.faces[card]
            if face == NONE:
                blank.append(card)
            elif face in faces:
                faces.remove(face)
                self.see(card, face)
            else:
                self.fails = True
                return
        for card in blank:
            self.see(card, faces.pop(dice.below(len(faces))))
