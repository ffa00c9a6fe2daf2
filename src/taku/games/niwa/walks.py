"""What one figure can do on the spot: the steps and jumps open to it (leaflet, "Movements" and "Encounters")."""

from __future__ import annotations

from mypy_extensions import i64

from taku.games.niwa.facts import NOWHERE
from taku.games.niwa.figures import ONE_IN, SLOTS, in_slot, is_among
from taku.games.niwa.garden import COLOUR_SETS
from taku.games.niwa.moves import Jump, Step
from taku.games.niwa.state import NiwaState
from taku.kernel.catalogue import Move


def closed_cells(state: NiwaState) -> i64:
    """The cells that the mover cannot enter, a byte each: all figures' and its own base (leaflet, notes 1 and 2)."""
    home: i64 = state.garden.plot.homes[state.turn]
    return state.cells + (home - NOWHERE) * ONE_IN[SLOTS]


def steps_by_colour(state: NiwaState, slot: i64) -> list[Step]:
    """The steps that a figure's beads allow, whoever stands in the way; none without beads."""
    stack = in_slot(state.beads, slot)
    return state.garden.steps[COLOUR_SETS * in_slot(state.cells, slot) + state.usable[stack]]


def landings(state: NiwaState, slot: i64, closed: i64) -> i64:
    """The cells a figure can jump to, as a set of the bits of its jumps; none while it has a bead."""
    if in_slot(state.beads, slot):
        return 0
    plot = state.garden.plot
    reached: i64 = 0
    for leap in plot.leaps[state.turn * len(plot.book.cells) + in_slot(state.cells, slot)]:
        if is_among(closed, leap.over):
            near = free_bits(leap.near, closed)
            reached |= near if near else free_bits(leap.far, closed)
    return reached


def free_bits(jumps: list[Jump], closed: i64) -> i64:
    """The bits of those jumps whose landing cell can be entered."""
    bits: i64 = 0
    for jump in jumps:
        if not is_among(closed, jump.target):
            bits |= jump.bit
    return bits


def add_walks(state: NiwaState, slot: i64, closed: i64, moves: list[Move]) -> None:
    """Append a figure's steps and jumps, in catalogue order."""
    for step in steps_by_colour(state, slot):
        if not is_among(closed, step.target):
            moves.append(step)
    reached = landings(state, slot, closed)
    if reached:
        moves.extend([jump for jump in jumps_from(state, slot) if jump.bit & reached])


def jumps_from(state: NiwaState, slot: i64) -> list[Jump]:
    """Every jump there is from a figure's cell, in catalogue order."""
    return state.garden.plot.jumps[in_slot(state.cells, slot)]


def count_walks(state: NiwaState, slot: i64, closed: i64) -> i64:
    """How many moves `add_walks` would append."""
    count: i64 = 0
    for step in steps_by_colour(state, slot):
        if not is_among(closed, step.target):
            count += 1
    reached = landings(state, slot, closed)
    while reached:
        reached &= reached - 1
        count += 1
    return count


def nth_walk(state: NiwaState, slot: i64, closed: i64, index: i64) -> Move:
    """The move of that index among those that `add_walks` would append."""
    left = index
    for step in steps_by_colour(state, slot):
        if not is_among(closed, step.target):
            if left == 0:
                return step
            left -= 1
    reached = landings(state, slot, closed)
    for jump in jumps_from(state, slot):
        if jump.bit & reached:
            if left == 0:
                return jump
            left -= 1
    raise IndexError(f"walk {index} of the figure in slot {slot}")


def can_walk(state: NiwaState, slot: i64) -> bool:
    """Whether a figure has a step or a jump left."""
    return count_walks(state, slot, closed_cells(state)) > 0
