"""The School, the decks and the draft as somebody sees them; secret cards only where the seat has seen them."""

from __future__ import annotations

import msgspec

from taku.games.namiji.facts import FISH, NONE, SLOTS
from taku.games.namiji.memory import DraftMemory, known_rocks
from taku.games.namiji.phases.dock import picker
from taku.games.namiji.phases.rock import CLIMBING, KEEPING
from taku.games.namiji.state import NamijiState, count_in
from taku.games.namiji.views.boards import RockView, rock_view
from taku.kernel.sets import count_of, members_of


class School(msgspec.Struct, frozen=True, kw_only=True):
    """The School of Fish, tokens by fish. What lies face down is known by number: everything else is in the open."""

    up: list[int]
    down: list[int]


class Decks(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is left of each deck, and the cards put under it in the order in which they will come up.

    Of the secret decks a tail says for each card what it can be: nothing listed if the seat does not know.
    """

    nets: int = 0
    net_tail: list[int] = []
    shrimp: int = 0
    crabs: int = 0
    rocks: int = 0
    rock_tail: list[list[str]] = []
    cards: int = 0
    card_tail: list[list[str]] = []


class Draft(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The draft at a dock: boats by slot, the slot that picks, and the hand as far as the seat may know it.

    `cards` is the hand of the seat that is looking at it; `passed` are the cards the seat handed on which may
    still be there.
    """

    boats: list[int]
    slot: int
    count: int
    cards: list[str] = []
    passed: list[str] = []


def school(state: NamijiState) -> School:
    """The School, open to everybody."""
    return School(up=_heap(state.up), down=_heap(state.down))


def _heap(heap: int) -> list[int]:
    return [count_in(heap, fish) for fish in range(FISH)]


def decks(state: NamijiState, seat: int | None) -> Decks:
    """The decks, with what the seat remembers of their tails."""
    looker = NONE if seat is None else seat
    return Decks(
        nets=state.net_count,
        net_tail=[*state.net_tail],
        shrimp=state.shrimp,
        crabs=state.crabs,
        rocks=count_of(state.rocks),
        rock_tail=[[state.box.rocks[rock].slug for rock in sorted(group)] for group in known_rocks(state, looker)],
        cards=state.card_count,
        card_tail=[[state.box.cards[card] for card in group] for group in DraftMemory(state, looker).tail],
    )


def drawn(state: NamijiState, seat: int | None) -> list[str]:
    """The Rock cards in the seat's hand; once they go under the deck nobody sees which is next."""
    return [state.box.rocks[rock].slug for rock in _seen(state, seat)]


def drawn_rocks(state: NamijiState, seat: int | None) -> list[RockView]:
    """The same cards with everything that they ask for."""
    return [rock_view(state, state.actor, rock) for rock in _seen(state, seat)]


def _seen(state: NamijiState, seat: int | None) -> list[int]:
    if seat != state.actor or state.agenda[-1:] not in ([CLIMBING], [KEEPING]):
        return []
    return members_of(state.drawn)


def draft(state: NamijiState, seat: int | None) -> Draft | None:
    """The draft going on, if there is one."""
    if state.slot == 0:
        return None
    is_looking = seat == picker(state)
    memory = DraftMemory(state, NONE if seat is None else seat)
    return Draft(
        boats=sorted(range(state.boats), key=lambda boat: -state.berths[boat] % SLOTS),
        slot=state.slot,
        count=len(state.hand),
        cards=[state.box.cards[card] for card in state.hand] if is_looking else [],
        passed=[state.box.cards[card] for card in sorted(memory.passed)],
    )
