"""Putting fish and nets into the rack, and the points of the lines this completes (rulebook, "Placement rules")."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.namiji.board import BoatBoard
from taku.games.namiji.box import Box
from taku.games.namiji.rack import CELL_SHIFT, scoring_lines
from taku.kernel.sets import members_of


def place_fish(box: Box, board: BoatBoard, fish: i64, cells: i64) -> None:
    """Fill free cells with a fish; each line that is full of one colour or kind now scores once."""
    board.filled |= cells
    for cell in members_of(cells):
        board.rack += fish * CELL_SHIFT[cell]
    lines = scoring_lines(board.rack, board.filled)
    fresh = lines & ~board.lines
    if fresh:
        board.lines = lines
        board.score += points_of_lines(box, fresh)


def points_of_lines(box: Box, lines: i64) -> i64:
    """What a set of lines is worth."""
    points: i64 = 0
    for line in members_of(lines):
        points += box.line_points[line]
    return points
