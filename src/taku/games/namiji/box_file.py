"""Loads and checks box files: the house's own and those that people write from the printed components."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from taku.games.namiji.box import Box, Meal, RockCard, Route, Upgrade
from taku.games.namiji.cards_file import check_names, read_meals, read_rocks, read_upgrades
from taku.games.namiji.facts import (
    COLOUR_NAMES,
    COLUMNS,
    KINDS,
    LEGS,
    LETTERS,
    LONGEST_LEG,
    MOST_BOATS,
    MOST_COPIES,
    PANORAMA_NAMES,
    ROWS,
)
from taku.games.namiji.reader_file import Reader, said, shown
from taku.kernel.errors import BadSetup

HOUSE = "house"
# What the rulebook's list of contents says; a file may state other numbers under [counts].
COUNTS = {"fish": 48, "nets": 12, "crustaceans": 50, "panoramas": 60, "dock": 20, "rocks": 20}
SECTIONS = (
    "title",
    "counts",
    "route",
    "fish",
    "nets",
    "crustaceans",
    "rack",
    "panoramas",
    "offerings",
    "early-bird",
    "meal",
    "upgrade",
    "rock",
)
MOST_PIECES = 999
MOST_TOKENS = 250
MOST_POINTS = 99
LONGEST_TITLE = 60


class Contents(NamedTuple):
    """A box file as it was read, before a direction is chosen."""

    title: str
    legs: list[str]
    kinds: list[str]
    fish: list[list[int]]
    nets: list[list[int]]
    shrimp: int
    crabs: int
    rows: list[int]
    columns: list[int]
    lengths: list[int]
    sets: int
    bonus: int
    penalty: list[int]
    early_bird: list[int]
    meals: list[Meal]
    upgrades: list[Upgrade]
    rocks: list[RockCard]


def house_text() -> str:
    """The text of the house box."""
    return (files("taku.games.namiji") / "box" / "house.toml").read_text(encoding="utf-8")


def read_contents(text: str) -> tuple[Contents, list[str]]:
    """What a box file says, and every mistake in it; with a mistake the contents are not to be used."""
    reader = Reader(text)
    if reader.mistakes():
        return _nothing(), reader.mistakes()
    reader.check_keys("", reader.document, SECTIONS)
    kinds = _read_kinds(reader)
    crustaceans = reader.section("crustaceans", ("shrimp", "crab"))
    rack = reader.section("rack", ("rows", "columns"))
    panoramas = reader.section("panoramas", (*PANORAMA_NAMES, "sets", "bonus"))
    contents = Contents(
        title=_read_title(reader),
        legs=_read_legs(reader),
        kinds=kinds,
        fish=_read_heap(reader, "fish"),
        nets=_read_heap(reader, "nets"),
        shrimp=reader.whole("crustaceans.shrimp", crustaceans, 0, MOST_TOKENS),
        crabs=reader.whole("crustaceans.crab", crustaceans, 0, MOST_TOKENS),
        rows=reader.wholes("rack.rows", rack, (ROWS, ROWS), MOST_POINTS),
        columns=reader.wholes("rack.columns", rack, (COLUMNS, COLUMNS), MOST_POINTS),
        lengths=[reader.whole(f"panoramas.{name}", panoramas, 1, 9) for name in PANORAMA_NAMES],
        sets=reader.whole("panoramas.sets", panoramas, MOST_BOATS, MOST_POINTS),
        bonus=reader.whole("panoramas.bonus", panoramas, 0, MOST_POINTS),
        penalty=reader.wholes("offerings.penalty", reader.section("offerings", ("penalty",)), (2, 10), MOST_POINTS),
        early_bird=_read_early_bird(reader),
        meals=read_meals(reader),
        upgrades=read_upgrades(reader),
        rocks=read_rocks(reader, kinds),
    )
    _check_cards(reader, contents)
    _check_counts(reader, contents)
    return contents, reader.mistakes()


def _nothing() -> Contents:
    return Contents("", [], [], [], [], 0, 0, [], [], [], 0, 0, [], [], [], [], [])


def _read_title(reader: Reader) -> str:
    title = reader.document.get("title", "")
    if isinstance(title, str) and title.isprintable() and len(title) <= LONGEST_TITLE:
        return title
    reader.note("title", f"title = {shown(title)}: a text of at most {LONGEST_TITLE} letters was expected")
    return ""


def _read_legs(reader: Reader) -> list[str]:
    """Four legs, each a row of station letters with a star behind a double one."""
    names = [f"leg-{leg + 1}" for leg in range(LEGS)]
    table = reader.section("route", names)
    legs: list[str] = []
    for name in names:
        value = table.get(name)
        if not isinstance(value, str):
            came = f"{name} = {shown(value)}" if name in table else f"{name} is missing"
            reader.note(f"route.{name}", f"{came}: the route has four legs, and each is a text of stations")
            value = ""
        elif not 1 <= len(value.split()) <= LONGEST_LEG:
            reader.note(f"route.{name}", f"{name} has {len(value.split())} stations, 1 to {LONGEST_LEG} were expected")
        for station in value.split():
            if station.removesuffix("*") not in [*LETTERS]:
                reader.note(
                    f"route.{name}",
                    f"unknown station {shown(station)}; expected one of {' '.join(LETTERS)}, with * if double",
                )
        legs.append(value)
    return legs


def _read_kinds(reader: Reader) -> list[str]:
    value = reader.section("fish", ("kinds", *COLOUR_NAMES)).get("kinds")
    if not isinstance(value, list) or len(value) != KINDS or len(set(map(repr, value))) != KINDS:
        reader.note("fish.kinds", f"{said('kinds', value)} a list of {KINDS} different names was expected")
        return []
    for kind in value:
        if kind in COLOUR_NAMES:
            reader.note("fish.kinds", f"kinds: {kind!r} is a colour")
    return [reader.word("fish.kinds", {"kinds": kind}) for kind in value]


def _read_heap(reader: Reader, name: str) -> list[list[int]]:
    table = reader.section(name, ("kinds", *COLOUR_NAMES) if name == "fish" else COLOUR_NAMES)
    return [reader.wholes(f"{name}.{colour}", table, (KINDS, KINDS), MOST_COPIES) for colour in COLOUR_NAMES]


def _read_early_bird(reader: Reader) -> list[int]:
    table = reader.section("early-bird", ("points",))
    return reader.wholes("early-bird.points", table, (MOST_BOATS, MOST_BOATS), MOST_POINTS)


def _check_cards(reader: Reader, contents: Contents) -> None:
    paths = [f"meal.{index}.card" for index in range(len(contents.meals))]
    paths += [f"upgrade.{index}.card" for index in range(len(contents.upgrades))]
    slugs = [meal.slug for meal in contents.meals] + [upgrade.slug for upgrade in contents.upgrades]
    check_names(reader, "Dock card", slugs, paths)
    rocks = [rock.slug for rock in contents.rocks]
    check_names(reader, "Rock card", rocks, [f"rock.{index}.card" for index in range(len(rocks))])


def _check_counts(reader: Reader, contents: Contents) -> None:
    """The pieces add up to what the rulebook says, or to what the file itself says instead."""
    stated = reader.section("counts", list(COUNTS)) if "counts" in reader.document else {}
    found = count_pieces(contents)
    for name, usual in COUNTS.items():
        least = 1 if name == "fish" else 0
        wanted = reader.whole(f"counts.{name}", stated, least, MOST_PIECES, default=usual)
        if found[name] != wanted:
            place = {"dock": "meal.0", "rocks": "rock.0"}.get(name, name)
            reader.note(place, f"{name}: {found[name]} in all, {wanted} were expected")


def count_pieces(contents: Contents) -> dict[str, int]:
    """How many pieces of each sort a file lists."""
    return {
        "fish": sum(map(sum, contents.fish)),
        "nets": sum(map(sum, contents.nets)),
        "crustaceans": contents.shrimp + contents.crabs,
        "panoramas": sum(contents.lengths) * contents.sets,
        "dock": sum(meal.copies for meal in contents.meals) + len(contents.upgrades),
        "rocks": len(contents.rocks),
    }


@lru_cache(maxsize=64)
def box_of(value: str, direction: str) -> Box:
    """The box of a set-up: `house` or the text of a file. BadSetup lists every mistake."""
    contents, mistakes = read_contents(house_text() if value == HOUSE else value)
    if mistakes:
        raise BadSetup(f"the box file cannot be played: {'; '.join(mistakes)}")
    return Box(
        title=HOUSE if value == HOUSE else contents.title,
        route=_route(contents.legs, direction == "counterclockwise"),
        kinds=contents.kinds,
        fish=[count for colour in contents.fish for count in colour],
        nets=[count for colour in contents.nets for count in colour],
        shrimp=contents.shrimp,
        crabs=contents.crabs,
        line_points=contents.rows + contents.columns,
        lengths=contents.lengths,
        bonus=contents.bonus,
        penalty=contents.penalty,
        early_bird=contents.early_bird,
        meals=contents.meals,
        upgrades=contents.upgrades,
        rocks=contents.rocks,
    )


def _route(legs: list[str], is_backwards: bool) -> Route:
    """Counterclockwise reads the stations backwards, the last leg first; a double station stays double."""
    stations = [leg.split() for leg in legs]
    if is_backwards:
        stations = [leg[::-1] for leg in stations[::-1]]
    codes = [[LETTERS.index(station[0]) for station in leg] for leg in stations]
    return Route(codes, [[station.endswith("*") for station in leg] for leg in stations], is_backwards)
