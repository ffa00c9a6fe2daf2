"""Every decision and outcome of Namiji with one box, built once; their order in the catalogue is made here."""

from __future__ import annotations

from typing import Final

from taku.games.namiji.facts import (
    CELL_NAMES,
    CELLS,
    COLOUR_NAMES,
    COLUMNS,
    FISH,
    KINDS,
    MOST_BOATS,
    PANORAMA_NAMES,
)
from taku.kernel.catalogue import Catalogue, Move


class LineUp(Move):
    """Chance puts a boat into the next slot of the start port."""

    def __init__(self, boat: int) -> None:
        super().__init__(f"line-up {boat}")
        self.boat: Final = boat


class Fish(Move):
    """A move that names a fish or net: `flip`, `catch` and `net` by chance, `fish` and `choose` by a seat."""

    def __init__(self, verb: str, fish: int, name: str) -> None:
        super().__init__(f"{verb} {name}")
        self.verb: Final = verb
        self.fish: Final = fish


class Sail(Move):
    """Sailing to a station or to the finish."""

    def __init__(self, space: int) -> None:
        super().__init__(f"sail {space}")
        self.space: Final = space


class Moor(Move):
    """Sailing to a slot of the next dock."""

    def __init__(self, space: int, slot: int) -> None:
        super().__init__(f"dock {space} {slot}")
        self.space: Final = space
        self.slot: Final = slot


class Use(Move):
    """Using an upgrade that asks first."""

    def __init__(self, slug: str, upgrade: int) -> None:
        super().__init__(f"use {slug}")
        self.upgrade: Final = upgrade


class Keep(Move):
    """Placing the fish in a cell of the rack."""

    def __init__(self, cell: int) -> None:
        super().__init__(f"keep {CELL_NAMES[cell]}")
        self.cell: Final = cell


class Cast(Move):
    """Placing the net in two cells; `pair` is the first cell, twelve more if the net stands upright."""

    def __init__(self, pair: int) -> None:
        first = pair % CELLS
        second = first + (COLUMNS if pair >= CELLS else 1)
        super().__init__(f"cast {CELL_NAMES[first]} {CELL_NAMES[second]}")
        self.pair: Final = pair
        self.first: Final = first
        self.second: Final = second


class Haul(Move):
    """Chance draws a crustacean."""

    def __init__(self, name: str, is_crab: bool) -> None:
        super().__init__(f"haul {name}")
        self.is_crab: Final = is_crab


class Section(Move):
    """Taking the next section of another Panorama than the station's."""

    def __init__(self, panorama: int) -> None:
        super().__init__(f"section {PANORAMA_NAMES[panorama]}")
        self.panorama: Final = panorama


class Rock(Move):
    """A move that names a Rock card: `rock` and `under` by chance, `keep-rock` by a seat."""

    def __init__(self, verb: str, slug: str, rock: int) -> None:
        super().__init__(f"{verb} {slug}")
        self.verb: Final = verb
        self.rock: Final = rock


class Card(Move):
    """A move that names a Dock card: `deal` and `lose` by chance, `take` by a seat."""

    def __init__(self, verb: str, slug: str, card: int) -> None:
        super().__init__(f"{verb} {slug}")
        self.verb: Final = verb
        self.card: Final = card


class Plain(Move):
    """A move that names nothing: `fish down`, `decline`, `release`, `draw`, `stop`."""


# Nets across by their left cell, then nets upright by their upper cell; what sticks out is not catalogued.
IS_INSIDE: Final[list[bool]] = [
    pair % COLUMNS < COLUMNS - 1 if pair < CELLS else pair - CELLS < CELLS - COLUMNS for pair in range(2 * CELLS)
]


class Moves:
    """All moves of a box, by what they name."""

    def __init__(
        self,
        *,
        kinds: list[str],
        finish: int,
        docks: list[int],
        cards: list[str],
        first_upgrade: int,
        asking: list[int],
        rocks: list[str],
    ) -> None:
        names = [f"{COLOUR_NAMES[fish // KINDS]} {kinds[fish % KINDS]}" for fish in range(FISH)]
        self.line_up: Final[list[LineUp]] = [LineUp(boat) for boat in range(MOST_BOATS)]
        self.flip: Final[list[Fish]] = [Fish("flip", fish, names[fish]) for fish in range(FISH)]
        # By space; entry 0 and those of the docks are built but not catalogued.
        self.sail: Final[list[Sail]] = [Sail(space) for space in range(finish + 1)]
        # By leg, then by slot less one.
        self.moor: Final[list[list[Moor]]] = [[Moor(dock, slot + 1) for slot in range(MOST_BOATS)] for dock in docks]
        self.use: Final[list[Use]] = [
            Use(cards[card], card - first_upgrade) for card in range(first_upgrade, len(cards))
        ]
        self.decline: Final = Plain("decline")
        self.fish: Final[list[Fish]] = [Fish("fish", fish, names[fish]) for fish in range(FISH)]
        self.fish_down: Final = Plain("fish down")
        self.catch: Final[list[Fish]] = [Fish("catch", fish, names[fish]) for fish in range(FISH)]
        self.keep: Final[list[Keep]] = [Keep(cell) for cell in range(CELLS)]
        self.net: Final[list[Fish]] = [Fish("net", fish, names[fish]) for fish in range(FISH)]
        self.choose: Final[list[Fish]] = [Fish("choose", fish, names[fish]) for fish in range(FISH)]
        # By pair; a pair that sticks out stands for its neighbour inside and is never looked up.
        self.cast: Final[list[Cast]] = [Cast(pair if IS_INSIDE[pair] else 0) for pair in range(2 * CELLS)]
        self.release: Final = Plain("release")
        self.haul_crab: Final = Haul("crab", True)
        self.haul_shrimp: Final = Haul("shrimp", False)
        self.draw: Final = Plain("draw")
        self.stop: Final = Plain("stop")
        self.section: Final[list[Section]] = [Section(panorama) for panorama in range(len(PANORAMA_NAMES))]
        self.rock: Final[list[Rock]] = [Rock("rock", slug, rock) for rock, slug in enumerate(rocks)]
        self.keep_rock: Final[list[Rock]] = [Rock("keep-rock", slug, rock) for rock, slug in enumerate(rocks)]
        self.under: Final[list[Rock]] = [Rock("under", slug, rock) for rock, slug in enumerate(rocks)]
        self.deal: Final[list[Card]] = [Card("deal", slug, card) for card, slug in enumerate(cards)]
        self.take: Final[list[Card]] = [Card("take", slug, card) for card, slug in enumerate(cards)]
        self.lose: Final[list[Card]] = [Card("lose", slug, card) for card, slug in enumerate(cards)]
        self.catalogue: Final = Catalogue(self._listed(docks, asking))

    def _listed(self, docks: list[int], asking: list[int]) -> list[Move]:
        moves: list[Move] = [*self.line_up, *self.flip]
        moves += [sail for sail in self.sail[1:] if sail.space not in docks]
        for moors in self.moor:
            moves += moors
        moves += [self.use[upgrade] for upgrade in asking]
        moves += [self.decline, *self.fish, self.fish_down, *self.catch, *self.keep]
        moves += [*self.net, *self.choose]
        moves += [self.cast[pair] for pair in range(2 * CELLS) if IS_INSIDE[pair]]
        moves += [self.release, self.haul_crab, self.haul_shrimp, self.draw, self.stop, *self.section]
        moves += [*self.rock, *self.keep_rock, *self.under]
        return [*moves, *self.deal, *self.take, *self.lose]
