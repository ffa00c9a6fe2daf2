"""What a box holds, for the rules page of a table that plays with it."""

from __future__ import annotations

import msgspec

from taku.games.namiji.box import Box
from taku.games.namiji.facts import DOCK, LETTERS, ROWS
from taku.games.namiji.views.boards import RockView, condition_view, effects_of


class MealView(msgspec.Struct, frozen=True, kw_only=True):
    """A meal, its points, and how many copies of the card there are."""

    card: str
    points: int
    copies: int


class Components(msgspec.Struct, frozen=True, kw_only=True):
    """The pieces of a box and the numbers printed on them.

    `box` is `house` or the title of a box file. `stations` counts the spaces of each kind, by letter, and `doubles`
    those with two slots; `penalty` and `early_birds` begin with no offering left and with the first boat home.
    """

    box: str
    stations: dict[str, int]
    doubles: int
    kinds: list[str]
    fish: int
    nets: int
    shrimp: int
    crabs: int
    rows: list[int]
    columns: list[int]
    lengths: list[int]
    bonus: int
    penalty: list[int]
    early_birds: list[int]
    meals: list[MealView]
    upgrades: dict[str, dict[str, int]]
    rocks: list[RockView]


def components(box: Box) -> Components:
    """Everything in a box that the rules speak of."""
    stations = [LETTERS[station] for station in box.route.station if station < DOCK]
    return Components(
        box=box.title,
        stations={letter: stations.count(letter) for letter in LETTERS},
        doubles=sum(box.route.is_double),
        kinds=box.kinds,
        fish=box.fish_count,
        nets=box.net_count,
        shrimp=box.shrimp,
        crabs=box.crabs,
        rows=box.line_points[:ROWS],
        columns=box.line_points[ROWS:],
        lengths=box.lengths,
        bonus=box.bonus,
        penalty=box.penalty,
        early_birds=box.early_bird,
        meals=[MealView(card=meal.slug, points=meal.points, copies=meal.copies) for meal in box.meals],
        upgrades={upgrade.slug: effects_of(upgrade) for upgrade in box.upgrades},
        rocks=[
            RockView(card=rock.slug, points=rock.points, conditions=[*map(condition_view, rock.conditions)])
            for rock in box.rocks
        ],
    )
