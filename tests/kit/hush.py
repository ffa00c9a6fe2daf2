"""Hush, a fourth game as small as can be: two hands of two cards, one buried in secret, one shown.

It stands for every game that somebody else writes: it uses the kernel and the wire and nothing else.
"""

from __future__ import annotations

from typing import cast

import msgspec
from mypy_extensions import i64

from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import Dice
from taku.kernel.game import CHANCE, NOBODY, Decision, Game, Outcome, State
from taku.wire import Label, Offer, Telling, View

VALUES = 4
COPIES = 2
HAND = 2


class Card(Move):
    """A verb and a card: `deal 3`, `bury 3`, `show 3`."""

    def __init__(self, verb: str, value: int) -> None:
        super().__init__(f"{verb} {value}")
        self.verb = verb
        self.value = value


DEAL = [Card("deal", value) for value in range(VALUES)]
BURY = [Card("bury", value) for value in range(VALUES)]
SHOW = [Card("show", value) for value in range(VALUES)]
CATALOGUE = Catalogue([*DEAL, *BURY, *SHOW])


class HushState(State):
    """The pool, two hands in the order in which they were dealt, and what was buried and shown."""

    def __init__(self) -> None:
        super().__init__()
        self.pool = [COPIES] * VALUES
        self.hands: list[list[int]] = [[], []]
        self.buried: list[int] = []
        self.shown: list[int] = []
        self.shown_from = 0

    def copy(self) -> HushState:
        twin = HushState()
        twin.mover, twin.agenda = self.mover, self.agenda[:]
        twin.pool, twin.hands = self.pool[:], [hand[:] for hand in self.hands]
        twin.buried, twin.shown, twin.shown_from = self.buried[:], self.shown[:], self.shown_from
        return twin

    def contents(self) -> list[int]:
        return [*self.pool, -1, *self.hands[0], -1, *self.hands[1], -1, *self.buried, -1, *self.shown, self.shown_from]


class Dealing(Outcome[HushState]):
    """Two cards to each seat."""

    def options(self, state: HushState) -> list[Move]:
        return [DEAL[value] for value in range(VALUES) if state.pool[value]]

    def weights(self, state: HushState) -> list[int]:
        return [count for count in state.pool if count]

    def apply(self, state: HushState, move: Move) -> None:
        value = cast(Card, move).value
        state.pool[value] -= 1
        state.hands[0 if len(state.hands[0]) < HAND else 1].append(value)
        if len(state.hands[1]) == HAND:
            state.done()


class Burying(Decision[HushState]):
    """Each seat in turn puts a card away, face down."""

    def mover(self, state: HushState) -> i64:
        return len(state.buried)

    def options(self, state: HushState) -> list[Move]:
        return [BURY[value] for value in sorted(set(state.hands[state.mover]))]

    def apply(self, state: HushState, move: Move) -> None:
        value = cast(Card, move).value
        state.hands[state.mover].remove(value)
        state.buried.append(value)
        if len(state.buried) == 2:
            state.done()


class Showing(Decision[HushState]):
    """Each seat in turn shows the card it has left."""

    def mover(self, state: HushState) -> i64:
        return len(state.shown)

    def options(self, state: HushState) -> list[Move]:
        return [SHOW[value] for value in sorted(set(state.hands[state.mover]))]

    def apply(self, state: HushState, move: Move) -> None:
        hand = state.hands[state.mover]
        state.shown_from = hand.index(cast(Card, move).value)
        hand.remove(cast(Card, move).value)
        state.shown.append(cast(Card, move).value)
        if len(state.shown) == 2:
            state.done()


class Setup(msgspec.Struct, frozen=True):
    """Nothing to choose."""


class HushView(View, frozen=True, kw_only=True):
    """What one seat sees; `leak` stays empty in an honest game."""

    hand: list[int]
    counts: list[int]
    shown: list[int]
    leak: list[int]


class Hush(Game):
    """The game, and the leaks that the secrecy law must find when they are planted."""

    def __init__(self, leak: str = "") -> None:
        phases = [Dealing("deal"), Burying("bury"), Showing("show")]
        super().__init__(name="hush", title="Hush", seats=[2], edition=1, longest=8, phases=[*phases], setup=Setup)
        self.leak = leak

    def catalogue(self, setup: object) -> Catalogue:
        return CATALOGUE

    def start(self, setup: object, seats: int) -> State:
        state = HushState()
        for phase in reversed(self.phases):
            state.then(phase)
        state.wake()
        return state

    def scores(self, state: State) -> list[float]:
        shown = cast(HushState, state).shown
        return [float(value) for value in shown] + [0.0] * (2 - len(shown))

    def census(self, state: State) -> dict[str, int]:
        table = cast(HushState, state)
        return {"cards": sum(table.pool) + sum(map(len, table.hands)) + len(table.buried) + len(table.shown)}

    def view(self, state: State, seat: int | None) -> HushView:
        table = cast(HushState, state)
        offers = [Offer(move.text, Label(move.text.split()[0]), move.text) for move in table.options()]
        return HushView(
            game=self.name,
            seat=seat,
            seats=2,
            mover=table.mover,
            phase=table.agenda[-1].name if table.agenda else "over",
            over=table.mover == NOBODY,
            scores=self.scores(table),
            offers=offers if seat == table.mover or (self.leak == "offers" and table.mover >= 0) else [],
            hand=sorted(table.hands[seat]) if seat is not None else [],
            counts=[len(hand) for hand in table.hands],
            shown=table.shown[:],
            leak=self._leaked(table),
        )

    def _leaked(self, state: HushState) -> list[int]:
        leaks = {
            "deck": state.pool,
            "last": state.buried[-1:],
            "order": [hand.index(max(hand)) if hand else 0 for hand in state.hands],
            "buried": sorted(state.buried),
        }
        return list(leaks.get(self.leak, []))

    def told(self, before: State, move: Move, after: State, seat: int | None) -> Telling:
        table, card = cast(HushState, before), cast(Card, move)
        owner = table.mover if table.mover != CHANCE else (0 if len(table.hands[0]) < HAND else 1)
        if card.verb == "show" or seat == owner:
            return Telling(table.mover, [Label(card.verb, {"seat": owner, "card": card.value})])
        return Telling(table.mover, [Label(f"{card.verb}-hidden", {"seat": owner})])

    def imagine(self, state: State, seat: int, dice: Dice) -> State:
        """Deal what the seat has not seen again: the pool, the other hand, and what the other buried."""
        twin = cast(HushState, state).copy()
        other = 1 - seat
        unseen = [value for value in range(VALUES) for _ in range(twin.pool[value])] + twin.hands[other]
        if len(twin.buried) > other:
            unseen.append(twin.buried[other])
        drawn = [unseen.pop(dice.below(len(unseen))) for _ in range(len(unseen))]
        twin.hands[other] = [drawn.pop() for _ in twin.hands[other]]
        if len(twin.buried) > other:
            twin.buried[other] = drawn.pop()
        twin.pool = [drawn.count(value) for value in range(VALUES)]
        return twin


GAME = Hush()
