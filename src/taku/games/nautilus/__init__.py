"""Nautilus, a duel of divers for two: the name plate and the wiring of its rooms."""

from __future__ import annotations

from typing import cast

from taku.games.nautilus import claims, tellings, views
from taku.games.nautilus import imagine as imagining
from taku.games.nautilus.moves import CATALOGUE
from taku.games.nautilus.phases.anchoring import ANCHORING
from taku.games.nautilus.phases.arrow import ARROW
from taku.games.nautilus.phases.bathyscaphe import DRAWING_DIVERS, HOLDING
from taku.games.nautilus.phases.deal import DEALING
from taku.games.nautilus.phases.domains import DOMAINS_LAID
from taku.games.nautilus.phases.first import FIRST_PLAYER
from taku.games.nautilus.phases.harpoon import RESOLVING_HARPOON, STEALING
from taku.games.nautilus.phases.opening import open_round
from taku.games.nautilus.phases.placing import PLACING
from taku.games.nautilus.phases.scouting import SCOUTING
from taku.games.nautilus.phases.specials import DRAWING_SPECIALS, KEEPING_SPECIAL
from taku.games.nautilus.scoring import domains_won
from taku.games.nautilus.setup import Setup
from taku.games.nautilus.state import NautilusState, census, start_state
from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import Dice
from taku.kernel.game import Game, State
from taku.wire import Telling


class Nautilus(Game):
    """Five lanes, fourteen divers, six rounds."""

    def catalogue(self, setup: object) -> Catalogue:
        return CATALOGUE

    def start(self, setup: object, seats: int) -> NautilusState:
        choices = cast(Setup, setup)
        state = start_state(choices.piles == "hidden", choices.length == "early")
        state.then(PLACING)
        open_round(state)
        if choices.first == "chance":
            state.then(FIRST_PLAYER)
        else:
            state.first = state.turn = int(choices.first)
        state.wake()
        return state

    def scores(self, state: State) -> list[float]:
        return [*domains_won(cast(NautilusState, state))]

    def census(self, state: State) -> dict[str, int]:
        return census(cast(NautilusState, state))

    def view(self, state: State, seat: int | None) -> views.NautilusView:
        return views.view(cast(NautilusState, state), seat)

    def told(self, before: State, move: Move, after: State, seat: int | None) -> Telling:
        return tellings.told(cast(NautilusState, before), move, cast(NautilusState, after), seat)

    def false_claims(self, view: object, rest: list[str], end: object) -> list[str]:
        return claims.false_claims(cast(views.NautilusView, view), cast(views.NautilusView, end))

    def imagine(self, state: State, seat: int, dice: Dice) -> NautilusState:
        return imagining.imagine(cast(NautilusState, state), seat, dice)


GAME: Game = Nautilus(
    name="nautilus",
    title="Nautilus",
    seats=[2],
    edition=1,
    longest=219,
    phases=[
        FIRST_PLAYER,
        DOMAINS_LAID,
        DEALING,
        DRAWING_SPECIALS,
        KEEPING_SPECIAL,
        SCOUTING,
        DRAWING_DIVERS,
        HOLDING,
        STEALING,
        RESOLVING_HARPOON,
        PLACING,
        ANCHORING,
        ARROW,
    ],
    setup=Setup,
)
