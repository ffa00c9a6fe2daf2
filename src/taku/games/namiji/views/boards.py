"""A boat board as somebody sees it: the rack and its lines, Panoramas, cards, and Rocks where they may be seen."""

from __future__ import annotations

import msgspec

from taku.games.namiji.board import BoatBoard, meals_of, sections_of
from taku.games.namiji.box import EFFECT_NAMES, NO_LIMIT, Condition, Upgrade
from taku.games.namiji.conditions import is_met, rock_points
from taku.games.namiji.facts import CELL_NAMES, CELLS, COLUMNS, KINDS, LINES, PANORAMA_NAMES, PANORAMAS
from taku.games.namiji.rack import cells_of_line, fish_at
from taku.games.namiji.scoring import penalty, standing
from taku.games.namiji.state import NamijiState
from taku.kernel.game import NOBODY
from taku.kernel.sets import members_of


class ConditionView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a Rock card counts, of what, and how many there must be; `most` is None where there is no limit."""

    count: str
    of: str = ""
    worth: int = 0
    least: int = 0
    most: int | None = None


class RockView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A Rock card, what it asks for, and whether that is fulfilled as things stand."""

    card: str
    points: int
    conditions: list[ConditionView]
    met: bool = False


class BoardView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A player's board and collection. `rocks`, `rock_points` and `standing` are the owner's until the end.

    `rack` has the fish of every cell, `lines` says of rows and then columns whether they are scored, open or dead.
    `sections` are those taken of each Panorama, `upgrades` name what each card does and how often. `penalty` is what
    the offerings left would cost; `standing` is the score with Rocks and penalty as they are now.
    """

    score: int = 0
    offerings: int = 0
    penalty: int = 0
    rack: list[int | None]
    lines: list[str]
    sections: list[int]
    nets: list[list[str]] = []
    shrimp: int = 0
    crabs: int = 0
    bonuses: list[str] = []
    meals: list[str] = []
    upgrades: dict[str, dict[str, int]] = {}
    upgrade_points: int = 0
    place: int | None = None
    early_bird: int = 0
    rock_count: int = 0
    rocks: list[RockView] | None = None
    rock_points: int | None = None
    standing: int | None = None


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
        rack=[fish_at(it.rack, cell) if it.filled >> cell & 1 else None for cell in range(CELLS)],
        lines=[line_state(it, line) for line in range(LINES)],
        sections=[sections_of(it, panorama) for panorama in range(PANORAMAS)],
        nets=[_pair(pair) for pair in members_of(it.casts)],
        shrimp=it.shrimp,
        crabs=it.crabs,
        bonuses=types_in(it.bonuses),
        meals=[meal.slug for number, meal in enumerate(box.meals) for _ in range(meals_of(it, number))],
        upgrades={box.upgrades[up].slug: effects_of(box.upgrades[up]) for up in members_of(it.upgrades)},
        upgrade_points=it.tally,
        place=it.place or None,
        early_bird=it.early_bird,
        rock_count=len(rocks),
        rocks=[rock_view(state, owner, rock) for rock in rocks] if is_open else None,
        rock_points=rock_points(state, owner) if is_open else None,
        standing=standing(state, owner) if is_open else None,
    )


def types_in(panoramas: int) -> list[str]:
    """The names of a set of Panorama types."""
    return [PANORAMA_NAMES[panorama] for panorama in members_of(panoramas)]


def effects_of(upgrade: Upgrade) -> dict[str, int]:
    """What an upgrade does, by the names of its building blocks, and how often or for how many points."""
    return {"-".join(EFFECT_NAMES[effect]): amount for effect, amount in enumerate(upgrade.amounts) if amount}


def condition_view(condition: Condition) -> ConditionView:
    """One condition of a Rock card."""
    return ConditionView(
        count=condition.count,
        of=condition.of,
        worth=condition.worth,
        least=condition.least,
        most=None if condition.most == NO_LIMIT else condition.most,
    )


def line_state(it: BoatBoard, line: int) -> str:
    """A line is dead when its tokens have neither colour nor kind in common, and scored when it is full of one."""
    cells = cells_of_line(line)
    fish = [fish_at(it.rack, cell) for cell in cells if it.filled >> cell & 1]
    if len({token // KINDS for token in fish}) > 1 and len({token % KINDS for token in fish}) > 1:
        return "dead"
    return "scored" if len(fish) == len(cells) else "open"


def rock_view(state: NamijiState, owner: int, rock: int) -> RockView:
    """A Rock card as its owner sees it."""
    card = state.box.rocks[rock]
    return RockView(
        card=card.slug,
        points=card.points,
        conditions=[condition_view(condition) for condition in card.conditions],
        met=is_met(state, owner, rock),
    )


def _pair(pair: int) -> list[str]:
    first = pair % CELLS
    return [CELL_NAMES[first], CELL_NAMES[first + (1 if pair < CELLS else COLUMNS)]]
