"""The box of Nautilus: cards, places and counts, with the numbers everything else is made of."""

from __future__ import annotations

from typing import Final

# Cards are named by their value: Fishbone counts 0 and Kraken 15, the divers are 1 to 14 (leaflet, "Special cards").
FISHBONE: Final = 0
CRAB: Final = 1
STRONGEST_DIVER: Final = 14
KRAKEN: Final = 15
CARDS: Final = 16
VERTICAL: Final = (6, 9)
HORIZONTAL: Final = (7, 8)
IS_ARROW: Final[list[bool]] = [card in VERTICAL + HORIZONTAL for card in range(CARDS)]
HAND: Final = 5

# A set of cards is a whole number with one bit a card (taku.kernel.sets).
ALL_DIVERS: Final = 0b0111_1111_1111_1110

LANES: Final = 5
PLACES: Final = 10
PLACE_NAMES: Final[list[str]] = ["a1", "a2", "a3", "a4", "a5", "b1", "b2", "b3", "b4", "b5"]
EMPTY: Final = -1
NOWHERE: Final = -1

ROUNDS: Final = 6
ROUNDS_WITH_ONE_SPECIAL_PILE: Final = 3

# Special cards, in the order of the dossier.
SPECIAL_NAMES: Final[list[str]] = ["kraken", "fishbone", "anchor", "eye", "bathyscaphe", "harpoon"]
ANCHOR: Final = 2
EYE: Final = 3
BATHYSCAPHE: Final = 4
HARPOON: Final = 5
NO_SPECIAL: Final = -1
ALL_SPECIALS: Final = 0b11_1111
# The value a special card has on the table, or EMPTY if it is not played as a diver.
VALUE_OF_SPECIAL: Final[list[int]] = [KRAKEN, FISHBONE, EMPTY, EMPTY, EMPTY, EMPTY]

DOMAIN_NAMES: Final[list[str]] = ["science", "exploration", "navigation", "engineering", "war"]
DOMAINS: Final = 5
STAR_VALUES: Final[list[int]] = [2, 1, -1]
STAR_NAMES: Final[list[str]] = ["+2", "+1", "-1"]
# Fluent cannot select on a sign, so sentences are given these.
STAR_WORDS: Final[list[str]] = ["two", "one", "ink"]
STAR_COPIES: Final[list[int]] = [1, 4, 1]
# A domain card is one of fifteen kinds: domain * 3 + index of its stars.
KINDS: Final = 15
DOMAIN_CARDS: Final = 30

# A round that is over is kept as one number: five kinds and ten cards, one hexadecimal digit each.
SIXTEENTH: Final[list[int]] = [16**digit for digit in range(LANES + PLACES)]

# A pile of domain cards is a whole number with one octal digit a kind: how many of them it holds.
ONE_OF: Final[list[int]] = [8**kind for kind in range(KINDS)]
FULL_DECK: Final = sum(STAR_COPIES[kind % 3] * 8**kind for kind in range(KINDS))


def card_name(card: int) -> str:
    """A card as the notation writes it."""
    if card == KRAKEN:
        return "kraken"
    return "fishbone" if card == FISHBONE else str(card)
