"""Boats on the Sea Route: who is behind whom, what is reachable, which slots are free."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.namiji.facts import PANORAMAS, SLOTS
from taku.games.namiji.state import NamijiState
from taku.kernel.sets import BIT


def space_of(state: NamijiState, boat: i64) -> i64:
    """The space where a boat lies."""
    return state.berths[boat] // SLOTS


def slot_of(state: NamijiState, boat: i64) -> i64:
    """The slot of its space where a boat lies, 1 nearest the route."""
    return SLOTS - state.berths[boat] % SLOTS


def berth(space: i64, slot: i64) -> i64:
    """Where a boat lies, as one number."""
    return space * SLOTS + SLOTS - slot


def boats_at(state: NamijiState, space: i64) -> i64:
    """How many boats lie at a space."""
    count: i64 = 0
    for place in state.berths:
        if place // SLOTS == space:
            count += 1
    return count


def boat_in(state: NamijiState, space: i64, slot: i64) -> i64:
    """The boat that lies in a slot of a full dock."""
    return state.berths.index(berth(space, slot))


def hand_over(state: NamijiState) -> None:
    """The boat farthest behind sails next; the neutral one is sailed by the player farthest ahead."""
    last: i64 = 0
    for boat in range(1, state.boats):
        if state.berths[boat] < state.berths[last]:
            last = boat
    state.boat = last
    if last < state.seats:
        state.helm = last
    else:
        state.helm = 0 if state.berths[0] > state.berths[1] else 1


def open_stations(state: NamijiState) -> i64:
    """The stations of its leg that the boat to sail may go to."""
    route = state.box.route
    space = space_of(state, state.boat)
    leg = route.leg[space]
    first: i64 = route.first[leg]
    end: i64 = route.end[leg]
    stations: i64 = route.ahead[space]
    # A double station has room for a second boat, where double stations are in use.
    room: i64 = route.doubles[leg] if state.has_doubles else 0
    for place in state.berths:
        taken: i64 = place // SLOTS
        if first <= taken and taken < end:
            bit: i64 = BIT[taken - first]
            if room & bit:
                room = room & ~bit
            else:
                stations = stations & ~bit
    if state.boat < state.seats and state.boards[state.boat].complete:
        stations = stations & ~_completed_stations(state, leg)
    return stations


def _completed_stations(state: NamijiState, leg: i64) -> i64:
    """Nobody stops at a Panorama of a type that is complete (rulebook, "Panorama station")."""
    complete = state.boards[state.boat].complete
    sets = state.box.route.panoramas[leg]
    stations: i64 = 0
    for panorama in range(PANORAMAS):
        if complete & BIT[panorama]:
            stations |= sets[panorama]
    return stations


def open_slots(state: NamijiState, dock: i64) -> i64:
    """The free slots of a dock as a set, slot 1 lowest; there are as many slots as boats."""
    slots: i64 = BIT[state.boats] - 1
    for place in state.berths:
        if place // SLOTS == dock:
            slots -= BIT[SLOTS - place % SLOTS - 1]
    return slots
