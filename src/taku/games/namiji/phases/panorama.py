"""Panorama and Whirlpool: sections in order, the bonus of the first, and offerings set afloat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.board import sections_of
from taku.games.namiji.box import OTHER, PANORAMA_POINTS, WHIRLPOOL_POINTS
from taku.games.namiji.course import space_of
from taku.games.namiji.facts import DOLPHIN, NONE, ONE_SECTION
from taku.games.namiji.moves import Section
from taku.games.namiji.phases.asking import Asking
from taku.games.namiji.state import NamijiState
from taku.games.namiji.upgrades import give_points, power, unasked
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision
from taku.kernel.sets import BIT, count_of, members_of, nth_of

_ALL: Final = 0b111


def float_offering(state: NamijiState) -> None:
    """The topmost offering floats away; with none left nothing happens (rulebook, "Whirlpool station")."""
    board = state.boards[state.actor]
    if board.offerings:
        board.offerings -= 1
        give_points(board, power(state, WHIRLPOOL_POINTS))


def start_panorama(state: NamijiState, panorama: i64) -> None:
    """Take the next section, unless a spyglass could show another unfinished type."""
    if unasked(state, OTHER) != NONE and other_types(state):
        state.then(LOOKING)
    else:
        take_section(state, panorama)


def station_type(state: NamijiState) -> i64:
    """The Panorama type of the station where the actor's boat lies."""
    return state.box.route.station[space_of(state, state.actor)] - DOLPHIN


def other_types(state: NamijiState) -> i64:
    """The set of unfinished types besides the station's."""
    unfinished = _ALL & ~state.boards[state.actor].complete
    return unfinished & ~BIT[station_type(state)]


def take_section(state: NamijiState, panorama: i64) -> None:
    """The next section scores its number; the first player to complete a type wins its bonus."""
    board = state.boards[state.actor]
    board.sections += ONE_SECTION[panorama]
    number = sections_of(board, panorama)
    board.score += number
    give_points(board, power(state, PANORAMA_POINTS))
    if number < state.box.lengths[panorama]:
        return
    bit: i64 = BIT[panorama]
    board.complete |= bit
    if not state.bonuses & bit:
        state.bonuses |= bit
        board.bonuses |= bit
        board.score += state.box.bonus


class Looking(Asking):
    """Take a section of another type instead."""

    def use(self, state: NamijiState, upgrade: i64) -> None:
        if unasked(state, OTHER) != NONE:
            state.done()
        state.then(SPOTTING)

    def decline(self, state: NamijiState) -> None:
        if unasked(state, OTHER) == NONE:
            take_section(state, station_type(state))


class Spotting(Decision[NamijiState]):
    """Which of the other unfinished types."""

    def mover(self, state: NamijiState) -> i64:
        return state.actor

    def options(self, state: NamijiState) -> list[Move]:
        return [state.box.moves.section[panorama] for panorama in members_of(other_types(state))]

    def size(self, state: NamijiState) -> i64:
        return count_of(other_types(state))

    def pick(self, state: NamijiState, index: i64) -> Move:
        return state.box.moves.section[nth_of(other_types(state), index)]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Section)
        take_section(state, move.panorama)
        state.done()


LOOKING: Final = Looking("spyglass", OTHER)
SPOTTING: Final = Spotting("section")
