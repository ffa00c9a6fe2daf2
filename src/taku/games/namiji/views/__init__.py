"""What each seat of Namiji, or a watcher, sees: built from nothing, by keyword."""

from __future__ import annotations

import msgspec

from taku.games.namiji.course import slot_of, space_of
from taku.games.namiji.facts import ASHORE, HAUL_NAMES, NO_FISH, NO_HAUL, STATION_NAMES
from taku.games.namiji.scoring import CATEGORIES, count, scores
from taku.games.namiji.state import NamijiState
from taku.games.namiji.views import boards as board_views
from taku.games.namiji.views import decks as deck_views
from taku.games.namiji.views.boards import BoardView, Token, token_of
from taku.games.namiji.views.decks import Decks, Draft, School
from taku.games.namiji.views.offers import offer_of
from taku.kernel.game import NOBODY
from taku.wire import View


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the Sea Route: station, dock or port; `boats` by slot, the first one ahead."""

    space: int
    station: str
    double: bool
    boats: list[int]


class Boat(msgspec.Struct, frozen=True, kw_only=True):
    """Where a boat lies; `seat` is None for the neutral boat, `space` before it is lined up."""

    seat: int | None
    space: int | None
    slot: int | None


class Haul(msgspec.Struct, frozen=True, kw_only=True):
    """The last haul, or the one going on: `end` is hauling, kept, lost or sieved."""

    seat: int
    shrimp: int
    crabs: int
    end: str


class NamijiView(View, frozen=True, kw_only=True):
    """The sea as one seat sees it. `queue` lists the boats from the one farthest behind, which sails next.

    `final` is the count by category of each seat, empty until the match is over.
    """

    box: str
    actor: int | None
    route: list[Space]
    boats: list[Boat]
    queue: list[int]
    boards: list[BoardView]
    school: School
    decks: Decks
    early_birds: list[int]
    bonuses: list[str]
    catch: Token | None
    revealed: list[Token]
    haul: Haul | None
    drawn: list[str]
    draft: Draft | None
    final: list[dict[str, int]]


def view(state: NamijiState, seat: int | None) -> NamijiView:
    """All that a seat may see."""
    over = state.mover == NOBODY
    boats = range(state.boats)
    return NamijiView(
        game="namiji",
        seat=seat,
        seats=state.seats,
        mover=state.mover,
        phase=state.agenda[-1].name if state.agenda else "over",
        over=over,
        scores=[*scores(state)],
        offers=[offer_of(state, move) for move in state.options()] if state.mover == seat else [],
        box=state.box.title,
        actor=state.actor if len(state.agenda) > 1 and not state.slot and ASHORE not in state.berths else None,
        route=_route(state),
        boats=[_boat(state, boat) for boat in boats],
        queue=[] if ASHORE in state.berths else sorted(boats, key=lambda boat: state.berths[boat]),
        boards=[board_views.board(state, owner, seat) for owner in range(state.seats)],
        school=deck_views.school(state),
        decks=deck_views.decks(state, seat),
        early_birds=state.box.early_bird[state.home : state.tokens],
        bonuses=board_views.types_in(0b111 & ~state.bonuses),
        catch=None if state.catch == NO_FISH else token_of(state.box, state.catch),
        revealed=[token_of(state.box, net) for net in state.revealed],
        haul=_haul(state),
        drawn=deck_views.drawn(state, seat),
        draft=deck_views.draft(state, seat),
        final=[dict(zip(CATEGORIES, count(state, owner), strict=True)) for owner in range(state.seats)] if over else [],
    )


def _route(state: NamijiState) -> list[Space]:
    route = state.box.route
    return [
        Space(
            space=space,
            station=STATION_NAMES[station],
            double=route.is_double[space] and state.has_doubles,
            boats=_boats_at(state, space),
        )
        for space, station in enumerate(route.station)
    ]


def _boats_at(state: NamijiState, space: int) -> list[int]:
    boats = [boat for boat in range(state.boats) if space_of(state, boat) == space]
    return sorted(boats, key=lambda boat: slot_of(state, boat))


def _boat(state: NamijiState, boat: int) -> Boat:
    seat = boat if boat < state.seats else None
    if state.berths[boat] == ASHORE:
        return Boat(seat=seat, space=None, slot=None)
    return Boat(seat=seat, space=space_of(state, boat), slot=slot_of(state, boat))


def _haul(state: NamijiState) -> Haul | None:
    if state.haul_end == NO_HAUL:
        return None
    return Haul(seat=state.haul_seat, shrimp=state.haul_shrimp, crabs=state.haul_crabs, end=HAUL_NAMES[state.haul_end])
