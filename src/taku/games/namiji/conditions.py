"""What Sacred Rock cards count, and whether their conditions are met: one function a building block."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from taku.games.namiji.board import BoatBoard, meals_of, sections_of
from taku.games.namiji.box import Condition
from taku.games.namiji.facts import (
    COLOUR_NAMES,
    KINDS,
    LINES,
    PANORAMA_NAMES,
    PANORAMAS,
    ROWS,
)
from taku.games.namiji.rack import fish_at
from taku.games.namiji.state import NamijiState
from taku.kernel.sets import BIT, count_of, members_of


def is_met(state: NamijiState, seat: int, rock: int) -> bool:
    """Whether a seat fulfils a Rock card as things stand."""
    for condition in state.box.rocks[rock].conditions:
        amount = measure(state, seat, condition)
        if amount < condition.least or amount > condition.most:
            return False
    return True


def rock_points(state: NamijiState, seat: int) -> int:
    """The points of the Rock cards that a seat holds and fulfils."""
    held = members_of(state.boards[seat].rocks)
    return sum(state.box.rocks[rock].points for rock in held if is_met(state, seat, rock))


def measure(state: NamijiState, seat: int, condition: Condition) -> int:
    """How many a seat has of what a condition counts."""
    return _MEASURES[condition.count](state, seat, condition)


def _lines_worth(state: NamijiState, seat: int, worth: int, lowest: int, beyond: int) -> int:
    points = state.box.line_points
    scored = members_of(state.boards[seat].lines)
    return sum(1 for line in scored if lowest <= line and line < beyond and points[line] >= worth)


def _lines(state: NamijiState, seat: int, condition: Condition) -> int:
    return _lines_worth(state, seat, condition.worth, 0, LINES)


def _rows(state: NamijiState, seat: int, condition: Condition) -> int:
    return _lines_worth(state, seat, condition.worth, 0, ROWS)


def _columns(state: NamijiState, seat: int, condition: Condition) -> int:
    return _lines_worth(state, seat, condition.worth, ROWS, LINES)


def _is_counted(state: NamijiState, board: BoatBoard, cell: i64, of: str) -> bool:
    fish = fish_at(board.rack, cell)
    return of == "" or of == COLOUR_NAMES[fish // KINDS] or of == state.box.kinds[fish % KINDS]


def _cells(state: NamijiState, seat: int, condition: Condition) -> int:
    board = state.boards[seat]
    return sum(1 for cell in members_of(board.filled) if _is_counted(state, board, cell, condition.of))


def _nets(state: NamijiState, seat: int, _condition: Condition) -> int:
    return count_of(state.boards[seat].casts)


def _crabs(state: NamijiState, seat: int, _condition: Condition) -> int:
    return state.boards[seat].crabs


def _shrimp(state: NamijiState, seat: int, _condition: Condition) -> int:
    return state.boards[seat].shrimp


def _crustaceans(state: NamijiState, seat: int, _condition: Condition) -> int:
    return state.boards[seat].crabs + state.boards[seat].shrimp


def _types(of: str) -> list[int]:
    return [panorama for panorama in range(PANORAMAS) if of in ("", PANORAMA_NAMES[panorama])]


def _sections(state: NamijiState, seat: int, condition: Condition) -> int:
    board = state.boards[seat]
    return sum(int(sections_of(board, panorama)) for panorama in _types(condition.of))


def _panoramas(state: NamijiState, seat: int, condition: Condition) -> int:
    complete = state.boards[seat].complete
    return sum(1 for panorama in _types(condition.of) if complete & BIT[panorama])


def _bonuses(state: NamijiState, seat: int, condition: Condition) -> int:
    bonuses = state.boards[seat].bonuses
    return sum(1 for panorama in _types(condition.of) if bonuses & BIT[panorama])


def _offerings(state: NamijiState, seat: int, _condition: Condition) -> int:
    return state.boards[seat].offerings


def _meals(state: NamijiState, seat: int, _condition: Condition) -> int:
    board = state.boards[seat]
    return sum(int(meals_of(board, meal)) for meal in range(len(state.box.meals)))


def _different_meals(state: NamijiState, seat: int, _condition: Condition) -> int:
    board = state.boards[seat]
    return sum(1 for meal in range(len(state.box.meals)) if meals_of(board, meal))


def _upgrades(state: NamijiState, seat: int, _condition: Condition) -> int:
    return count_of(state.boards[seat].upgrades)


def _rocks(state: NamijiState, seat: int, _condition: Condition) -> int:
    """A Rock that counts Rocks counts itself."""
    return count_of(state.boards[seat].rocks)


def _boats_behind(state: NamijiState, seat: int, _condition: Condition) -> int:
    """Players' boats that come home after this one; all of them while it is at sea. The neutral boat is no player's."""
    place = state.boards[seat].place
    return sum(1 for board in state.boards if place == 0 or board.place == 0 or board.place > place)


def _boats_ahead(state: NamijiState, seat: int, _condition: Condition) -> int:
    """Players' boats that came home before this one; all of them while it is at sea."""
    place = state.boards[seat].place
    return sum(1 for board in state.boards if place == 0 or (board.place > 0 and board.place < place))


_MEASURES: Final[dict[str, Callable[[NamijiState, int, Condition], int]]] = {
    "lines": _lines,
    "rows": _rows,
    "columns": _columns,
    "cells": _cells,
    "nets": _nets,
    "crabs": _crabs,
    "shrimp": _shrimp,
    "crustaceans": _crustaceans,
    "sections": _sections,
    "panoramas": _panoramas,
    "bonuses": _bonuses,
    "offerings": _offerings,
    "meals": _meals,
    "different-meals": _different_meals,
    "upgrades": _upgrades,
    "rocks": _rocks,
    "boats-behind": _boats_behind,
    "boats-ahead": _boats_ahead,
}
