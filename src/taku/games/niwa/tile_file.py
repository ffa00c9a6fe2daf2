"""Tile files: the tiles of a box and layouts of one's own as TOML, read with every mistake named by its line."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from importlib import resources
from threading import Lock

from taku.games.niwa.facts import (
    COLOUR_LETTERS,
    COLOUR_NAMES,
    DIRECTIONS,
    NEAREST_BASES,
    SHAPES,
    TILE_LINES,
    TILE_NAMES,
    TILES,
    WILD,
)
from taku.games.niwa.garden import Grounds, cells_of
from taku.games.niwa.layout import Coordinate, Laid, Layout, TileSet, cell_name, shifted
from taku.games.niwa.moves import Book
from taku.games.niwa.plot import Plot
from taku.kernel.errors import BadSetup

# A whole box with a dozen layouts has about 4,000 characters; the text travels in every record.
LONGEST_FILE = 20_000
# Grounds are a few hundred kilobytes; a house that serves many boxes keeps the ones in use.
GROUNDS_KEPT = 256
SECTIONS = ("tiles", "layouts")
ROW = re.compile(r"(-?\d{1,2}),(-?\d{1,2})\s+(\S+)\s+(\S+)")
LAYOUT_NAME = re.compile(r"[a-z][a-z0-9-]{0,30}")
_BUILDING = Lock()
SUM_OF_COLOURS = 1 + 2 + 3  # two colours taken off leave the third


@cache
def house_tiles() -> TileSet:
    """The tiles and layouts that come with the house."""
    text = resources.files(__package__).joinpath("box", "tiles.toml").read_text(encoding="utf-8")
    return _read(text, TileSet([[]] * len(TILE_NAMES), {}))


def read_tiles(text: str) -> TileSet:
    """The tiles of a file over those of the house; BadSetup lists every mistake."""
    return _read(text, house_tiles()) if text.strip() else house_tiles()


def _read(text: str, house: TileSet) -> TileSet:
    reader = Reader(text, house)
    if reader.mistakes:
        raise BadSetup("set-up tiles: " + "; ".join(reader.mistakes))
    return reader.tile_set


def grounds_of(garden: str, tiles: str) -> Grounds:
    """What all matches with this garden and this tile file share; BadSetup names the gardens there are.

    Moves are compared by identity, so two threads must never build the same grounds twice.
    """
    with _BUILDING:
        return _grounds(garden, tiles)


@lru_cache(GROUNDS_KEPT)
def _grounds(garden: str, tiles: str) -> Grounds:
    tile_set = read_tiles(tiles)
    if garden == WILD:
        return Grounds(WILD, tile_set, [tile_set.layouts[shape] for shape in SHAPES])
    if garden not in tile_set.layouts:
        raise BadSetup(f"set-up garden={garden!r}: expected one of {', '.join([*tile_set.layouts, WILD])}")
    return Grounds(garden, tile_set, [tile_set.layouts[garden]])


def inspect(text: str) -> tuple[list[str], list[str]]:
    """The mistakes of a file, each with its line, and what differs from the house's tiles and layouts."""
    house = house_tiles()
    reader = Reader(text, house)
    found = reader.tile_set
    differences = [
        f"tile {name}: {write_tile(found.tiles[tile])} instead of {write_tile(house.tiles[tile])}"
        for tile, name in enumerate(TILE_NAMES)
        if found.tiles[tile] != house.tiles[tile]
    ]
    differences += [f"layout {name}: new" for name in found.layouts if name not in house.layouts]
    return reader.mistakes, differences


def write_tile(lines: list[int]) -> str:
    """The lines of a tile as a file has them."""
    letters = "".join(COLOUR_LETTERS[colour - 1] for colour in lines)
    return f"{letters[:DIRECTIONS]} {letters[DIRECTIONS:]}"


class Reader:
    """Reads one file. What is right of it is in `tile_set`; what is wrong in `mistakes`, a line each."""

    def __init__(self, text: str, house: TileSet) -> None:
        self.lines = text.split("\n")
        self.mistakes: list[str] = []
        self.house = house
        self.tile_set = TileSet([*house.tiles], {**house.layouts})
        for section, content in self._parse(text).items():
            self._read_section(section, content)

    def _wrong(self, line: int, what: str) -> None:
        self.mistakes.append(f"line {line}: {what}")

    def _parse(self, text: str) -> dict[str, object]:
        if len(text) > LONGEST_FILE:
            self._wrong(1, f"the file has {len(text)} characters, expected at most {LONGEST_FILE}")
            return {}
        try:
            return tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            where = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", str(error))
            line = int(where[1]) if where and where[1] else len(self.lines)
            what = str(error)[: where.start()] if where else type(error).__name__
            self._wrong(line, f"this is not TOML: {what}")
            return {}

    def _line_of(self, section: str, key: str | None = None) -> int:
        """Where a section, or a key of it, is written, as well as can be found."""
        header = re.compile(rf"\s*\[?\s*[\"']?{re.escape(section)}\b")
        start = next((index for index, line in enumerate(self.lines) if header.match(line)), 0)
        if key is None:
            return start + 1
        entry = re.compile(rf"\s*(?:{section}\s*\.\s*)?[\"']?{re.escape(key)}[\"']?\s*=")
        return next((index for index in range(start, len(self.lines)) if entry.match(self.lines[index])), start) + 1

    def _read_section(self, section: str, content: object) -> None:
        if section not in SECTIONS:
            self._wrong(self._line_of(section), f"unknown section {section!r}, expected {' or '.join(SECTIONS)}")
        elif not isinstance(content, dict):
            self._wrong(self._line_of(section), f"expected a section [{section}]")
        else:
            for key, value in content.items():
                line = self._line_of(section, key)
                if not isinstance(value, str):
                    self._wrong(line, f"{key}: expected a text in quotes")
                elif section == "tiles":
                    self._read_tile(line, key, value)
                else:
                    self._read_layout(line, key, value)

    def _read_tile(self, line: int, name: str, text: str) -> None:
        letters = "".join(text.split()).upper()
        if name not in TILE_NAMES:
            self._wrong(line, f"unknown tile {name!r}, expected one of {', '.join(TILE_NAMES)}")
            return
        if len(letters) != TILE_LINES:
            self._wrong(
                line, f"tile {name} has {len(letters)} lines, expected {TILE_LINES}: six spokes, six inner lines"
            )
            return
        colours = [COLOUR_LETTERS.find(letter) + 1 for letter in letters]
        mistakes = [
            f"{line_name(index)} is {letters[index]!r}, expected G, Y or O"
            for index in range(TILE_LINES)
            if not colours[index]
        ] or broken_rules(colours)
        for mistake in mistakes:
            self._wrong(line, f"tile {name}: {mistake}")
        if not mistakes:
            self.tile_set.tiles[TILE_NAMES.index(name)] = colours

    def _read_layout(self, line: int, name: str, text: str) -> None:
        before = len(self.mistakes)
        if not LAYOUT_NAME.fullmatch(name):
            self._wrong(line, f"a layout's name has small letters, digits and hyphens, got {name[:40]!r}")
        if name in self.house.layouts or name == WILD:
            self._wrong(line, f"{name} is a garden of the house, expected another name for the layout")
        places, laid = self._read_rows(line, text)
        if len(self.mistakes) == before:
            self._check_layout(line, Layout(name, [*places], laid), places)

    def _read_rows(self, line: int, text: str) -> tuple[dict[Coordinate, int], list[Laid]]:
        """The places of a layout with the lines they are written in, and what lies there."""
        places: dict[Coordinate, int] = {}
        laid: list[Laid] = []
        for row in filter(None, map(str.strip, text.split("\n"))):
            line = next((index for index in range(line - 1, len(self.lines)) if row in self.lines[index]), line - 1) + 1
            match = ROW.fullmatch(row)
            if match is None:
                self._wrong(line, f"expected 'Q,R TILE ROTATION', got {row[:40]!r}")
                continue
            place = int(match[1]), int(match[2])
            self._check_row(line, place, match[3], match[4], places)
            places.setdefault(place, line)
            if match[3] in TILE_NAMES:
                laid.append(Laid(TILE_NAMES.index(match[3]), int(match[4]) if match[4].isdecimal() else 0))
        return places, laid

    def _check_row(self, line: int, place: Coordinate, tile: str, rotation: str, places: dict[Coordinate, int]) -> None:
        if place in places:
            self._wrong(line, f"on {cell_name(place)} lies a tile already, from line {places[place]}")
        if tile not in TILE_NAMES:
            self._wrong(line, f"unknown tile {tile[:20]!r}, expected one of {', '.join(TILE_NAMES)}")
        if rotation not in [str(turn) for turn in range(DIRECTIONS)]:
            self._wrong(line, f"rotation {rotation[:20]!r}, expected 0 to 5")

    def _check_layout(self, line: int, layout: Layout, places: dict[Coordinate, int]) -> None:
        """The rules of a whole layout; only one that keeps them all is taken."""
        before = len(self.mistakes)
        if len(places) != TILES:
            self._wrong(line, f"layout {layout.name} has {len(places)} tiles, expected {TILES}")
        if len(layout.bases) != 2:
            self._wrong(line, f"layout {layout.name} has {len(layout.bases)} bases, expected 2")
        for place in unconnected(layout.places):
            self._wrong(places[place], f"the tile on {cell_name(place)} is not connected to the first tile")
        if len(self.mistakes) == before:
            apart = bases_apart(layout)
            if apart < NEAREST_BASES:
                self._wrong(
                    line, f"the bases of layout {layout.name} are {apart} apart, expected {NEAREST_BASES} or more"
                )
            else:
                self.tile_set.layouts[layout.name] = layout


def line_name(index: int) -> str:
    """A line of a tile as the dossier calls it."""
    return f"s{index}" if index < DIRECTIONS else f"n{index - DIRECTIONS}"


def broken_rules(colours: list[int]) -> list[str]:
    """Where a tile breaks the rule of its spokes: neighbours differ, and an inner line has the third colour."""
    mistakes: list[str] = []
    for index in range(DIRECTIONS):
        after = (index + 1) % DIRECTIONS
        spoke, next_spoke = colours[index], colours[after]
        third = SUM_OF_COLOURS - spoke - next_spoke
        inner = colours[DIRECTIONS + index]
        if spoke == next_spoke:
            mistakes.append(f"s{index} and s{after} are both {COLOUR_NAMES[spoke]}, expected two colours")
        elif inner != third:
            expected = f"expected {COLOUR_NAMES[third]}, the third colour beside s{index} and s{after}"
            mistakes.append(f"n{index} is {COLOUR_NAMES[inner]}, {expected}")
    return mistakes


def unconnected(places: list[Coordinate]) -> list[Coordinate]:
    """The places that no chain of touching tiles joins to the first."""
    found = set(places[:1])
    edge = places[:1]
    while edge:
        around = {shifted(place, direction) for place in edge for direction in range(DIRECTIONS)}
        edge = [place for place in places if place in around and place not in found]
        found.update(edge)
    return [place for place in places if place not in found]


def bases_apart(layout: Layout) -> int:
    """How many lines it is from one base to the other."""
    plot = Plot(layout, Book(cells_of([layout])))
    return plot.distances[0][plot.homes[0]]
