"""The fish rack: where a token may go, and which lines score (rulebook, "Placement rules").

A rack is two numbers: the set of filled cells, and the fish in them, four bits a cell (two for the colour,
two for the kind), so that a whole line is compared at once.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.facts import COLUMNS, LINE_CELLS, LINES, ROWS

FULL: Final = 0xFFF
_CORNER: Final = 0x001
_LEFT: Final = 0x111
_RIGHT: Final = 0x888

CELL_SHIFT: Final[list[int]] = [16**cell for cell in range(12)]


def open_cells(filled: i64) -> i64:
    """The cells a fish may go to: the upper-left one first, then any free one beside a filled one."""
    if filled == 0:
        return _CORNER
    beside = ((filled << 1) & ~_LEFT) | ((filled >> 1) & ~_RIGHT) | (filled << 4) | (filled >> 4)
    return beside & ~filled & FULL


def open_pairs(filled: i64) -> i64:
    """The pairs of cells a net may go to: bits 0 to 11 across by left cell, 12 to 23 upright by upper cell."""
    free = FULL & ~filled
    touching = open_cells(filled)
    across = free & (free >> 1) & ~_RIGHT & (touching | (touching >> 1))
    upright = free & (free >> 4) & (touching | (touching >> 4))
    return across | (upright << 12)


def fish_at(rack: i64, cell: i64) -> i64:
    """The fish in a filled cell."""
    return (rack >> (4 * cell)) & 15


def _is_row_alike(rack: i64, row: i64) -> bool:
    line = (rack >> (16 * row)) & 0xFFFF
    different = line ^ ((line & 15) * 0x1111)
    return different & 0xCCCC == 0 or different & 0x3333 == 0


def _is_column_alike(rack: i64, column: i64) -> bool:
    line = (rack >> (4 * column)) & 0xF_000F_000F
    different = line ^ ((line & 15) * 0x1_0001_0001)
    return different & 0xC_000C_000C == 0 or different & 0x3_0003_0003 == 0


def scoring_lines(rack: i64, filled: i64) -> i64:
    """The set of lines that are full of one colour or one kind, or both."""
    lines: i64 = 0
    bit: i64 = 1
    for line in range(LINES):
        cells: i64 = LINE_CELLS[line]
        if filled & cells == cells:
            alike = _is_row_alike(rack, line) if line < ROWS else _is_column_alike(rack, line - ROWS)
            if alike:
                lines |= bit
        bit = bit << 1
    return lines


def cells_of_line(line: int) -> list[int]:
    """The cells of a line, from the left or from the top."""
    if line < ROWS:
        return [line * COLUMNS + column for column in range(COLUMNS)]
    return [row * COLUMNS + line - ROWS for row in range(ROWS)]
