"""Tables laid by hand: a sea with the boats, cards and tokens one wants, chance played by the test."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pytest

import taku
from taku.games.namiji.box_file import house_text
from taku.games.namiji.course import berth, hand_over
from taku.games.namiji.facts import COLOUR_NAMES, KINDS, ONE_OF
from taku.games.namiji.placing import place_fish
from taku.games.namiji.state import NamijiState
from taku.games.namiji.views import NamijiView
from taku.kernel.catalogue import Move
from taku.kernel.sets import BIT
from taku.wire import Label, Telling


class Sea:
    """A state, and short words to lay it out and to play it."""

    def __init__(self, seats: int = 3, **setup: str) -> None:
        self.game = taku.find("namiji")
        self.setup = self.game.setup(**setup)
        self.catalogue = self.game.catalogue(self.setup)
        self.state = cast(NamijiState, self.game.start(self.setup, seats))
        self.before = self.state.copy()
        self.last: Move | None = None

    def line_up(self, fish: str = "blue bream") -> Sea:
        """Seat 0 is rearmost and sails first."""
        for boat in range(self.state.boats):
            self.play(f"line-up {boat}")
        self.play(f"flip {fish}")
        return self

    def offers(self) -> list[str]:
        return [move.text for move in self.state.options()]

    def weights(self) -> dict[str, int]:
        return dict(zip(self.offers(), self.state.agenda[-1].weights(self.state), strict=True))

    def play(self, *texts: str) -> Sea:
        for text in texts:
            move = self.catalogue.find(text)
            assert move is not None, text
            assert move in self.state.options(), f"{text} among {self.offers()}"
            self.before, self.last = self.state.copy(), move
            self.state.apply(move)
        return self

    def told(self, seat: int | None) -> list[Label]:
        """What a seat heard of the last move."""
        assert self.last is not None
        return cast(Telling, self.game.told(self.before, self.last, self.state, seat)).lines

    def keys(self, seat: int | None = None) -> list[str]:
        return [label.key for label in self.told(seat)]

    def view(self, seat: int | None) -> NamijiView:
        return cast(NamijiView, self.game.view(self.state, seat))

    def moor(self, *berths: tuple[int, int]) -> Sea:
        """Put every boat somewhere: (space, slot) by boat."""
        self.state.berths = [int(berth(space, slot)) for space, slot in berths]
        hand_over(self.state)
        self.state.wake()
        return self

    def before_station(self, space: int) -> Sea:
        """Seat 0 stands right before a space and sails next; the others lie at the dock behind its leg."""
        end = self.state.box.route.end[self.state.box.route.leg[space - 1]]
        others = [(end, slot) for slot in range(1, self.state.boats)]
        return self.moor((space - 1, 1), *others)

    def give(self, seat: int, *slugs: str) -> Sea:
        names = [upgrade.slug for upgrade in self.state.box.upgrades]
        for slug in slugs:
            self.state.boards[seat].upgrades |= BIT[names.index(slug)]
        return self

    def hold(self, seat: int, *slugs: str) -> Sea:
        names = [rock.slug for rock in self.state.box.rocks]
        for slug in slugs:
            self.state.boards[seat].rocks |= BIT[names.index(slug)]
        return self

    def fill(self, seat: int, **cells: str) -> Sea:
        """Fish into cells of a rack, taken from nowhere: a1="blue bream"."""
        for cell, fish in cells.items():
            number = "abcd".index(cell[0]) + 4 * (int(cell[1]) - 1)
            place_fish(self.state.box, self.state.boards[seat], self.fish(fish), BIT[number])
        return self

    def fish(self, name: str) -> int:
        colour, kind = name.split()
        return COLOUR_NAMES.index(colour) * KINDS + self.state.box.kinds.index(kind)

    def school(self, up: str = "", down: str = "") -> Sea:
        """The whole School: fish separated by commas."""
        heaps = [[self.fish(name.strip()) for name in names.split(",") if name] for names in (up, down)]
        self.state.up, self.state.down = (sum(ONE_OF[fish] for fish in heap) for heap in heaps)
        self.state.up_count, self.state.down_count = map(len, heaps)
        return self

    def score(self, seat: int = 0) -> int:
        return self.state.boards[seat].score


@pytest.fixture
def sea() -> Callable[..., Sea]:
    def lay(seats: int = 3, **setup: str) -> Sea:
        return Sea(seats, **setup).line_up()

    return lay


def change_box(*changes: tuple[str, str]) -> str:
    """The house box with some of its text replaced; each passage must be there."""
    text = house_text()
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


@pytest.fixture
def boxed() -> Callable[..., str]:
    return change_box


SMALL_CARDS = """
[[meal]]
card = "ramen"
points = 4
copies = 2
[[upgrade]]
card = "live-bait"
station = "angling"
effect = "flip"
amount = 2
[[upgrade]]
card = "spare-hook"
station = "angling"
effect = "again"
[[upgrade]]
card = "hand-line"
station = "net"
effect = "line"
[[upgrade]]
card = "fine-mesh"
station = "net"
effect = "reveal"
amount = 1
[[upgrade]]
card = "lantern"
station = "rock"
effect = "draw"
amount = 2
[[upgrade]]
card = "sieve"
station = "trap"
effect = "sieve"
[[rock]]
card = "devout"
points = 4
count = "offerings"
at-most = 0
[[rock]]
card = "pilgrim"
points = 4
count = "rocks"
at-least = 2
[[rock]]
card = "craftsman"
points = 3
count = "upgrades"
at-least = 2
[[rock]]
card = "gallery"
points = 3
count = "sections"
at-least = 3
at-most = 7
[[rock]]
card = "angler"
points = 2
count = "cells"
of = "bream"
at-least = 1
and = [{ count = "bonuses", of = "whale", at-most = 0 }]
[[rock]]
card = "early"
points = 2
count = "boats-ahead"
at-most = 0
"""


def small_box() -> str:
    """So few pieces that every deck, the School and the bag run out."""
    text = change_box(
        ("fish = 48\nnets = 12\ncrustaceans = 50", "fish = 5\nnets = 2\ncrustaceans = 4"),
        ("dock = 20\nrocks = 20", "dock = 8\nrocks = 6"),
        ("orange = [4, 4, 4, 4]\ngreen = [4, 4, 4, 4]", "orange = [1, 0, 0, 0]\ngreen = [0, 0, 0, 0]"),
        ("blue = [4, 4, 4, 4]", "blue = [2, 1, 1, 0]"),
        ("orange = [1, 1, 1, 1]\ngreen = [1, 1, 1, 1]", "orange = [1, 0, 0, 0]\ngreen = [0, 0, 0, 0]"),
        ("blue = [1, 1, 1, 1]", "blue = [1, 0, 0, 0]"),
        ("shrimp = 30\ncrab = 20", "shrimp = 2\ncrab = 2"),
        ('title = "House box"', 'title = "Small box"'),
    )
    return text[: text.index("[[meal]]")] + SMALL_CARDS


@pytest.fixture(scope="session")
def small() -> str:
    return small_box()
