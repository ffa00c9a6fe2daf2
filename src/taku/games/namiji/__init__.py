"""Namiji, a fishing voyage for two to five: the name plate and the wiring of its rooms."""

from __future__ import annotations

from typing import cast

from taku.games.namiji import census as census_taking
from taku.games.namiji import claims, differences_file, scoring, views
from taku.games.namiji import imagine as imagining
from taku.games.namiji import wander as wandering
from taku.games.namiji.box import Box
from taku.games.namiji.box_file import box_of
from taku.games.namiji.phases.angling import BAITING, FISHING, HOOKING, LANDING
from taku.games.namiji.phases.dock import DEALING, LOSING, TAKING
from taku.games.namiji.phases.line_up import LINING_UP
from taku.games.namiji.phases.net import CASTING, CHOOSING, LINING, NETTING
from taku.games.namiji.phases.panorama import LOOKING, SPOTTING
from taku.games.namiji.phases.rock import CLIMBING, KEEPING, SINKING
from taku.games.namiji.phases.sailing import SAILING
from taku.games.namiji.phases.school import CATCHING, FLIPPING
from taku.games.namiji.phases.trap import DRAWING, TEMPTING
from taku.games.namiji.setup import Setup
from taku.games.namiji.state import NamijiState, start_state
from taku.games.namiji.views import components as contents
from taku.games.namiji.views import tellings
from taku.games.namiji.views.components import Components
from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import Dice
from taku.kernel.game import Game, State
from taku.wire import Telling


class Namiji(Game):
    """Four legs, eight kinds of station, and a box that is a file."""

    def catalogue(self, setup: object) -> Catalogue:
        return _box(setup).moves.catalogue

    def start(self, setup: object, seats: int) -> NamijiState:
        choices = cast(Setup, setup)
        state = start_state(_box(choices), seats, 2 if choices.early_bird == "two" else 3)
        state.then(SAILING)
        state.then(FLIPPING)
        state.then(LINING_UP)
        state.wake()
        return state

    def scores(self, state: State) -> list[float]:
        return [*scoring.scores(cast(NamijiState, state))]

    def view(self, state: State, seat: int | None) -> views.NamijiView:
        return views.view(cast(NamijiState, state), seat)

    def told(self, before: State, move: Move, after: State, seat: int | None) -> Telling:
        return tellings.told(cast(NamijiState, before), move, cast(NamijiState, after), seat)

    def false_claims(self, view: object, rest: list[str], end: object) -> list[str]:
        return claims.false_claims(cast(views.NamijiView, view), cast(views.NamijiView, end))

    def components(self, setup: object) -> Components:
        return contents.components(_box(setup))

    def imagine(self, state: State, seat: int, dice: Dice) -> NamijiState:
        return imagining.imagine(cast(NamijiState, state), seat, dice)

    def census(self, state: State) -> dict[str, int]:
        return census_taking.census(cast(NamijiState, state))

    def wander(self, state: State, dice: Dice) -> Move:
        return wandering.wander(cast(NamijiState, state), dice)

    def box_key(self) -> str:
        return "box"

    def inspect_box(self, text: str) -> tuple[list[str], list[str]]:
        return differences_file.inspect(text)


def _box(setup: object) -> Box:
    choices = cast(Setup, setup)
    return box_of(choices.box, choices.direction)


GAME: Game = Namiji(
    name="namiji",
    title="Namiji",
    seats=[2, 3, 4, 5],
    edition=1,
    # With the house box; another box may have longer legs and stronger upgrades.
    longest=602,
    phases=[
        LINING_UP,
        FLIPPING,
        SAILING,
        BAITING,
        FISHING,
        CATCHING,
        HOOKING,
        LANDING,
        LINING,
        NETTING,
        CHOOSING,
        CASTING,
        DRAWING,
        TEMPTING,
        LOOKING,
        SPOTTING,
        CLIMBING,
        KEEPING,
        SINKING,
        DEALING,
        TAKING,
        LOSING,
    ],
    setup=Setup,
)
