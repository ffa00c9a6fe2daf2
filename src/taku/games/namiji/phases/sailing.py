"""Sailing: the boat farthest behind goes on to any open space ahead; this pause stays below all others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.course import (
    berth,
    boats_at,
    hand_over,
    open_slots,
    open_stations,
    space_of,
)
from taku.games.namiji.facts import ANGLING, DOLPHIN, NET, ROCK, TRAP, WHIRLPOOL
from taku.games.namiji.moves import Moor, Sail
from taku.games.namiji.phases.angling import start_angling
from taku.games.namiji.phases.dock import open_draft
from taku.games.namiji.phases.net import start_net
from taku.games.namiji.phases.panorama import float_offering, start_panorama
from taku.games.namiji.phases.rock import start_rock
from taku.games.namiji.phases.trap import start_trap
from taku.games.namiji.state import NamijiState
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision
from taku.kernel.sets import count_of, members_of, nth_of


class Sailing(Decision[NamijiState]):
    """Open stations ahead, and the free slots of the next dock, or the finish."""

    def mover(self, state: NamijiState) -> i64:
        return state.helm

    def options(self, state: NamijiState) -> list[Move]:
        box = state.box
        leg = box.route.leg[space_of(state, state.boat)]
        first = box.route.first[leg]
        moves: list[Move] = [box.moves.sail[first + station] for station in members_of(open_stations(state))]
        dock = box.route.end[leg]
        if dock == box.route.finish:
            return [*moves, box.moves.sail[dock]]
        moors = box.moves.moor[leg]
        return [*moves, *[moors[slot] for slot in members_of(open_slots(state, dock))]]

    def size(self, state: NamijiState) -> i64:
        route = state.box.route
        dock = route.end[route.leg[space_of(state, state.boat)]]
        slots = 1 if dock == route.finish else count_of(open_slots(state, dock))
        return count_of(open_stations(state)) + slots

    def pick(self, state: NamijiState, index: i64) -> Move:
        box = state.box
        leg = box.route.leg[space_of(state, state.boat)]
        stations = open_stations(state)
        count = count_of(stations)
        if index < count:
            return box.moves.sail[box.route.first[leg] + nth_of(stations, index)]
        dock = box.route.end[leg]
        if dock == box.route.finish:
            return box.moves.sail[dock]
        return box.moves.moor[leg][nth_of(open_slots(state, dock), index - count)]

    def apply(self, state: NamijiState, move: Move) -> None:
        boat = state.boat
        if isinstance(move, Moor):
            state.berths[boat] = berth(move.space, move.slot)
            hand_over(state)
            if boats_at(state, move.space) == state.boats:
                open_draft(state)
            return
        assert isinstance(move, Sail)
        if move.space == state.box.route.finish:
            _come_home(state, boat)
            return
        state.berths[boat] = berth(move.space, boats_at(state, move.space) + 1)
        hand_over(state)
        if boat < state.seats:
            state.actor = boat
            state.asked = 0
            _stop(state, state.box.route.station[move.space])


def _stop(state: NamijiState, station: i64) -> None:
    """Whoever lands on a space applies its effects at once (rulebook, "Station effects")."""
    if station == ANGLING:
        start_angling(state)
    elif station == NET:
        start_net(state)
    elif station == TRAP:
        start_trap(state)
    elif station == WHIRLPOOL:
        float_offering(state)
    elif station == ROCK:
        start_rock(state)
    else:
        start_panorama(state, station - DOLPHIN)


def _come_home(state: NamijiState, boat: i64) -> None:
    """The highest Early Bird token left, the neutral boat's out of the game; the match ends with the last boat."""
    state.home += 1
    state.berths[boat] = berth(state.box.route.finish, state.home)
    if boat < state.seats:
        board = state.boards[boat]
        board.place = state.home
        board.early_bird = state.box.early_bird[state.home - 1] if state.home <= state.tokens else 0
        board.score += board.early_bird
    hand_over(state)
    if state.home == state.boats:
        state.done()


SAILING: Final = Sailing("sailing")
