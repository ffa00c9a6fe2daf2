"""Every decision and outcome of Nautilus, built once; their order here is the catalogue's."""

from __future__ import annotations

from typing import Final

from taku.games.nautilus.facts import (
    CARDS,
    DOMAIN_NAMES,
    KINDS,
    LANES,
    PLACE_NAMES,
    PLACES,
    SPECIAL_NAMES,
    STAR_NAMES,
    STRONGEST_DIVER,
    card_name,
)
from taku.kernel.catalogue import Catalogue, Move


class First(Move):
    """Chance names the seat that has Nemo in round 1."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}")
        self.seat: Final = seat


class Domain(Move):
    """Chance lays a domain card into a lane."""

    def __init__(self, lane: int, kind: int) -> None:
        super().__init__(f"domain {lane + 1} {DOMAIN_NAMES[kind // 3]} {STAR_NAMES[kind % 3]}")
        self.lane: Final = lane
        self.kind: Final = kind


class Deal(Move):
    """Chance deals a diver to a seat."""

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(f"deal {seat} {card}")
        self.seat: Final = seat
        self.card: Final = card


class Special(Move):
    """A move that names a special card: `special` by chance, `keep` by the first player."""

    def __init__(self, verb: str, special: int) -> None:
        super().__init__(f"{verb} {SPECIAL_NAMES[special]}")
        self.verb: Final = verb
        self.special: Final = special


class Scout(Move):
    """Playing Eye, Bathyscaphe or Harpoon, or `skip`."""


class Diver(Move):
    """A move that names a diver: `draw` and `steal` by chance, `hold` and `swap` by a seat."""

    def __init__(self, verb: str, card: int) -> None:
        super().__init__(f"{verb} {card}")
        self.verb: Final = verb
        self.card: Final = card


class Return(Move):
    """Giving the harpooned diver back."""


class Place(Move):
    """Laying a card on a free place."""

    def __init__(self, card: int, place: int) -> None:
        super().__init__(f"place {card_name(card)} {PLACE_NAMES[place]}")
        self.card: Final = card
        self.place: Final = place


class Ready(Move):
    """Saying, before placing, that the Anchor will be used."""


class Anchor(Move):
    """Putting the Anchor on a card that lies on the table."""

    def __init__(self, place: int) -> None:
        super().__init__(f"anchor {PLACE_NAMES[place]}")
        self.place: Final = place


class Shift(Move):
    """An arrow's movement of a card from one place to another."""

    def __init__(self, origin: int, target: int) -> None:
        super().__init__(f"move {PLACE_NAMES[origin]} {PLACE_NAMES[target]}")
        self.origin: Final = origin
        self.target: Final = target


def is_across(origin: int, target: int) -> bool:
    """Whether two places face each other."""
    return abs(origin - target) == LANES


def is_same_side(origin: int, target: int) -> bool:
    """Whether two places lie on the same side of the submarine."""
    return origin // LANES == target // LANES


FIRST: Final[list[First]] = [First(seat) for seat in range(2)]
DOMAIN: Final[list[list[Domain]]] = [[Domain(lane, kind) for kind in range(KINDS)] for lane in range(LANES)]
# Tables by diver have an unused entry 0, so that a card is its own index.
DEAL: Final[list[list[Deal]]] = [[Deal(seat, card) for card in range(STRONGEST_DIVER + 1)] for seat in range(2)]
SPECIAL: Final[list[Special]] = [Special("special", special) for special in range(len(SPECIAL_NAMES))]
KEEP: Final[list[Special]] = [Special("keep", special) for special in range(len(SPECIAL_NAMES))]
PLAY_EYE: Final = Scout("eye")
PLAY_BATHYSCAPHE: Final = Scout("bathyscaphe")
PLAY_HARPOON: Final = Scout("harpoon")
SKIP: Final = Scout("skip")
DRAW: Final[list[Diver]] = [Diver("draw", card) for card in range(STRONGEST_DIVER + 1)]
HOLD: Final[list[Diver]] = [Diver("hold", card) for card in range(STRONGEST_DIVER + 1)]
STEAL: Final[list[Diver]] = [Diver("steal", card) for card in range(STRONGEST_DIVER + 1)]
SWAP: Final[list[Diver]] = [Diver("swap", card) for card in range(STRONGEST_DIVER + 1)]
RETURN: Final = Return("return")
PLACE: Final[list[list[Place]]] = [[Place(card, place) for place in range(PLACES)] for card in range(CARDS)]
READY: Final = Ready("ready")
ANCHOR_ON: Final[list[Anchor]] = [Anchor(place) for place in range(PLACES)]
# Movements by origin and target; those that no arrow allows are built but not catalogued.
SHIFT: Final[list[list[Shift]]] = [[Shift(origin, target) for target in range(PLACES)] for origin in range(PLACES)]


def _catalogue() -> Catalogue:
    moves: list[Move] = [*FIRST]
    for lane in DOMAIN:
        moves.extend(lane)
    for hand in DEAL:
        moves.extend(hand[1:])
    moves.extend([*SPECIAL, *KEEP, PLAY_EYE, PLAY_BATHYSCAPHE, PLAY_HARPOON, SKIP])
    for table in (DRAW, HOLD, STEAL, SWAP):
        moves.extend(table[1:])
    moves.append(RETURN)
    for places in PLACE:
        moves.extend(places)
    moves.extend([READY, *ANCHOR_ON])
    for origin in range(PLACES):
        for target in range(PLACES):
            if origin != target and (is_across(origin, target) or is_same_side(origin, target)):
                moves.append(SHIFT[origin][target])
    return Catalogue(moves)


CATALOGUE: Final = _catalogue()
