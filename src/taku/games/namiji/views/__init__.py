"""What each seat of Namiji, or a watcher, sees: built from nothing, by keyword."""

from __future__ import annotations

import msgspec

from taku.games.namiji.facts import ASHORE, HAUL_NAMES, NO_FISH, NO_HAUL
from taku.games.namiji.scoring import CATEGORIES, count, scores
from taku.games.namiji.state import NamijiState
from taku.games.namiji.views import boards as board_views
from taku.games.namiji.views import decks as deck_views
from taku.games.namiji.views.boards import BoardView, RockView
from taku.games.namiji.views.decks import Decks, Draft, School
from taku.games.namiji.views.offers import offer_of
from taku.games.namiji.views.route import Boat, Space, boats_of, legs_of, spaces_of
from taku.kernel.game import NOBODY
from taku.wire import View


class Haul(msgspec.Struct, frozen=True, kw_only=True):
    """The last haul, or the one going on: `end` is hauling, kept, lost or sieved."""

    seat: int
    shrimp: int
    crabs: int
    end: str


class NamijiView(View, frozen=True, kw_only=True, omit_defaults=True):
    """The sea as one seat sees it; what is empty is left out when it travels.

    A fish, or a net of two, is a number: four times its colour (blue, orange, green) plus its kind among `kinds`.
    `legs` are the stations as they are sailed, in the letters of a box file; `worth` are the points of the rack's
    lines, rows first; `lengths` the sections of each Panorama. `is_backwards` when it is sailed counterclockwise.
    `drawn` names the Rock cards to choose from, and `drawn_rocks` says what each of them asks for.
    `boats` beyond the seats are neutral. `queue` lists the boats from the one farthest behind, which sails next.
    `final` is the count by category of each seat.
    """

    box: str
    kinds: list[str]
    legs: list[str]
    worth: list[int]
    lengths: list[int]
    boats: list[Boat]
    boards: list[BoardView]
    school: School
    decks: Decks
    is_backwards: bool = False
    actor: int | None = None
    queue: list[int] = []
    early_birds: list[int] = []
    bonuses: list[str] = []
    catch: int | None = None
    revealed: list[int] = []
    haul: Haul | None = None
    drawn: list[str] = []
    drawn_rocks: list[RockView] = []
    draft: Draft | None = None
    final: list[dict[str, int]] = []

    @property
    def route(self) -> list[Space]:
        """Every space from the start port to the finish, with the boats that lie there."""
        return spaces_of(self.legs, self.boats)


def view(state: NamijiState, seat: int | None) -> NamijiView:
    """All that a seat may see."""
    over = state.mover == NOBODY
    box = state.box
    return NamijiView(
        game="namiji",
        seat=seat,
        seats=state.seats,
        mover=state.mover,
        phase=state.agenda[-1].name if state.agenda else "over",
        over=over,
        scores=[*scores(state)],
        offers=[offer_of(state, move) for move in state.options()] if state.mover == seat else [],
        box=box.title,
        kinds=box.kinds,
        legs=legs_of(state),
        worth=box.line_points,
        lengths=box.lengths,
        is_backwards=box.route.is_backwards,
        boats=boats_of(state),
        boards=[board_views.board(state, owner, seat) for owner in range(state.seats)],
        school=deck_views.school(state),
        decks=deck_views.decks(state, seat),
        actor=state.actor if len(state.agenda) > 1 and not state.slot and ASHORE not in state.berths else None,
        queue=_queue(state),
        early_birds=box.early_bird[state.home : state.tokens],
        bonuses=board_views.types_in(0b111 & ~state.bonuses),
        catch=None if state.catch == NO_FISH else state.catch,
        revealed=[*state.revealed],
        haul=_haul(state),
        drawn=deck_views.drawn(state, seat),
        drawn_rocks=deck_views.drawn_rocks(state, seat),
        draft=deck_views.draft(state, seat),
        final=[dict(zip(CATEGORIES, count(state, owner), strict=True)) for owner in range(state.seats)] if over else [],
    )


def _queue(state: NamijiState) -> list[int]:
    return [] if ASHORE in state.berths else sorted(range(state.boats), key=lambda boat: state.berths[boat])


def _haul(state: NamijiState) -> Haul | None:
    if state.haul_end == NO_HAUL:
        return None
    return Haul(seat=state.haul_seat, shrimp=state.haul_shrimp, crabs=state.haul_crabs, end=HAUL_NAMES[state.haul_end])
