"""`use` or `decline`: the pause before an upgrade whose use is a choice."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.namiji.facts import NONE
from taku.games.namiji.moves import Use
from taku.games.namiji.state import NamijiState
from taku.games.namiji.upgrades import has_asked, unasked
from taku.kernel.catalogue import Move
from taku.kernel.game import Decision


class Asking(Decision[NamijiState]):
    """Asks about the actor's upgrades with one effect, each once a stop, in the order of the box."""

    effect: i64

    def __init__(self, name: str, effect: i64) -> None:
        super().__init__(name)
        self.effect = effect

    def mover(self, state: NamijiState) -> i64:
        return state.actor

    def options(self, state: NamijiState) -> list[Move]:
        moves = state.box.moves
        return [moves.use[unasked(state, self.effect)], moves.decline]

    def size(self, state: NamijiState) -> i64:
        return 2

    def pick(self, state: NamijiState, index: i64) -> Move:
        moves = state.box.moves
        return moves.decline if index else moves.use[unasked(state, self.effect)]

    def apply(self, state: NamijiState, move: Move) -> None:
        upgrade = unasked(state, self.effect)
        has_asked(state, upgrade)
        if unasked(state, self.effect) == NONE:
            state.done()
        if isinstance(move, Use):
            self.use(state, upgrade)
        else:
            self.decline(state)

    def use(self, state: NamijiState, upgrade: i64) -> None:
        """What the upgrade does."""
        raise NotImplementedError

    def decline(self, state: NamijiState) -> None:
        """What happens instead; nothing, where the next pause is on the agenda already."""
