"""A boat board as somebody sees it: the rack and its lines, Panoramas, cards, and Rocks where they may be seen."""

from __future__ import annotations

import msgspec

from taku.games.namiji.board import BoatBoard, meals_of, sections_of
from taku.games.namiji.box import Box
from taku.games.namiji.conditions import is_met, rock_points
from taku.games.namiji.facts import (
    CELL_NAMES,
    CELLS,
    COLOUR_NAMES,
    COLUMNS,
    KINDS,
    LINE_NAMES,
    LINES,
    PANORAMA_NAMES,
)
from taku.games.namiji.rack import cells_of_line, fish_at
from taku.games.namiji.scoring import penalty, standing
from taku.games.namiji.state import NamijiState
from taku.games.namiji.views.wording import condition_label, effect_labels
from taku.kernel.game import NOBODY
from taku.kernel.sets import members_of
from taku.wire import Label


class Token(msgspec.Struct, frozen=True):
    """A fish, or a net of two such fish."""

    colour: str
    kind: str


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """A row or column: `state` is scored, open or dead; `alike` says what an open one can still be full of."""

    line: str
    points: int
    state: str
    alike: list[str]


class Panorama(msgspec.Struct, frozen=True, kw_only=True):
    """A Panorama and how far a player is with it."""

    panorama: str
    sections: int
    length: int
    bonus: bool


class UpgradeView(msgspec.Struct, frozen=True):
    """An upgrade and what it does, in the words of its building blocks."""

    card: str
    effects: list[Label]


class RockView(msgspec.Struct, frozen=True, kw_only=True):
    """A Rock card, what it asks for, and whether that is fulfilled as things stand."""

    card: str
    points: int
    conditions: list[Label]
    met: bool


class BoardView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's board and collection. `rocks`, `rock_points` and `standing` are the owner's until the end.

    `penalty` is what the offerings left would cost; `standing` is the score with Rocks and penalty as they are now.
    """

    score: int
    offerings: int
    penalty: int
    rack: list[Token | None]
    nets: list[list[str]]
    lines: list[Line]
    shrimp: int
    crabs: int
    panoramas: list[Panorama]
    meals: list[str]
    upgrades: list[UpgradeView]
    upgrade_points: int
    place: int | None
    early_bird: int
    rock_count: int
    rocks: list[RockView] | None
    rock_points: int | None
    standing: int | None


def board(state: NamijiState, owner: int, seat: int | None) -> BoardView:
    """The board of a seat as somebody sees it."""
    it = state.boards[owner]
    box = state.box
    is_open = owner == seat or state.mover == NOBODY
    rocks = members_of(it.rocks)
    return BoardView(
        score=it.score,
        offerings=it.offerings,
        penalty=penalty(state, owner),
        rack=[_cell(box, it, cell) for cell in range(CELLS)],
        nets=[_pair(pair) for pair in members_of(it.casts)],
        lines=[line_view(box, it, line) for line in range(LINES)],
        shrimp=it.shrimp,
        crabs=it.crabs,
        panoramas=[_panorama(box, it, panorama) for panorama in range(len(PANORAMA_NAMES))],
        meals=[meal.slug for number, meal in enumerate(box.meals) for _ in range(meals_of(it, number))],
        upgrades=[
            UpgradeView(box.upgrades[up].slug, effect_labels(box.upgrades[up])) for up in members_of(it.upgrades)
        ],
        upgrade_points=it.tally,
        place=it.place or None,
        early_bird=it.early_bird,
        rock_count=len(rocks),
        rocks=[rock_view(state, owner, rock) for rock in rocks] if is_open else None,
        rock_points=rock_points(state, owner) if is_open else None,
        standing=standing(state, owner) if is_open else None,
    )


def token_of(box: Box, fish: int) -> Token:
    """The token of a fish."""
    return Token(COLOUR_NAMES[fish // KINDS], box.kinds[fish % KINDS])


def types_in(panoramas: int) -> list[str]:
    """The names of a set of Panorama types."""
    return [PANORAMA_NAMES[panorama] for panorama in members_of(panoramas)]


def rock_view(state: NamijiState, owner: int, rock: int) -> RockView:
    """A Rock card as its owner sees it."""
    card = state.box.rocks[rock]
    return RockView(
        card=card.slug,
        points=card.points,
        conditions=[condition_label(condition) for condition in card.conditions],
        met=is_met(state, owner, rock),
    )


def line_view(box: Box, it: BoatBoard, line: int) -> Line:
    """A line: one colour or one kind among its tokens keeps it open until it is full."""
    cells = cells_of_line(line)
    tokens = [token_of(box, fish_at(it.rack, cell)) for cell in cells if it.filled >> cell & 1]
    alike = []
    if tokens:
        alike = [value for value in _values(tokens[0]) if all(value in _values(token) for token in tokens)]
    is_full = len(tokens) == len(cells)
    state = "dead" if tokens and not alike else "scored" if is_full else "open"
    return Line(line=LINE_NAMES[line], points=box.line_points[line], state=state, alike=alike)


def _values(token: Token) -> tuple[str, str]:
    return token.colour, token.kind


def _cell(box: Box, it: BoatBoard, cell: int) -> Token | None:
    return token_of(box, fish_at(it.rack, cell)) if it.filled >> cell & 1 else None


def _pair(pair: int) -> list[str]:
    first = pair % CELLS
    return [CELL_NAMES[first], CELL_NAMES[first + (1 if pair < CELLS else COLUMNS)]]


def _panorama(box: Box, it: BoatBoard, panorama: int) -> Panorama:
    return Panorama(
        panorama=PANORAMA_NAMES[panorama],
        sections=sections_of(it, panorama),
        length=box.lengths[panorama],
        bonus=bool(it.bonuses >> panorama & 1),
    )
