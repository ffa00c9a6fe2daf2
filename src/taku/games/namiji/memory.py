"""What a seat remembers of the cards it saw go under the Rock deck and under the Dock deck.

Both decks keep a log of events. Read through a seat's eyes it says, for each card of the tail, which card it
can be: none listed where the seat does not know, one where it does, several where it knows them as a group.
"""

from __future__ import annotations

from taku.games.namiji.facts import DRAWN, EVENT, LOSS, NONE, STOP, TAKEN
from taku.games.namiji.state import NamijiState


def known_rocks(state: NamijiState, seat: int) -> list[list[int]]:
    """The tail of the Rock deck as the seat knows it; NONE as the seat for a watcher."""
    tail: list[list[int]] = []
    pool = len(state.box.rocks)
    looker = NONE
    drawn: list[int] = []
    group: list[int] = []
    for event in state.rock_log:
        what, card = event // EVENT, event % EVENT
        if what == STOP:
            looker, drawn = card, []
        elif what == DRAWN:
            if pool:
                pool -= 1
            else:
                _see(tail.pop(0), card, looker == seat)
            drawn.append(card)
        elif what == TAKEN:
            drawn.remove(card)
            group = drawn if looker == seat else []
        else:
            tail.append(group)
    return tail


def _see(group: list[int], card: int, is_seen: bool) -> None:
    """A card of a group that the seat sees again can no longer be elsewhere in the group."""
    if is_seen and card in group:
        group.remove(card)


class DraftMemory:
    """The drafts as one seat saw them: the tail of the Dock deck, and the hand it passed on in the last draft."""

    def __init__(self, state: NamijiState, seat: int) -> None:
        self.seat = seat
        self.tail: list[list[int]] = []
        self.passed: list[int] = []
        self._pool = sum(state.box.card_copies)
        self._order: list[int] = []
        self._hand: list[int] = []
        self._slot = 0
        self._has_held = False
        for event in state.card_log:
            self._read(event // EVENT, event % EVENT)

    def _read(self, what: int, card: int) -> None:
        if what == STOP:
            if self._slot:
                self._order, self._hand, self._slot, self._has_held, self.passed = [], [], 0, False, []
            self._order.append(card)
        elif what == DRAWN:
            if self._pool:
                self._pool -= 1
            else:
                self.tail.pop(0)
            self._hand.append(card)
        elif what == TAKEN:
            self._take(card)
        elif what == LOSS:
            self._hand.remove(card)
            self._slot += 1
        else:
            self._hand.remove(card)
            self.tail.append(sorted(self.passed) if self._has_held else [])

    def _take(self, card: int) -> None:
        self._hand.remove(card)
        if self._order[self._slot] == self.seat:
            self.passed = self._hand[:]
            self._has_held = True
        elif self._has_held:
            self.passed.remove(card)
        self._slot += 1
