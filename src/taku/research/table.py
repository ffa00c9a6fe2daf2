"""What the adapters share: a game with its choices made, its moves as numbers, and what a result is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from taku.games import find
from taku.kernel.errors import BadSetup
from taku.kernel.game import NOBODY, Game, State
from taku.research.planes import planes_for
from taku.wire import View, read_choices, write_choices

# Games that were handed in rather than found by name, so that a pickled position finds its game again.
_GIVEN: dict[str, Game] = {}


def game_of(game: Game | str) -> Game:
    """The game itself, or the one of that name."""
    if isinstance(game, Game):
        _GIVEN[game.name] = game
        return game
    return _GIVEN.get(game) or find(game)


class Table:
    """A game, its number of seats and its set-up: all that does not change in play."""

    def __init__(self, game: Game | str, seats: int | None = None, setup: Mapping[str, object] | None = None) -> None:
        self.game = game_of(game)
        self.seats = self.game.seats[0] if seats is None else seats
        if self.seats not in self.game.seats:
            allowed = ", ".join(str(number) for number in self.game.seats)
            raise BadSetup(f"{self.game.name} is played by {allowed} seats, not {self.seats}")
        choices = read_choices(self.game.setup, setup or {})
        self.setup = write_choices(choices)
        self.catalogue = self.game.catalogue(choices)
        # Never moved on: whoever plays takes a copy.
        self.start = self.game.start(choices, self.seats)
        self.planes = planes_for(self.game, self.catalogue, self.start, self.seats)

    def __reduce__(self) -> tuple[type[Table], tuple[str, int, dict[str, str]]]:
        return Table, (self.game.name, self.seats, self.setup)

    def view(self, state: State, seat: int | None) -> View:
        """What a seat sees, or a watcher for None."""
        return cast(View, self.game.view(state, seat))

    def legal(self, state: State) -> list[int]:
        """The numbers of the moves on offer, ascending; none when the match is over."""
        return [move.number for move in state.options()]

    def utilities(self, state: State) -> list[float]:
        """What the result is worth to each seat; nothing before the end.

        Whoever wins alone has 1, the sum is 0, and winners share: with two seats 1, 0 and -1.
        """
        if state.mover != NOBODY:
            return [0.0] * self.seats
        winners = self.game.winners(state)
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(self.seats)]
        return [(self.seats * share - 1) / max(1, self.seats - 1) for share in shares]

    @property
    def lowest_utility(self) -> float:
        """What the worst result is worth."""
        return -1 / max(1, self.seats - 1)
