"""Net: reveal the top net, place it across or upright, or release it under the deck (rulebook, "Net station")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.box import LINE, NET_POINTS, REVEAL
from taku.games.namiji.facts import NO_FISH, NONE, ONE_OF
from taku.games.namiji.moves import Cast, Fish
from taku.games.namiji.phases.angling import cast_line
from taku.games.namiji.phases.asking import Asking
from taku.games.namiji.phases.school import is_school_empty
from taku.games.namiji.placing import place_fish
from taku.games.namiji.rack import open_pairs
from taku.games.namiji.state import NamijiState, count_in, fish_in, nth_in
from taku.games.namiji.upgrades import give_points, power, unasked
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision, Outcome
from taku.kernel.sets import BIT, count_of, members_of, nth_of


def start_net(state: NamijiState) -> None:
    """A hand line is asked about first, at an empty deck too; not with an empty School."""
    if unasked(state, LINE) != NONE and not is_school_empty(state):
        state.then(LINING)
    else:
        reveal_nets(state)


def reveal_nets(state: NamijiState) -> None:
    """The pauses of a net; nothing happens when all nets lie in racks."""
    nets = state.net_count + len(state.net_tail)
    if nets == 0:
        return
    more = power(state, REVEAL)
    state.then(CASTING)
    if more:
        state.then(CHOOSING)
    for _ in range(min(1 + more, nets)):
        state.then(NETTING)


class Lining(Asking):
    """Fish from the School instead of revealing a net: that is the whole stop."""

    def use(self, state: NamijiState, upgrade: i64) -> None:
        if unasked(state, LINE) != NONE:
            state.done()
        cast_line(state)

    def decline(self, state: NamijiState) -> None:
        if unasked(state, LINE) == NONE:
            reveal_nets(state)


class Netting(Outcome[NamijiState]):
    """Chance reveals a net of the pool; when that is empty the head of the tail comes up."""

    def options(self, state: NamijiState) -> list[Move]:
        moves = state.box.moves.net
        if state.net_count == 0:
            return [moves[state.net_tail[0]]]
        return [moves[fish] for fish in fish_in(state.nets)]

    def weights(self, state: NamijiState) -> list[int]:
        if state.net_count == 0:
            return [1]
        return [count_in(state.nets, fish) for fish in fish_in(state.nets)]

    def size(self, state: NamijiState) -> i64:
        return state.net_count or 1

    def pick(self, state: NamijiState, index: i64) -> Move:
        fish = nth_in(state.nets, index) if state.net_count else state.net_tail[0]
        return state.box.moves.net[fish]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Fish)
        if state.net_count:
            state.nets -= ONE_OF[move.fish]
            state.net_count -= 1
        else:
            state.net_tail.pop(0)
        state.done()
        if state.agenda[-1] is CASTING:
            state.catch = move.fish
        else:
            state.revealed.append(move.fish)


class Choosing(Decision[NamijiState]):
    """One of the revealed nets; the others go under the deck as they were revealed."""

    def mover(self, state: NamijiState) -> i64:
        return state.actor

    def options(self, state: NamijiState) -> list[Move]:
        return [state.box.moves.choose[fish] for fish in sorted(set(state.revealed))]

    def apply(self, state: NamijiState, move: Move) -> None:
        assert isinstance(move, Fish)
        state.revealed.remove(move.fish)
        state.net_tail += state.revealed
        state.revealed = []
        state.catch = move.fish
        state.done()


class Casting(Decision[NamijiState]):
    """Place the net on two open cells, or release it face down under the deck."""

    def mover(self, state: NamijiState) -> i64:
        return state.actor

    def options(self, state: NamijiState) -> list[Move]:
        moves = state.box.moves
        pairs = members_of(open_pairs(state.boards[state.actor].filled))
        return [*[moves.cast[pair] for pair in pairs], moves.release]

    def size(self, state: NamijiState) -> i64:
        return count_of(open_pairs(state.boards[state.actor].filled)) + 1

    def pick(self, state: NamijiState, index: i64) -> Move:
        pairs = open_pairs(state.boards[state.actor].filled)
        if index == count_of(pairs):
            return state.box.moves.release
        return state.box.moves.cast[nth_of(pairs, index)]

    def apply(self, state: NamijiState, move: Move) -> None:
        if isinstance(move, Cast):
            board = state.boards[state.actor]
            board.casts |= BIT[move.pair]
            place_fish(state.box, board, state.catch, BIT[move.first] + BIT[move.second])
            give_points(board, power(state, NET_POINTS))
        else:
            state.net_tail.append(state.catch)
        state.catch = NO_FISH
        state.done()


LINING: Final = Lining("hand-line", LINE)
NETTING: Final = Netting("net")
CHOOSING: Final = Choosing("choose")
CASTING: Final = Casting("cast")
