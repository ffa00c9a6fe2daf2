"""The box as the rules read it: the route, the pieces and what each card does. `box_file` fills it from a file."""

from __future__ import annotations

from typing import Final

from taku.games.namiji.facts import (
    DOCK,
    DOLPHIN,
    FISH,
    LEGS,
    ONE_OF,
    PANORAMAS,
    PORT,
)
from taku.games.namiji.moves import Moves
from taku.kernel.sets import BIT

# What an upgrade can do: its station, then the name a box file gives the effect.
AGAIN: Final = 0
FLIP: Final = 1
ANGLING_POINTS: Final = 2
REVEAL: Final = 3
LINE: Final = 4
NET_POINTS: Final = 5
CRABS: Final = 6
DRAWS: Final = 7
SIEVE: Final = 8
TRAP_POINTS: Final = 9
WHIRLPOOL_POINTS: Final = 10
PANORAMA_POINTS: Final = 11
OTHER: Final = 12
DRAW: Final = 13
ROCK_POINTS: Final = 14
EFFECTS: Final = 15
EFFECT_NAMES: Final[list[tuple[str, str]]] = [
    ("angling", "again"),
    ("angling", "flip"),
    ("angling", "points"),
    ("net", "reveal"),
    ("net", "line"),
    ("net", "points"),
    ("trap", "crabs"),
    ("trap", "draws"),
    ("trap", "sieve"),
    ("trap", "points"),
    ("whirlpool", "points"),
    ("panorama", "points"),
    ("panorama", "other"),
    ("rock", "draw"),
    ("rock", "points"),
]
# These have a number of times or points; the others do what they do.
HAS_AMOUNT: Final[list[int]] = [
    FLIP,
    ANGLING_POINTS,
    REVEAL,
    NET_POINTS,
    CRABS,
    DRAWS,
    TRAP_POINTS,
    WHIRLPOOL_POINTS,
    PANORAMA_POINTS,
    DRAW,
    ROCK_POINTS,
]
# The player is asked before these are used.
ASKING: Final[list[int]] = [AGAIN, FLIP, LINE, OTHER]

# What a Rock condition can count.
COUNT_NAMES: Final[list[str]] = [
    "lines",
    "rows",
    "columns",
    "cells",
    "nets",
    "crabs",
    "shrimp",
    "crustaceans",
    "sections",
    "panoramas",
    "bonuses",
    "offerings",
    "meals",
    "different-meals",
    "upgrades",
    "rocks",
    "boats-behind",
    "boats-ahead",
]
# `at-most` left out.
NO_LIMIT: Final = 999


class Meal:
    """A Dock card worth points at once."""

    def __init__(self, slug: str, points: int, copies: int) -> None:
        self.slug: Final = slug
        self.points: Final = points
        self.copies: Final = copies


class Upgrade:
    """A Dock card that works at its station: `amounts` by effect, 0 where the card does not have it."""

    def __init__(self, slug: str, amounts: list[int]) -> None:
        self.slug: Final = slug
        self.amounts: Final = amounts


class Condition:
    """How many of something there must be; `of` narrows what is counted, `worth` is for lines."""

    def __init__(self, count: str, of: str, worth: int, least: int, most: int) -> None:
        self.count: Final = count
        self.of: Final = of
        self.worth: Final = worth
        self.least: Final = least
        self.most: Final = most


class RockCard:
    """A Sacred Rock card: its points if all its conditions are met."""

    def __init__(self, slug: str, points: int, conditions: list[Condition]) -> None:
        self.slug: Final = slug
        self.points: Final = points
        self.conditions: Final = conditions


class Route:
    """The Sea Route in the direction in which it is sailed; space 0 is the start port.

    Reachable stations are sets with one bit a station of a leg, the first one lowest.
    """

    def __init__(self, legs: list[list[int]], doubles: list[list[bool]], is_backwards: bool) -> None:
        self.is_backwards: Final = is_backwards  # for drawings
        self.station: Final[list[int]] = [PORT]  # by space
        self.is_double: Final[list[bool]] = [False]
        self.leg: Final[list[int]] = [0]  # by space, the leg that a boat lying there sails next
        self.first: Final[list[int]] = []  # by leg, the space of its first station
        self.end: Final[list[int]] = []  # by leg, the dock or port behind it
        self.ahead: Final[list[int]] = []  # by space, the stations ahead as far as the next dock or port
        self.doubles: Final[list[int]] = []  # by leg, its double stations
        self.panoramas: Final[list[list[int]]] = []  # by leg and type, its Panorama stations
        for leg in range(LEGS):
            self._lay(leg, legs[leg], doubles[leg])
        self.finish: Final = self.end[LEGS - 1]
        self.docks: Final = self.end[: LEGS - 1]
        self._look_ahead()

    def _lay(self, leg: int, stations: list[int], doubles: list[bool]) -> None:
        self.first.append(len(self.station))
        self.station.extend([*stations, DOCK if leg < LEGS - 1 else PORT])
        self.is_double.extend([*doubles, False])
        self.end.append(len(self.station) - 1)
        self.leg.extend([leg] * len(stations) + [leg + 1])
        self.doubles.append(sum(BIT[place] for place in range(len(stations)) if doubles[place]))
        sets = [
            sum(BIT[place] for place in range(len(stations)) if stations[place] == DOLPHIN + panorama)
            for panorama in range(PANORAMAS)
        ]
        self.panoramas.append(sets)

    def _look_ahead(self) -> None:
        for space in range(self.finish):
            leg = self.leg[space]
            stations = range(max(space + 1, self.first[leg]), self.end[leg])
            self.ahead.append(sum(BIT[station - self.first[leg]] for station in stations))


class Box:
    """Everything a box file says, ready to play with, and the moves it makes possible."""

    def __init__(
        self,
        *,
        title: str,
        route: Route,
        kinds: list[str],
        fish: list[int],
        nets: list[int],
        shrimp: int,
        crabs: int,
        line_points: list[int],
        lengths: list[int],
        bonus: int,
        penalty: list[int],
        early_bird: list[int],
        meals: list[Meal],
        upgrades: list[Upgrade],
        rocks: list[RockCard],
    ) -> None:
        self.title: Final = title
        self.route: Final = route
        self.kinds: Final = kinds
        self.fish: Final = sum(fish[number] * ONE_OF[number] for number in range(FISH))
        self.fish_count: Final = sum(fish)
        self.nets: Final = sum(nets[number] * ONE_OF[number] for number in range(FISH))
        self.net_count: Final = sum(nets)
        self.shrimp: Final = shrimp
        self.crabs: Final = crabs
        self.line_points: Final = line_points
        self.lengths: Final = lengths  # sections of each Panorama type
        self.bonus: Final = bonus
        self.penalty: Final = penalty  # by offerings left
        self.early_bird: Final = early_bird
        self.meals: Final = meals
        self.upgrades: Final = upgrades
        self.rocks: Final = rocks
        # Dock cards are numbered meals first.
        self.cards: Final = [meal.slug for meal in meals] + [upgrade.slug for upgrade in upgrades]
        self.card_copies: Final = [meal.copies for meal in meals] + [1] * len(upgrades)
        # By effect: the set of the upgrades that have it.
        self.having: Final[list[int]] = [
            sum(BIT[number] for number in range(len(upgrades)) if upgrades[number].amounts[effect])
            for effect in range(EFFECTS)
        ]
        self.moves: Final = Moves(
            kinds=kinds,
            finish=route.finish,
            docks=route.docks,
            cards=self.cards,
            first_upgrade=len(meals),
            asking=[number for number in range(len(upgrades)) if any(upgrades[number].amounts[ask] for ask in ASKING)],
            rocks=[rock.slug for rock in rocks],
        )
