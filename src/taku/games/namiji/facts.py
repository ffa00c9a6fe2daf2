"""What never changes in Namiji, whatever the box file says: stations, the rack, the rules' own numbers."""

from __future__ import annotations

from typing import Final

# Stations, numbered in the order of their letters on the Sea Route; docks and ports are spaces of their own.
ANGLING: Final = 0
NET: Final = 1
TRAP: Final = 2
WHIRLPOOL: Final = 3
ROCK: Final = 4
DOLPHIN: Final = 5
OCTOPUS: Final = 6
WHALE: Final = 7
DOCK: Final = 8
PORT: Final = 9
LETTERS: Final = "ANCWRDOH"
STATION_NAMES: Final[list[str]] = [
    "angling",
    "net",
    "trap",
    "whirlpool",
    "rock",
    "dolphin",
    "octopus",
    "whale",
    "dock",
    "port",
]

LEGS: Final = 4
LONGEST_LEG: Final = 30
MOST_BOATS: Final = 5
# With two players a third, neutral boat races (rulebook, "Special rules for 2-player games").
NEUTRAL: Final = 2
# Double stations hold two boats with 4 or 5 players only (rulebook, "Double-slot stations").
SEATS_FOR_DOUBLES: Final = 4

# Where a boat lies is one number, larger for the boat farther ahead: its space, then eight less its slot.
# On a station the first boat has slot 1 and the second slot 2, a dock has slots 1 to 5, and boats at the
# finish have slots in the order in which they came in.
SLOTS: Final = 8
ASHORE: Final = -1

PANORAMA_NAMES: Final[list[str]] = ["dolphin", "octopus", "whale"]
PANORAMAS: Final = 3
# A player's sections are four bits a type.
ONE_SECTION: Final[list[int]] = [1, 16, 256]

COLOUR_NAMES: Final[list[str]] = ["blue", "orange", "green"]
COLOURS: Final = 3
KINDS: Final = 4
# A fish, or a net of two, is colour * 4 + kind.
FISH: Final = 12
# Heaps of fish or nets are five bits a fish.
HEAP_BITS: Final = 5
ONE_OF: Final[list[int]] = [32**fish for fish in range(FISH)]
MOST_COPIES: Final = 31
NO_FISH: Final = -1

# The rack (rulebook, "Placement rules"): cells in reading order, lines 0 to 2 rows and 3 to 6 columns.
ROWS: Final = 3
COLUMNS: Final = 4
CELLS: Final = 12
LINES: Final = 7
CELL_NAMES: Final[list[str]] = [f"{column}{row}" for row in "123" for column in "abcd"]
LINE_NAMES: Final[list[str]] = ["row-1", "row-2", "row-3", "column-a", "column-b", "column-c", "column-d"]
LINE_CELLS: Final[list[int]] = [0x00F, 0x0F0, 0xF00, 0x111, 0x222, 0x444, 0x888]

# The Crustacean trap (rulebook, "Crustacean Trap station").
DRAWS: Final = 5
CRABS_THAT_LOSE: Final = 2
HAUL_FOR_POINTS: Final = 2
HAULING: Final = 0
KEPT: Final = 1
LOST: Final = 2
SIEVED: Final = 3
NO_HAUL: Final = 4
HAUL_NAMES: Final[list[str]] = ["hauling", "kept", "lost", "sieved"]

# Sacred Rocks (rulebook, "Sacred Rock station"): two are drawn, one is kept.
ROCKS_DRAWN: Final = 2

# What is remembered of the Rock and Dock decks is a list of events, each 40 times its kind plus a card or boat.
EVENT: Final = 40
MOST_CARDS: Final = 40
DRAWN: Final = 0
TAKEN: Final = 1
UNDER: Final = 2
STOP: Final = 3
LOSS: Final = 4

NONE: Final = -1
