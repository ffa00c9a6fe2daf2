"""Planes for a game that has none of its own: who is awaited, the scores, and what the seat may do."""

from __future__ import annotations

from taku.research.planes.planes import Array, Plane, Planes
from taku.wire import View


class GenericPlanes(Planes):
    """The frame every view has, and the offers."""

    def declare(self) -> list[Plane]:
        return [Plane("offers", (len(self.catalogue),), "by number of the catalogue, what the viewer may do now")]

    def write(self, view: View, into: dict[str, Array]) -> None:
        for offer in view.offers:
            move = self.catalogue.find(offer.text)
            assert move is not None, f"{offer.text!r} is offered and not catalogued"
            into["offers"][move.number] = 1
