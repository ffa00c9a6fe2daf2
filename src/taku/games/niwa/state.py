"""What is on the table in a match of Niwa."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from taku.games.niwa.facts import (
    COLOUR_NAMES,
    COLOURS,
    FIGURES,
    NO_COLOUR,
    NOT_YET,
    NOWHERE,
    UNKNOWN,
)
from taku.games.niwa.figures import (
    ANY_BEAD,
    NO_CELLS,
    ONE_IN,
    SLOTS,
    START_BEADS,
    TOP_BEAD,
    beads_in,
    in_slot,
)
from taku.games.niwa.garden import Garden, Grounds
from taku.games.niwa.layout import Laid
from taku.kernel.game import State

_FOLD: Final = 1099511628211
_FOLD_BITS: Final = 0x7FFF_FFFF_FFFF_FFFF


class Past:
    """The position at the start of a turn, linked to the one before with the same seat to move. Never changed."""

    cells: i64
    beads: i64
    times: i64  # how often the position has come up, this time included
    digest: i64  # stands for this position and all before it
    before: Past | None

    def __init__(self, cells: i64, beads: i64, times: i64, before: Past | None) -> None:
        self.cells = cells
        self.beads = beads
        self.times = times
        self.before = before
        digest: i64 = 0 if before is None else before.digest
        digest = ((digest ^ cells) * _FOLD) & _FOLD_BITS
        self.digest = ((digest ^ beads) * _FOLD) & _FOLD_BITS


class NiwaState(State):
    """The garden, the six figures with their beads, and the positions of the turns gone by.

    The constructor leaves the fields blank, because `copy` fills them all; `start_state` lays a new table.
    """

    grounds: Grounds
    garden: Garden
    usable: list[int]  # by stack, the set of colours it may cross
    is_mirrored: bool
    is_secret: bool
    shape: i64  # which plot of the grounds; UNKNOWN until chance has chosen it
    laid: list[Laid]  # the tiles of a wild garden so far, by place; replaced, never changed
    first: i64
    turn: i64  # the seat that places or has the turn
    placed: i64  # how many figures stand in the garden
    cells: i64  # where the figures stand, by slot
    beads: i64  # what they wear, by slot
    hand: i64  # the colour of the bead between two figures
    active: i64  # the cell of the figure that walks or passes a bead
    turns: i64  # how many have ended
    latest: Past | None  # the start of this turn, or of the last one when the match is over
    earlier: Past | None  # the start of the other seat's last turn
    ending: i64
    winner: i64

    def copy(self) -> NiwaState:
        twin = NiwaState()
        twin.mover = self.mover
        twin.agenda = self.agenda[:]
        twin.grounds = self.grounds
        twin.garden = self.garden
        twin.usable = self.usable
        twin.is_mirrored = self.is_mirrored
        twin.is_secret = self.is_secret
        twin.shape = self.shape
        twin.laid = self.laid
        twin.first = self.first
        twin.turn = self.turn
        twin.placed = self.placed
        twin.cells = self.cells
        twin.beads = self.beads
        twin.hand = self.hand
        twin.active = self.active
        twin.turns = self.turns
        twin.latest = self.latest
        twin.earlier = self.earlier
        twin.ending = self.ending
        twin.winner = self.winner
        return twin

    def contents(self) -> list[int]:
        latest = 0 if self.latest is None else int(self.latest.digest)
        earlier = 0 if self.earlier is None else int(self.earlier.digest)
        numbers: list[int] = [self.first, self.turn, self.placed, self.cells, self.beads, self.hand, self.active]
        numbers += [self.turns, latest, earlier, self.ending, self.winner, self.shape]
        numbers += [int(self.is_mirrored), int(self.is_secret), int(self.usable is ANY_BEAD), len(self.laid)]
        for laid in self.laid:
            numbers += [laid.tile, laid.rotation]
        return numbers


def start_state(grounds: Grounds, is_mirrored: bool, is_secret: bool, any_bead: bool) -> NiwaState:
    """The table before the first pause: the garden as far as it is settled, the figures beside it."""
    state = NiwaState()
    state.grounds, state.garden = grounds, grounds.first_garden
    state.usable = ANY_BEAD if any_bead else TOP_BEAD
    state.is_mirrored, state.is_secret = is_mirrored, is_secret
    state.shape, state.laid = UNKNOWN if grounds.is_wild else 0, []
    state.first, state.turn, state.placed = 0, 0, 0
    state.cells, state.beads = NO_CELLS, START_BEADS
    state.hand, state.active = NO_COLOUR, NOWHERE
    state.turns, state.latest, state.earlier = 0, None, None
    state.ending, state.winner = NOT_YET, UNKNOWN
    return state


def census(state: NiwaState) -> dict[str, int]:
    """How many beads of each colour each seat has, the one in hand counted."""
    counts = {f"{COLOUR_NAMES[colour]} of seat {seat}": 0 for seat in range(2) for colour in range(1, COLOURS + 1)}
    for slot in range(SLOTS):
        for colour in beads_in(in_slot(state.beads, slot)):
            counts[f"{COLOUR_NAMES[colour]} of seat {slot // FIGURES}"] += 1
    if state.hand != NO_COLOUR:
        counts[f"{COLOUR_NAMES[state.hand]} of seat {state.turn}"] += 1
    return counts


def slot_of(state: NiwaState, cell: i64) -> i64:
    """The slot of the mover's figure that stands on a cell."""
    slot: i64 = FIGURES * state.turn
    while in_slot(state.cells, slot) != cell:
        slot += 1
    return slot


def line_up(state: NiwaState, seat: i64) -> None:
    """Put a seat's figures in the order of their cells."""
    slot = FIGURES * seat
    _in_order(state, slot)
    _in_order(state, slot + 1)
    _in_order(state, slot)


def _in_order(state: NiwaState, slot: i64) -> None:
    """Exchange the figures of a slot and the next if they are not in order."""
    here, there = in_slot(state.cells, slot), in_slot(state.cells, slot + 1)
    if here > there:
        # Adding to one byte what is taken from the other exchanges them.
        apart: i64 = ONE_IN[slot] - ONE_IN[slot + 1]
        state.cells += (there - here) * apart
        state.beads += (in_slot(state.beads, slot + 1) - in_slot(state.beads, slot)) * apart
