"""The cards of a box file: meals, upgrades put together from effects, Rocks from conditions."""

from __future__ import annotations

from collections.abc import Sequence

from taku.games.namiji.box import (
    COUNT_NAMES,
    EFFECT_NAMES,
    EFFECTS,
    HAS_AMOUNT,
    NO_LIMIT,
    Condition,
    Meal,
    RockCard,
    Upgrade,
)
from taku.games.namiji.facts import COLOUR_NAMES, MOST_CARDS, MOST_COPIES, PANORAMA_NAMES
from taku.games.namiji.reader_file import Reader, Table, shown

STATIONS = list(dict.fromkeys(station for station, _ in EFFECT_NAMES))
# What `of` may narrow, and whether `worth` may.
OF_FISH = ("cells",)
OF_PANORAMA = ("sections", "panoramas", "bonuses")
OF_WORTH = ("lines", "rows", "columns")
MOST_POINTS = 99
# Meals take two bits each in a player's collection.
MOST_MEALS = 30

MEAL_KEYS = ("card", "points", "copies")
EFFECT_KEYS = ("effect", "amount")
CONDITION_KEYS = ("count", "of", "worth", "at-least", "at-most")


def read_meals(reader: Reader) -> list[Meal]:
    """Every [[meal]]."""
    meals = [
        Meal(
            reader.word(f"meal.{index}.card", table),
            reader.whole(f"meal.{index}.points", table, 0, MOST_POINTS),
            reader.whole(f"meal.{index}.copies", table, 1, MOST_COPIES, default=1),
        )
        for index, table in enumerate(reader.sections("meal", MEAL_KEYS))
    ]
    if len(meals) > MOST_MEALS:
        reader.note(f"meal.{MOST_MEALS}", f"{len(meals)} meals came, at most {MOST_MEALS} were expected")
    return meals


def read_upgrades(reader: Reader) -> list[Upgrade]:
    """Every [[upgrade]]."""
    upgrades: list[Upgrade] = []
    for index, table in enumerate(reader.sections("upgrade", ("card", "station", "and", *EFFECT_KEYS))):
        path = f"upgrade.{index}"
        slug = reader.word(f"{path}.card", table)
        station = reader.word(f"{path}.station", table, STATIONS)
        amounts = [0] * EFFECTS
        for place, block in _blocks(reader, path, table, EFFECT_KEYS):
            effect, amount = _effect(reader, place, block, station)
            amounts[effect] += amount
        upgrades.append(Upgrade(slug, amounts))
    return upgrades


def _blocks(reader: Reader, path: str, table: Table, keys: Sequence[str]) -> list[tuple[str, Table]]:
    """The block in the table itself and those under its key `and`, each with its path."""
    blocks = [(path, table)]
    more = table.get("and", [])
    if not isinstance(more, list) or not all(isinstance(block, dict) for block in more):
        reader.note(f"{path}.and", f"and = {shown(more)}: a list of {{ {keys[0]} = ... }} was expected")
        return blocks
    for block in more:
        reader.check_keys(f"{path}.and", block, keys)
        blocks.append((f"{path}.and", block))
    return blocks


def _effect(reader: Reader, path: str, block: Table, station: str) -> tuple[int, int]:
    """An effect of the station and its amount."""
    names = [effect for place, effect in EFFECT_NAMES if place == station]
    if not names:  # the station is a mistake already
        return 0, 0
    name = reader.word(f"{path}.effect", block, names)
    if not name:
        return 0, 0
    effect = EFFECT_NAMES.index((station, name))
    if effect in HAS_AMOUNT:
        return effect, reader.whole(f"{path}.amount", block, 1, 9)
    if "amount" in block:
        reader.note(f"{path}.amount", f"amount: the effect {name!r} has none")
    return effect, 1


def read_rocks(reader: Reader, kinds: list[str]) -> list[RockCard]:
    """Every [[rock]]."""
    rocks: list[RockCard] = []
    for index, table in enumerate(reader.sections("rock", ("card", "points", "and", *CONDITION_KEYS))):
        path = f"rock.{index}"
        blocks = _blocks(reader, path, table, CONDITION_KEYS)
        conditions = [_condition(reader, place, block, kinds) for place, block in blocks]
        slug = reader.word(f"{path}.card", table)
        rocks.append(RockCard(slug, reader.whole(f"{path}.points", table, 0, MOST_POINTS), conditions))
    return rocks


def _condition(reader: Reader, path: str, block: Table, kinds: list[str]) -> Condition:
    """How many of what."""
    count = reader.word(f"{path}.count", block, COUNT_NAMES)
    of = ""
    if "of" in block:
        of = _narrowed(reader, path, block, count, kinds)
    if "worth" in block and count not in OF_WORTH:
        reader.note(f"{path}.worth", f"worth: only {', '.join(OF_WORTH)} can be narrowed by it, not {count!r}")
    if "at-least" not in block and "at-most" not in block:
        reader.note(path, "at-least or at-most was expected")
    return Condition(
        count,
        of,
        reader.whole(f"{path}.worth", block, 0, MOST_POINTS, default=0),
        reader.whole(f"{path}.at-least", block, 0, NO_LIMIT, default=0),
        reader.whole(f"{path}.at-most", block, 0, NO_LIMIT, default=NO_LIMIT),
    )


def _narrowed(reader: Reader, path: str, block: Table, count: str, kinds: list[str]) -> str:
    if count in OF_FISH:
        return reader.word(f"{path}.of", block, [*COLOUR_NAMES, *kinds])
    if count in OF_PANORAMA:
        return reader.word(f"{path}.of", block, PANORAMA_NAMES)
    reader.note(f"{path}.of", f"of: only {', '.join(OF_FISH + OF_PANORAMA)} can be narrowed by it, not {count!r}")
    return ""


def check_names(reader: Reader, kind: str, slugs: list[str], paths: list[str]) -> None:
    """No two cards of a deck share a name, and there are not more of them than can be remembered."""
    for index, slug in enumerate(slugs):
        if slug and slug in slugs[:index]:
            reader.note(paths[index], f"card = {slug!r}: there is a {kind} of that name already")
    if len(slugs) > MOST_CARDS:
        reader.note(paths[MOST_CARDS], f"{len(slugs)} different {kind}s came, at most {MOST_CARDS} were expected")
