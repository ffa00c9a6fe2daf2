"""Chance lays one domain card into each lane (leaflet, "Preparing the game")."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.nautilus.facts import DOMAIN_CARDS, KINDS, LANES, ONE_OF
from taku.games.nautilus.moves import DOMAIN, Domain
from taku.games.nautilus.scoring import count_in
from taku.games.nautilus.state import NautilusState
from taku.kernel.catalogue import Move
from taku.kernel.game import Outcome


class Domains(Outcome[NautilusState]):
    """The next free lane gets a card from the deck."""

    def options(self, state: NautilusState) -> list[Move]:
        lane = DOMAIN[len(state.lanes)]
        return [lane[kind] for kind in range(KINDS) if count_in(state.deck, kind)]

    def weights(self, state: NautilusState) -> list[int]:
        counts = [int(count_in(state.deck, kind)) for kind in range(KINDS)]
        return [count for count in counts if count]

    def size(self, state: NautilusState) -> i64:
        return DOMAIN_CARDS - LANES * (state.round - 1) - len(state.lanes)

    def pick(self, state: NautilusState, index: i64) -> Move:
        left = index
        kind: i64 = -1
        while left >= 0:
            kind += 1
            left -= count_in(state.deck, kind)
        return DOMAIN[len(state.lanes)][kind]

    def apply(self, state: NautilusState, move: Move) -> None:
        assert isinstance(move, Domain)
        state.deck -= ONE_OF[move.kind]
        state.lanes.append(move.kind)
        if len(state.lanes) == LANES:
            state.done()


DOMAINS_LAID: Final = Domains("domains")
