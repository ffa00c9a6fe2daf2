"""What a player's upgrades add at a stop, and which of them still have to be asked about."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.namiji.board import BoatBoard
from taku.games.namiji.facts import NONE
from taku.games.namiji.state import NamijiState
from taku.kernel.sets import BIT, lowest_of, members_of


def power(state: NamijiState, effect: i64) -> i64:
    """The amounts of an effect over all upgrades of the actor; 0 if there is none."""
    owned = state.boards[state.actor].upgrades & state.box.having[effect]
    total: i64 = 0
    if owned:
        for upgrade in members_of(owned):
            total += state.box.upgrades[upgrade].amounts[effect]
    return total


def unasked(state: NamijiState, effect: i64) -> i64:
    """The actor's first upgrade with that effect which was not asked about at this stop, or NONE."""
    owned: i64 = state.boards[state.actor].upgrades & state.box.having[effect]
    left = owned & ~state.asked
    return lowest_of(left) if left else NONE


def has_asked(state: NamijiState, upgrade: i64) -> None:
    """Remember that an upgrade was asked about: each works at most once a stop (rulebook, "Dock cards")."""
    state.asked |= BIT[upgrade]


def give_points(board: BoatBoard, points: i64) -> None:
    """Points that leave no token behind are tallied as well."""
    board.score += points
    board.tally += points
