"""The frame of a tensor: named planes one behind the other, and those that every game has."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from taku.kernel.catalogue import Catalogue
from taku.kernel.game import CHANCE, NOBODY, Game, State
from taku.wire import View

Array = npt.NDArray[np.float32]


class Plane(NamedTuple):
    """One named part of a tensor."""

    name: str
    shape: tuple[int, ...]
    meaning: str


class Planes:
    """How the views of one game become tensors. A game declares its own planes and writes them.

    Seats are counted from the viewer: itself, the next one, and so on; a watcher counts from seat 0.
    Only views are looked at, so what a seat does not see cannot get in.
    """

    score_scale = 10.0  # a score of this size becomes a half

    def __init__(self, game: Game, catalogue: Catalogue, start: State, seats: int) -> None:
        self.game = game
        self.catalogue = catalogue
        self.seats = seats
        self.phases = [*dict.fromkeys(phase.name for phase in game.phases), "over"]
        # Everything is still in its place: the sizes of decks and boards are read from here.
        self.opening: Any = game.view(start, None)
        self.planes = [*self.frame(), *self.declare()]
        self._places: list[tuple[str, slice, tuple[int, ...]]] = []
        self.size = 0
        for plane in self.planes:
            end = self.size + math.prod(plane.shape)
            self._places.append((plane.name, slice(self.size, end), plane.shape))
            self.size = end

    def declare(self) -> list[Plane]:
        """The planes that only this game has."""
        raise NotImplementedError

    def write(self, view: Any, into: dict[str, Array]) -> None:
        """Fill this game's planes, which are all zero."""
        raise NotImplementedError

    def encode(self, view: View) -> Array:
        """What the view shows, as one flat tensor."""
        tensor = np.zeros(self.size, np.float32)
        into = self.split(tensor)
        self._write_frame(view, into)
        self.write(view, into)
        return np.clip(tensor, -1, 1, out=tensor)

    def split(self, tensor: Array) -> dict[str, Array]:
        """The planes of a flat tensor by name, each in its shape; they share the tensor's numbers."""
        return {name: tensor[place].reshape(shape) for name, place, shape in self._places}

    def mask(self, legal: Iterable[int]) -> npt.NDArray[np.int8]:
        """One number a move of the catalogue: 1 where it is legal."""
        mask = np.zeros(len(self.catalogue), np.int8)
        mask[[*legal]] = 1
        return mask

    def around(self, view: View) -> list[int]:
        """The seats in the order in which the viewer counts them."""
        first = view.seat or 0
        return [(first + place) % self.seats for place in range(self.seats)]

    def place_of(self, view: View, seat: int) -> int:
        """Where the viewer counts a seat."""
        return (seat - (view.seat or 0)) % self.seats

    def frame(self) -> list[Plane]:
        """The planes that every game has."""
        seats = self.seats
        return [
            Plane("seat", (seats,), "the viewer's own number; all 0 for a watcher"),
            Plane("mover", (seats + 2,), "who is awaited: a seat, chance, nobody"),
            Plane("phase", (len(self.phases),), f"the pause: {', '.join(self.phases)}"),
            Plane("scores", (seats,), f"by seat, s / (abs(s) + {self.score_scale:g}); 0 if not known"),
            Plane("scores_known", (1,), "1 if the viewer sees the scores"),
        ]

    def _write_frame(self, view: View, into: dict[str, Array]) -> None:
        if view.seat is not None:
            into["seat"][view.seat] = 1
        pseudo = {CHANCE: self.seats, NOBODY: self.seats + 1}
        into["mover"][pseudo[view.mover] if view.mover in pseudo else self.place_of(view, view.mover)] = 1
        into["phase"][self.phases.index(view.phase)] = 1
        if view.scores is not None:
            into["scores_known"][0] = 1
            for place, seat in enumerate(self.around(view)):
                score = view.scores[seat]
                into["scores"][place] = score / (abs(score) + self.score_scale)
