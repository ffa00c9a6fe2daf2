"""What each seat of Nautilus, or a watcher, sees: built from nothing, by keyword."""

from __future__ import annotations

import msgspec

from taku.games.nautilus.facts import (
    DOMAIN_NAMES,
    DOMAINS,
    EMPTY,
    KINDS,
    LANES,
    NO_SPECIAL,
    NOWHERE,
    PLACE_NAMES,
    SPECIAL_NAMES,
    STAR_NAMES,
    card_name,
)
from taku.games.nautilus.offers import offer_of
from taku.games.nautilus.rounds import lane_winner, last_lanes, last_table
from taku.games.nautilus.scoring import clinched, count_in, domains_won, points
from taku.games.nautilus.state import NautilusState
from taku.kernel.game import NOBODY
from taku.kernel.sets import count_of, members_of
from taku.wire import View


class DomainCard(msgspec.Struct, frozen=True):
    """A domain card: which domain, and `+2`, `+1` or `-1`."""

    domain: str
    stars: str


class Hand(msgspec.Struct, frozen=True, kw_only=True):
    """A hand of divers as the viewer knows it: `cards` are those it has seen, lowest first."""

    count: int
    cards: list[int]
    special: str | None  # None: none left, or not known; see has_special
    has_special: bool


class Pile(msgspec.Struct, frozen=True, kw_only=True):
    """The domain cards a seat has won; with hidden piles only the owner sees more than their number."""

    count: int
    cards: list[DomainCard] | None
    points: list[int] | None
    clinched: list[str] | None


class Lane(msgspec.Struct, frozen=True):
    """A lane of the last round: its domain card, the cards on both sides and the seat that took it."""

    card: DomainCard
    a: str
    b: str
    taken_by: int


class NautilusView(View, frozen=True, kw_only=True):
    """The submarine as one seat sees it. `hands` and `piles` are by seat, `table` by place a1 to b5."""

    round: int
    nemo: int | None
    turn: int | None
    lanes: list[DomainCard]
    table: list[str | None]
    anchored: str | None
    is_ready: bool
    hands: list[Hand]
    piles: list[Pile]
    undealt: int
    sunk: int | None
    special_pile: int
    pair: list[str]
    drawn: list[int]
    drawn_count: int
    stolen: int | None
    last_round: list[Lane]


def view(state: NautilusState, seat: int | None) -> NautilusView:
    """All that a seat may see."""
    over = state.mover == NOBODY
    phase = state.agenda[-1].name if state.agenda else "over"
    is_open = over or not state.hidden_piles
    is_mine = seat is not None and state.turn == seat
    return NautilusView(
        game="nautilus",
        seat=seat,
        seats=2,
        mover=state.mover,
        phase=phase,
        over=over,
        scores=[*domains_won(state)] if is_open else None,
        offers=[offer_of(state, move) for move in state.options()] if state.mover == seat else [],
        round=state.round,
        nemo=None if phase == "first" else state.first,
        turn=None if phase == "first" or over else state.turn,
        lanes=[domain_card(kind) for kind in state.lanes],
        table=[None if card == EMPTY else card_name(card) for card in state.table],
        anchored=None if state.anchored == NOWHERE else PLACE_NAMES[state.anchored],
        is_ready=state.is_ready,
        hands=[_hand(state, owner, seat) for owner in range(2)],
        piles=[_pile(state, owner, is_open or owner == seat) for owner in range(2)],
        undealt=count_of(state.undealt),
        sunk=_sunk(state, seat),
        special_pile=count_of(state.special_pile),
        pair=[SPECIAL_NAMES[special] for special in members_of(state.pair)] if seat == state.first else [],
        drawn=members_of(state.drawn) if is_mine else [],
        drawn_count=count_of(state.drawn),
        stolen=state.stolen if state.stolen and seat is not None else None,
        last_round=[_last_lane(state, lane) for lane in range(LANES)] if state.last_round else [],
    )


def domain_card(kind: int) -> DomainCard:
    """The domain card of a kind."""
    return DomainCard(DOMAIN_NAMES[kind // 3], STAR_NAMES[kind % 3])


def _hand(state: NautilusState, owner: int, seat: int | None) -> Hand:
    special = state.held[owner]
    # The first player has seen both special cards (leaflet, "Preparing a round").
    is_known = special != NO_SPECIAL and seat is not None and (seat == owner or seat == state.first)
    return Hand(
        count=count_of(state.hands[owner]),
        cards=members_of(_known_divers(state, owner, seat)),
        special=SPECIAL_NAMES[special] if is_known else None,
        has_special=special != NO_SPECIAL,
    )


def _known_divers(state: NautilusState, owner: int, seat: int | None) -> int:
    if seat is None:
        return 0
    return state.hands[owner] if seat == owner else state.seen[seat]


def _pile(state: NautilusState, owner: int, is_shown: bool) -> Pile:
    pile = state.won[owner]
    counts = [count_in(pile, kind) for kind in range(KINDS)]
    if not is_shown:
        return Pile(count=sum(counts), cards=None, points=None, clinched=None)
    return Pile(
        count=sum(counts),
        cards=[domain_card(kind) for kind in range(KINDS) for _ in range(counts[kind])],
        points=[points(pile, domain) for domain in range(DOMAINS)],
        clinched=[DOMAIN_NAMES[domain] for domain in clinched(state, owner)] if not state.hidden_piles else [],
    )


def _sunk(state: NautilusState, seat: int | None) -> int | None:
    if not state.sunk or state.sunk_by != seat:
        return None
    return members_of(state.sunk)[0]


def _last_lane(state: NautilusState, lane: int) -> Lane:
    table = last_table(state)
    return Lane(
        domain_card(last_lanes(state)[lane]),
        card_name(table[lane]),
        card_name(table[lane + LANES]),
        lane_winner(table, lane),
    )
