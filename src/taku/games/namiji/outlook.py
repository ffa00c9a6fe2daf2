"""What a sailing brings, seen at a glance: its stop, less what the way is worth that it gives up.

A bot that tries every sailing out and judges where it led would say about the same, twenty times slower.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from taku.games.namiji.board import BoatBoard, sections_of
from taku.games.namiji.facts import ANGLING, DOCK, DOLPHIN, NET, WHIRLPOOL
from taku.games.namiji.moves import Moor, Sail
from taku.games.namiji.prospects import (
    PARTS,
    PENALTY,
    POINT,
    SECTION,
    WAY,
    WEIGHTS,
    prospects_at,
    way_to_go,
)
from taku.games.namiji.rack import FULL
from taku.games.namiji.state import NamijiState
from taku.kernel.catalogue import Move
from taku.kernel.sets import BIT

# What a stop brings on average, in thousandths, by station: Angling, Net, Trap and Rock (bench/namiji-stops.json). Of
# Whirlpools and Panoramas it is known beforehand, and a Dock gives everybody a card.
STOPS: Final[list[int]] = [2336, 3401, 2883, 0, 1237, 0, 0, 0, 0, 0]
# Of the Early Bird token that the finish brings, in thousandths: the prospects have counted in a part of it before.
_BIRD: Final = 800


class Outlook:
    """A seat that is about to sail."""

    seat: i64
    way: i64  # what its boat has to go
    square: i64  # prospects are a sum of the square of the way times this, of the way times the slope, and of the rest
    slope: i64

    def __init__(self, state: NamijiState, seat: i64) -> None:
        self.seat = seat
        self.way = way_to_go(state, seat)
        self.square = WEIGHTS[WAY + 2 * state.seats - 3]
        at_the_end = prospects_at(state, seat, 0)
        self.slope = prospects_at(state, seat, self.way) - at_the_end - self.square * self.way * self.way // PARTS

    def gain(self, state: NamijiState, move: Move) -> i64:
        """What a sailing brings, in thousandths; mostly less than nothing."""
        route = state.box.route
        if isinstance(move, Sail):
            target: i64 = move.space
            if target == route.finish:
                return self._bird(state) - self._loss(0)
            gain = stop_gain(state, self.seat, route.station[target], self.way)
        else:
            target = cast(Moor, move).space
            gain = STOPS[DOCK]
        return gain - self._loss((route.finish - target) * PARTS // route.finish)

    def _bird(self, state: NamijiState) -> i64:
        return state.box.early_bird[state.home] * _BIRD if state.home < state.tokens else 0

    def _loss(self, left: i64) -> i64:
        """What the way is worth until only so much is left of it."""
        if self.way == 0:
            return 0
        square = self.square * (self.way * self.way - left * left) // PARTS
        return self.slope * (self.way - left) // self.way + square


def stop_gain(state: NamijiState, seat: i64, station: i64, way: i64) -> i64:
    """What a stop at a station brings a seat with such a way to go, about, in thousandths."""
    board = state.boards[seat]
    if station == WHIRLPOOL:
        return _floated(state, board, way)
    if station >= DOLPHIN and station < DOCK:
        return _section(state, board, station - DOLPHIN, way)
    if board.filled == FULL and station in (ANGLING, NET):
        return 0
    return STOPS[station]


def _floated(state: NamijiState, board: BoatBoard, way: i64) -> i64:
    """The penalty that an offering afloat saves, less the hope there was of saving it anyway."""
    if board.offerings == 0:
        return 0
    saved = state.box.penalty[board.offerings] - state.box.penalty[board.offerings - 1]
    return -saved * (WEIGHTS[PENALTY] * PARTS + WEIGHTS[PENALTY + 1] * way) // PARTS


def _section(state: NamijiState, board: BoatBoard, panorama: i64, way: i64) -> i64:
    """The points of a section, and what the next one promises; the last one promises no more but may bring a bonus."""
    number: i64 = sections_of(board, panorama) + 1
    hope: i64 = WEIGHTS[SECTION] + WEIGHTS[SECTION + 1] * way // PARTS
    if number < state.box.lengths[panorama]:
        return number * POINT + hope
    bonus: i64 = 0 if state.bonuses & BIT[panorama] else state.box.bonus * POINT
    return number * (POINT - hope) + bonus
