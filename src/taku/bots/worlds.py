"""Choosing a turn where something is hidden: what is best on average over states that could be true."""

from __future__ import annotations

from taku.bots.clock import Clock
from taku.bots.search.alphabeta import AlphaBeta
from taku.bots.search.evaluation import WHOLE, Evaluation, WholeTurn
from taku.kernel.dice import Dice
from taku.kernel.game import State

# So few turns are compared to the end.
_FEWEST = 4

Path = tuple[str, ...]


class World:
    """One state that could be true, and a search in it."""

    def __init__(self, evaluation: Evaluation, state: State, clock: Clock, limit: int, dice: Dice) -> None:
        self.seat = state.mover
        self.search = AlphaBeta(evaluation, clock, limit, 0, WHOLE)
        self.turns: dict[Path, WholeTurn] = {
            tuple(move.text for move in turn.moves): turn for turn in self.search.turns(state, dice)
        }

    def look(self, path: Path, depth: int) -> None:
        """Search one turn so deep, if there is such a turn in this world."""
        if path in self.turns:
            self.search.look(self.turns[path], self.seat, depth)


def compare(worlds: list[World], deepest: int) -> dict[Path, float]:
    """The share of the win that each whole turn promises on average.

    Every time the search gets a turn deeper the less promising half is left as it is, so that the budget goes to
    the turns that matter.
    """
    values = {path: _average(worlds, path) for world in worlds for path in world.turns}
    hopes = list(values)
    for depth in range(1, deepest + 1):
        found: dict[Path, float] = {}
        for path in hopes:
            for world in worlds:
                world.look(path, depth)
            if any(world.search.is_over for world in worlds):
                return values
            found[path] = _average(worlds, path)
        if found:
            _settle(values, found)
        hopes = sorted(found, key=lambda path: -found[path])[: max(len(hopes) // 2, _FEWEST)]
    return values


def _average(worlds: list[World], path: Path) -> float:
    shares = [world.turns[path].value / WHOLE for world in worlds if path in world.turns]
    return sum(shares) / len(shares)


def _settle(values: dict[Path, float], found: dict[Path, float]) -> None:
    """Take over what was found; a turn given up earlier is never better than those still compared."""
    worst = min(found.values())
    for path in values:
        values[path] = found[path] if path in found else min(values[path], worst)
