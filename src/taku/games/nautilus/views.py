"""What each seat of Nautilus, or a watcher, sees: built from nothing, by keyword."""

from __future__ import annotations

from typing import Final

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

# While cards are laid nobody looks back; until then a view says how the last round ended.
LAYING: Final = ("placing", "anchoring", "arrow")


class Hand(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A hand of divers as the viewer knows it: `cards` are those it has seen, lowest first."""

    count: int
    cards: list[int] = []
    special: str | None = None
    has_secret: bool = False  # there is a special card, and the viewer does not know which


class Pile(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The domain cards a seat has won; with hidden piles only the owner sees more than their number.

    `cards` says by domain how many of them are worth +2, +1 and -1, `points` what that comes to.
    """

    count: int
    cards: list[list[int]] | None = None
    points: list[int] | None = None
    clinched: list[str] = []


class Lane(msgspec.Struct, frozen=True):
    """A lane of the last round: its domain card, the cards on both sides and the seat that took it."""

    card: str
    a: str
    b: str
    taken_by: int


class NautilusView(View, frozen=True, kw_only=True, omit_defaults=True):
    """The submarine as one seat sees it. `hands` and `piles` are by seat, `table` by place.

    A domain card is written as in the notation, `science +2`. What has its default is not sent.
    """

    round: int
    ends_early: bool = False  # the match ends after the round in which a third domain is clinched
    nemo: int | None = None
    turn: int | None = None
    lanes: list[str] = []
    table: dict[str, str] = {}
    anchored: str | None = None
    is_ready: bool = False
    hands: list[Hand]
    piles: list[Pile]
    undealt: int
    sunk: int | None = None
    special_pile: int
    pair: list[str] = []
    drawn: list[int] = []
    drawn_count: int = 0
    stolen: int | None = None
    last_round: list[Lane] = []


def view(state: NautilusState, seat: int | None) -> NautilusView:
    """All that a seat may see."""
    over = state.mover == NOBODY
    phase = state.agenda[-1].name if state.agenda else "over"
    is_open = over or not state.hidden_piles
    is_mine = seat is not None and state.turn == seat
    is_shown = state.last_round and phase not in LAYING
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
        ends_early=state.ends_early,
        nemo=None if phase == "first" else state.first,
        turn=None if phase == "first" or over else state.turn,
        lanes=[domain_card(kind) for kind in state.lanes],
        table={PLACE_NAMES[place]: card_name(card) for place, card in enumerate(state.table) if card != EMPTY},
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
        last_round=[_last_lane(state, lane) for lane in range(LANES)] if is_shown else [],
    )


def domain_card(kind: int) -> str:
    """The domain card of a kind, as the notation writes it."""
    return f"{DOMAIN_NAMES[kind // 3]} {STAR_NAMES[kind % 3]}"


def _hand(state: NautilusState, owner: int, seat: int | None) -> Hand:
    special = state.held[owner]
    # The first player has seen both special cards (leaflet, "Preparing a round").
    is_known = special != NO_SPECIAL and seat is not None and (seat == owner or seat == state.first)
    return Hand(
        count=count_of(state.hands[owner]),
        cards=members_of(_known_divers(state, owner, seat)),
        special=SPECIAL_NAMES[special] if is_known else None,
        has_secret=special != NO_SPECIAL and not is_known,
    )


def _known_divers(state: NautilusState, owner: int, seat: int | None) -> int:
    if seat is None:
        return 0
    return state.hands[owner] if seat == owner else state.seen[seat]


def _pile(state: NautilusState, owner: int, is_shown: bool) -> Pile:
    pile = state.won[owner]
    counts = [count_in(pile, kind) for kind in range(KINDS)]
    if not is_shown:
        return Pile(count=sum(counts))
    return Pile(
        count=sum(counts),
        cards=[counts[3 * domain : 3 * domain + 3] for domain in range(DOMAINS)],
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
