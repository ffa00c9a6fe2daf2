"""Chance turns tokens of the School of Fish: a flip face up, or a catch from the face-down ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.facts import ONE_OF
from taku.games.namiji.moves import Fish
from taku.games.namiji.state import NamijiState, count_in, fish_in, nth_in
from taku.kernel.catalogue import Move
from taku.kernel.game import Outcome


class Turning(Outcome[NamijiState]):
    """Chance turns one of the face-down tokens over."""

    def moves(self, state: NamijiState) -> list[Fish]:
        """The outcomes, by fish."""
        raise NotImplementedError

    def options(self, state: NamijiState) -> list[Move]:
        moves = self.moves(state)
        return [moves[fish] for fish in fish_in(state.down)]

    def weights(self, state: NamijiState) -> list[int]:
        return [count_in(state.down, fish) for fish in fish_in(state.down)]

    def size(self, state: NamijiState) -> i64:
        return state.down_count

    def pick(self, state: NamijiState, index: i64) -> Move:
        return self.moves(state)[nth_in(state.down, index)]


class Flipping(Turning):
    """One face-down token is flipped face up."""

    def moves(self, state: NamijiState) -> list[Fish]:
        return state.box.moves.flip

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Fish)
        take_face_down(state, move.fish)
        lay_face_up(state, move.fish)
        state.done()


class Catching(Turning):
    """A face-down token is taken; then the School is kept fresh."""

    def moves(self, state: NamijiState) -> list[Fish]:
        return state.box.moves.catch

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Fish)
        take_face_down(state, move.fish)
        state.catch = move.fish
        state.done()
        flip_next(state)


def flip_next(state: NamijiState) -> None:
    """Whoever takes a fish flips a new one, if there is one (rulebook, "Angling station")."""
    if state.down_count:
        state.then(FLIPPING)


def take_face_down(state: NamijiState, fish: i64) -> None:
    """One face-down token leaves the School."""
    state.down -= ONE_OF[fish]
    state.down_count -= 1


def lay_face_up(state: NamijiState, fish: i64) -> None:
    """A token joins the face-up ones."""
    state.up += ONE_OF[fish]
    state.up_count += 1


def is_school_empty(state: NamijiState) -> bool:
    """Whether there is nothing to fish."""
    return state.up_count + state.down_count == 0


FLIPPING: Final = Flipping("flip")
CATCHING: Final = Catching("catch")
