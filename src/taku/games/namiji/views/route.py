"""The Sea Route as a view says it: four short texts and the boats, and every space read from them."""

from __future__ import annotations

import msgspec

from taku.games.namiji.course import slot_of, space_of
from taku.games.namiji.facts import ASHORE, DOCK, LEGS, LETTERS, PORT, STATION_NAMES
from taku.games.namiji.state import NamijiState


class Boat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a boat lies; nowhere before it is lined up."""

    space: int | None = None
    slot: int | None = None


class Space(msgspec.Struct, frozen=True, kw_only=True):
    """A space of the Sea Route: station, dock or port; `boats` by slot, the first one ahead."""

    space: int
    station: str
    double: bool
    boats: list[int]


def legs_of(state: NamijiState) -> list[str]:
    """The stations of each leg in the letters of a box file, a star behind those that hold two boats."""
    route = state.box.route
    return [
        "".join(
            LETTERS[route.station[space]] + ("*" if route.is_double[space] and state.has_doubles else "")
            for space in range(route.first[leg], route.end[leg])
        )
        for leg in range(LEGS)
    ]


def boats_of(state: NamijiState) -> list[Boat]:
    """Where every boat lies."""
    return [
        Boat() if state.berths[boat] == ASHORE else Boat(space=space_of(state, boat), slot=slot_of(state, boat))
        for boat in range(state.boats)
    ]


def spaces_of(legs: list[str], boats: list[Boat]) -> list[Space]:
    """Every space from the start port to the finish."""
    signs = [STATION_NAMES[PORT]]
    doubles = [False]
    for number, leg in enumerate(legs):
        for sign in leg:
            if sign == "*":
                doubles[-1] = True
            else:
                signs.append(STATION_NAMES[LETTERS.index(sign)])
                doubles.append(False)
        signs.append(STATION_NAMES[PORT if number == LEGS - 1 else DOCK])
        doubles.append(False)
    return [
        Space(space=space, station=signs[space], double=doubles[space], boats=_boats_at(boats, space))
        for space in range(len(signs))
    ]


def _boats_at(boats: list[Boat], space: int) -> list[int]:
    there = [boat for boat, berth in enumerate(boats) if berth.space == space]
    return sorted(there, key=lambda boat: boats[boat].slot or 0)
