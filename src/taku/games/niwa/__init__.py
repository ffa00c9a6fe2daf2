"""Niwa, a walk across a Japanese garden for two: the name plate and the wiring of its rooms."""

from __future__ import annotations

from typing import cast

from taku.games.niwa import claims, tellings, tile_file, views
from taku.games.niwa import imagine as imagining
from taku.games.niwa.facts import BY_BASE, NOT_YET
from taku.games.niwa.phases.building import CHOOSING_SHAPE, LAYING_TILES
from taku.games.niwa.phases.first import FIRST_PLAYER
from taku.games.niwa.phases.giving import PASSING
from taku.games.niwa.phases.placement import PLACEMENT
from taku.games.niwa.phases.turn import TURN
from taku.games.niwa.phases.walking import HANDING, WALKING
from taku.games.niwa.setup import Setup
from taku.games.niwa.state import NiwaState, census, start_state
from taku.games.niwa.wander import scenic_move
from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.dice import Dice
from taku.kernel.game import Game, State
from taku.wire import Telling


class Niwa(Game):
    """Twelve tiles, three figures a side, six beads each."""

    def catalogue(self, setup: object) -> Catalogue:
        choices = cast(Setup, setup)
        return tile_file.grounds_of(choices.garden, choices.tiles).catalogue

    def start(self, setup: object, seats: int) -> NiwaState:
        choices = cast(Setup, setup)
        grounds = tile_file.grounds_of(choices.garden, choices.tiles)
        is_secret = choices.placement == "secret"
        state = start_state(grounds, choices.mirror == "yes", is_secret, choices.beads == "any")
        state.then(TURN)
        state.then(PLACEMENT)
        if choices.first == "chance":
            state.then(FIRST_PLAYER)
        else:
            state.first = int(choices.first)
            state.turn = 0 if is_secret else state.first
        if grounds.is_wild:
            state.then(LAYING_TILES)
            state.then(CHOOSING_SHAPE)
        state.wake()
        return state

    def scores(self, state: State) -> list[float]:
        table = cast(NiwaState, state)
        if table.ending == NOT_YET:
            return [0, 0]
        if table.ending != BY_BASE:
            return [0.5, 0.5]
        return [int(table.winner == seat) for seat in range(2)]

    def census(self, state: State) -> dict[str, int]:
        return census(cast(NiwaState, state))

    def view(self, state: State, seat: int | None) -> views.NiwaView:
        return views.view(cast(NiwaState, state), seat, self.scores(state))

    def told(self, before: State, move: Move, after: State, seat: int | None) -> Telling:
        return tellings.told(cast(NiwaState, before), move, cast(NiwaState, after), seat)

    def false_claims(self, view: object, rest: list[str], end: object) -> list[str]:
        return claims.false_claims(cast(views.NiwaView, view), rest, cast(views.NiwaView, end))

    def imagine(self, state: State, seat: int, dice: Dice) -> NiwaState:
        return imagining.imagine(cast(NiwaState, state), seat, dice)

    def wander(self, state: State, dice: Dice) -> Move:
        return scenic_move(cast(NiwaState, state), dice)

    def box_key(self) -> str:
        return "tiles"

    def inspect_box(self, text: str) -> tuple[list[str], list[str]]:
        return tile_file.inspect(text)


GAME: Game = Niwa(
    name="niwa",
    title="Niwa",
    seats=[2],
    edition=1,
    longest=2814,
    phases=[CHOOSING_SHAPE, LAYING_TILES, FIRST_PLAYER, PLACEMENT, TURN, PASSING, HANDING, WALKING],
    setup=Setup,
)
