"""All that one seat may know: bots and hints look at a match through this and nothing else."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from taku.kernel.dice import Dice
from taku.kernel.game import Game, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Eye:
    """One seat's knowledge of a match at one moment. The state behind it is not for the looker."""

    seat: int
    game: Game
    _state: State

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    def view(self) -> object:
        """What the seat sees."""
        return self.game.view(self._state, self.seat)

    def offers(self) -> list[str]:
        """The texts of the moves the seat may make now; none when it is not awaited."""
        if self._state.mover != self.seat:
            return []
        return [move.text for move in self._state.options()]

    def imagine(self, dice: Dice) -> State:
        """A state that could be true for all that the seat knows: search in this, as often as you like."""
        return self.game.imagine(self._state, self.seat, dice)
