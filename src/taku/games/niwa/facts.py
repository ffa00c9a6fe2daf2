"""The box of Niwa: colours, directions and counts, with the numbers everything else is made of."""

from __future__ import annotations

from typing import Final

# Beads and lines have the same three colours; 0 is no bead, or a line whose tile is not laid yet.
NO_COLOUR: Final = 0
COLOURS: Final = 3
COLOUR_NAMES: Final[list[str]] = ["none", "green", "yellow", "orange"]
COLOUR_LETTERS: Final = "GYO"

FIGURES: Final = 3  # of each seat
BEADS: Final = 6  # of each seat, two of each colour
MOST_BEADS: Final = 3  # on one figure

# The six directions of an axial grid; a line leaves a cell in one of them, and (i + 3) % 6 leads back.
DIRECTIONS: Final = 6
DIRECTION: Final[list[tuple[int, int]]] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]

# A garden has twelve tiles, two of them with a base; each tile has six spokes and six inner lines.
TILES: Final = 12
TILE_NAMES: Final[list[str]] = ["B", "T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10"]
BASE: Final = 0  # the number of the tile with a base; the others are 1 to 10
PLAIN_TILES: Final = 10
TILE_LINES: Final = 12
TURNED_ROUND: Final = 3  # a point reflection turns a tile by three sixths

# With two beads a figure steps twice and leaps three cells far: nobody may win in the very first turn.
NEAREST_BASES: Final = 7

SHAPES: Final[list[str]] = ["lantern", "stream", "ring"]
WILD: Final = "wild"

# A match is a draw when a position comes up for the third time, or when turn 400 ends.
DRAWN_BY_REPEATS: Final = 3
LAST_TURN: Final = 400

NOWHERE: Final = 255  # a figure that does not stand in the garden, or no figure at all
UNKNOWN: Final = -1

# How a match can end.
NOT_YET: Final = 0
BY_BASE: Final = 1
BY_REPETITION: Final = 2
BY_LIMIT: Final = 3
ENDINGS: Final[list[str]] = ["none", "base", "repetition", "limit"]
