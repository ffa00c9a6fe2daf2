"""What is on the table in a match of Namiji."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.namiji.board import BoatBoard, start_board
from taku.games.namiji.box import Box
from taku.games.namiji.facts import (
    ASHORE,
    HEAP_BITS,
    NEUTRAL,
    NO_FISH,
    NO_HAUL,
    NONE,
    SEATS_FOR_DOUBLES,
)
from taku.kernel.game import State
from taku.kernel.sets import BIT


class NamijiState(State):
    """The Sea Route, the School, the decks, the boat boards, and what has been seen of the secret decks.

    The constructor leaves the fields blank, because `copy` fills them all; `start_state` lays a new table.
    A deck is an unordered pool and an ordered tail of what was put under it.
    """

    box: Box
    seats: i64
    boats: i64  # the neutral boat of two players included
    has_doubles: bool
    tokens: i64  # how many Early Bird tokens are in play
    boards: list[BoatBoard]
    berths: list[int]  # by boat, see `facts.SLOTS`
    boat: i64  # the boat that sails next: the one farthest behind
    helm: i64  # the seat that sails it
    actor: i64  # the seat whose stop is being carried out
    home: i64  # boats in the finish port
    up: i64  # the face-up fish of the School, and how many they are
    up_count: i64
    down: i64
    down_count: i64
    nets: i64
    net_count: i64
    net_tail: list[int]
    shrimp: i64  # in the bag
    crabs: i64
    bonuses: i64  # the set of Panorama bonuses that are gone
    asked: i64  # the upgrades that were asked about at this stop
    catch: i64  # the fish or net in hand
    revealed: list[int]  # nets to choose from
    haul_seat: i64  # the last haul stays to be looked at until the next one
    haul_shrimp: i64
    haul_crabs: i64
    haul_end: i64
    rocks: i64
    rock_tail: list[int]
    drawn: i64  # the Rock cards in the actor's hand
    rock_log: list[int]  # who drew, kept and put back what; see `memory`
    cards: list[int]  # Dock cards in the pool, by number
    card_count: i64
    card_tail: list[int]
    hand: list[int]  # the Dock cards going round, lowest first
    slot: i64  # the dock slot that picks
    card_log: list[int]

    def copy(self) -> NamijiState:
        twin = NamijiState()
        twin.mover = self.mover
        twin.agenda = self.agenda[:]
        twin.box = self.box
        twin.seats = self.seats
        twin.boats = self.boats
        twin.has_doubles = self.has_doubles
        twin.tokens = self.tokens
        twin.boards = [board.copy() for board in self.boards]
        twin.berths = self.berths[:]
        twin.boat = self.boat
        twin.helm = self.helm
        twin.actor = self.actor
        twin.home = self.home
        twin.bonuses = self.bonuses
        twin.asked = self.asked
        self._copy_tokens(twin)
        self._copy_decks(twin)
        return twin

    def _copy_tokens(self, twin: NamijiState) -> None:
        twin.up = self.up
        twin.up_count = self.up_count
        twin.down = self.down
        twin.down_count = self.down_count
        twin.nets = self.nets
        twin.net_count = self.net_count
        twin.net_tail = self.net_tail[:]
        twin.shrimp = self.shrimp
        twin.crabs = self.crabs
        twin.catch = self.catch
        twin.revealed = self.revealed[:]
        twin.haul_seat = self.haul_seat
        twin.haul_shrimp = self.haul_shrimp
        twin.haul_crabs = self.haul_crabs
        twin.haul_end = self.haul_end

    def _copy_decks(self, twin: NamijiState) -> None:
        twin.rocks = self.rocks
        twin.rock_tail = self.rock_tail[:]
        twin.drawn = self.drawn
        twin.rock_log = self.rock_log[:]
        twin.cards = self.cards[:]
        twin.card_count = self.card_count
        twin.card_tail = self.card_tail[:]
        twin.hand = self.hand[:]
        twin.slot = self.slot
        twin.card_log = self.card_log[:]

    def contents(self) -> list[int]:
        numbers: list[int] = [self.seats, self.tokens, self.boat, self.helm, self.actor, self.home, self.bonuses]
        numbers += [self.up, self.down, self.nets, self.shrimp, self.crabs, self.asked, self.catch]
        numbers += [self.haul_seat, self.haul_shrimp, self.haul_crabs, self.haul_end, self.rocks, self.drawn, self.slot]
        for deck in (self.berths, self.net_tail, self.revealed, self.rock_tail, self.rock_log):
            numbers.append(len(deck))
            numbers += deck
        for deck in (self.cards, self.card_tail, self.hand, self.card_log):
            numbers.append(len(deck))
            numbers += deck
        for board in self.boards:
            numbers += board.contents()
        return numbers


def start_state(box: Box, seats: int, tokens_of_two: int) -> NamijiState:
    """The table before the boats line up: everything in its place, nothing drawn."""
    state = NamijiState()
    state.box, state.seats = box, seats
    state.boats = NEUTRAL + 1 if seats == 2 else seats
    state.tokens = tokens_of_two if seats == 2 else seats
    state.has_doubles = seats >= SEATS_FOR_DOUBLES
    state.boards = [start_board(len(box.penalty) - 1) for _ in range(seats)]
    state.berths = [ASHORE] * state.boats
    state.boat, state.helm, state.actor, state.home = 0, 0, 0, 0
    state.bonuses, state.asked = 0, 0
    _lay_tokens(state, box)
    _lay_decks(state, box)
    return state


def _lay_tokens(state: NamijiState, box: Box) -> None:
    state.up, state.up_count = 0, 0
    state.down, state.down_count = box.fish, box.fish_count
    state.nets, state.net_count, state.net_tail = box.nets, box.net_count, []
    state.shrimp, state.crabs = box.shrimp, box.crabs
    state.catch, state.revealed = NO_FISH, []
    state.haul_seat, state.haul_shrimp, state.haul_crabs, state.haul_end = NONE, 0, 0, NO_HAUL


def _lay_decks(state: NamijiState, box: Box) -> None:
    state.rocks, state.rock_tail, state.drawn = BIT[len(box.rocks)] - 1, [], 0
    state.rock_log = []
    state.cards, state.card_count, state.card_tail = box.card_copies[:], sum(box.card_copies), []
    state.hand, state.slot, state.card_log = [], 0, []


_HEAP_MASK: Final = 31


def count_in(heap: i64, fish: i64) -> i64:
    """How many of a fish or net a heap holds."""
    return (heap >> (HEAP_BITS * fish)) & _HEAP_MASK


def nth_in(heap: i64, index: i64) -> i64:
    """The fish behind the token of that index in a heap, counting tokens in the order of the fish."""
    fish: i64 = 0
    left = index - (heap & _HEAP_MASK)
    while left >= 0:
        heap = heap >> HEAP_BITS
        fish += 1
        left -= heap & _HEAP_MASK
    return fish


def fish_in(heap: i64) -> list[int]:
    """The fish of which a heap holds any, lowest first."""
    listed: list[int] = []
    fish: i64 = 0
    while heap:
        if heap & _HEAP_MASK:
            listed.append(fish)
        heap = heap >> HEAP_BITS
        fish += 1
    return listed
