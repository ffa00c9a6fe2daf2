"""Figures and their beads as two whole numbers: one byte a figure, read and changed without making anything.

Slots 0 to 2 belong to seat 0, slots 3 to 5 to seat 1. Once all six stand, a seat's slots are in the order of
their cells, so that alike positions are equal numbers whichever figure came from where.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import FIGURES, NOWHERE

SLOTS: Final = 2 * FIGURES
# One in the byte of each slot. The seventh byte is lent to a cell that counts as taken, and NOWHERE otherwise:
# left empty it would be cell 0.
ONE_IN: Final[list[int]] = [256**slot for slot in range(SLOTS + 1)]
_LOW_BITS: Final = 0x01_0101_0101_0101
_HIGH_BITS: Final = 0x80_8080_8080_8080

# Nobody stands anywhere yet.
NO_CELLS: Final = NOWHERE * _LOW_BITS

# A stack of beads is a number with two bits a bead, the top bead in the lowest two.
FULL_STACK: Final = 16  # a stack is full from here on: it has a third bead
STACKS: Final = 64
# Each figure starts with two beads of one colour, each of another colour (leaflet, "Preparation").
START_STACKS: Final[list[int]] = [0b0101, 0b1010, 0b1111]
START_BEADS: Final = sum(START_STACKS[slot % FIGURES] * 256**slot for slot in range(SLOTS))


def in_slot(word: i64, slot: i64) -> i64:
    """The byte of a slot: a cell or a stack."""
    return (word >> (8 * slot)) & 255


def is_among(word: i64, cell: i64) -> bool:
    """Whether any byte is that cell; the classic test for a zero byte, on all of them at once."""
    apart = word ^ (cell * _LOW_BITS)
    return (apart - _LOW_BITS) & ~apart & _HIGH_BITS != 0


def without(stack: i64, colour: i64) -> i64:
    """The stack after its topmost bead of a colour was taken out; the bead is known to be there."""
    if stack & 3 == colour:
        return stack >> 2
    if (stack >> 2) & 3 == colour:
        return ((stack >> 4) << 2) | (stack & 3)
    return stack & 15


def with_bead(stack: i64, colour: i64) -> i64:
    """The stack after a bead was put on top."""
    return (stack << 2) | colour


def beads_in(stack: int) -> list[int]:
    """The colours of a stack, bottom to top."""
    colours: list[int] = []
    while stack:
        colours.insert(0, stack & 3)
        stack >>= 2
    return colours


def _top_colours() -> list[int]:
    return [0 if stack & 3 == 0 else 2 ** ((stack & 3) - 1) for stack in range(STACKS)]


def _any_colours() -> list[int]:
    return [sum(2 ** (colour - 1) for colour in {*beads_in(stack)} if colour) for stack in range(STACKS)]


# By stack, the set of line colours it may cross, one bit a colour: of the top bead alone, or of any bead.
TOP_BEAD: Final[list[int]] = _top_colours()
ANY_BEAD: Final[list[int]] = _any_colours()
