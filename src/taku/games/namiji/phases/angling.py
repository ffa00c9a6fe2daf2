"""Angling: take a fish from the School, flip another, then keep it or release it (rulebook, "Angling station")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.box import AGAIN, ANGLING_POINTS, FLIP
from taku.games.namiji.course import space_of
from taku.games.namiji.facts import ANGLING, NO_FISH, NONE, ONE_OF
from taku.games.namiji.moves import Fish, Keep
from taku.games.namiji.phases.asking import Asking
from taku.games.namiji.phases.school import (
    CATCHING,
    FLIPPING,
    flip_next,
    is_school_empty,
    lay_face_up,
)
from taku.games.namiji.placing import place_fish
from taku.games.namiji.rack import open_cells
from taku.games.namiji.state import NamijiState, fish_in
from taku.games.namiji.upgrades import give_points, power, unasked
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision
from taku.kernel.sets import BIT, count_of, members_of, nth_of


def start_angling(state: NamijiState) -> None:
    """The pauses of the stop, the first one on top; none with an empty School."""
    if is_school_empty(state):
        return
    cast_line(state)
    if unasked(state, FLIP) != NONE:
        state.then(BAITING)


def cast_line(state: NamijiState) -> None:
    """Fishing as such, without what comes before it."""
    state.then(LANDING)
    state.then(FISHING)


def is_angling(state: NamijiState) -> bool:
    """Whether the actor's boat lies at an Angling station; a hand line is used at a Net."""
    return state.box.route.station[space_of(state, state.actor)] == ANGLING


class Baiting(Asking):
    """More tokens are flipped before anything is taken."""

    def use(self, state: NamijiState, upgrade: i64) -> None:
        flips = min(state.box.upgrades[upgrade].amounts[FLIP], state.down_count)
        for _ in range(flips):
            state.then(FLIPPING)


class Fishing(Decision[NamijiState]):
    """Any face-up token, or a face-down one."""

    def mover(self, state: NamijiState) -> i64:
        return state.actor

    def options(self, state: NamijiState) -> list[Move]:
        moves = state.box.moves
        listed: list[Move] = [moves.fish[fish] for fish in fish_in(state.up)]
        if state.down_count:
            listed.append(moves.fish_down)
        return listed

    def size(self, state: NamijiState) -> i64:
        kinds: i64 = 1 if state.down_count else 0
        heap = state.up
        while heap:
            if heap & 31:
                kinds += 1
            heap = heap >> 5
        return kinds

    def pick(self, state: NamijiState, index: i64) -> Move:
        left = index
        heap = state.up
        fish: i64 = 0
        while heap:
            if heap & 31:
                if left == 0:
                    return state.box.moves.fish[fish]
                left -= 1
            heap = heap >> 5
            fish += 1
        return state.box.moves.fish_down

    def apply(self, state: NamijiState, move: Move) -> None:
        state.done()
        # The hook is asked about after the flip; whether it is depends on what the School holds then.
        if is_angling(state) and unasked(state, AGAIN) != NONE and state.up_count + state.down_count > 1:
            state.then(HOOKING)
        if isinstance(move, Fish):
            state.up -= ONE_OF[move.fish]
            state.up_count -= 1
            state.catch = move.fish
            flip_next(state)
        else:
            state.then(CATCHING)


class Hooking(Asking):
    """The catch may go back face up for another try."""

    def use(self, state: NamijiState, upgrade: i64) -> None:
        if unasked(state, AGAIN) != NONE:
            state.done()
        lay_face_up(state, state.catch)
        state.catch = NO_FISH
        state.then(FISHING)


class Landing(Decision[NamijiState]):
    """Keep the fish in an open cell of the rack, or release it face up."""

    def mover(self, state: NamijiState) -> i64:
        return state.actor

    def options(self, state: NamijiState) -> list[Move]:
        moves = state.box.moves
        cells = members_of(open_cells(state.boards[state.actor].filled))
        return [*[moves.keep[cell] for cell in cells], moves.release]

    def size(self, state: NamijiState) -> i64:
        return count_of(open_cells(state.boards[state.actor].filled)) + 1

    def pick(self, state: NamijiState, index: i64) -> Move:
        cells = open_cells(state.boards[state.actor].filled)
        if index == count_of(cells):
            return state.box.moves.release
        return state.box.moves.keep[nth_of(cells, index)]

    def apply(self, state: NamijiState, move: Move) -> None:
        if isinstance(move, Keep):
            board = state.boards[state.actor]
            place_fish(state.box, board, state.catch, BIT[move.cell])
            if is_angling(state):
                give_points(board, power(state, ANGLING_POINTS))
        else:
            lay_face_up(state, state.catch)
        state.catch = NO_FISH
        state.done()


BAITING: Final = Baiting("bait", FLIP)
FISHING: Final = Fishing("fish")
HOOKING: Final = Hooking("hook", AGAIN)
LANDING: Final = Landing("land")
