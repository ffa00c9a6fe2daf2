"""What holds in every match of Niwa, whatever is played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import taku
from taku.games.niwa.facts import COLOURS, FIGURES, MOST_BEADS
from taku.games.niwa.figures import FULL_STACK, SLOTS, beads_in, in_slot, is_among, with_bead, without
from taku.games.niwa.moves import Give, Lift, Step
from taku.games.niwa.state import NiwaState
from taku.games.niwa.walks import closed_cells, nth_walk
from taku.kernel.dice import Dice
from taku.kernel.laws import LAWS, Law, Trial
from taku.kernel.playout import random_move

GAME = taku.find("niwa")
GARDENS = st.sampled_from(["lantern", "stream", "ring", "classic", "wild"])
SETUPS: st.SearchStrategy[dict[str, str]] = st.builds(
    dict,
    garden=GARDENS,
    mirror=st.sampled_from(["yes", "no"]),
    placement=st.sampled_from(["secret", "open"]),
    beads=st.sampled_from(["top", "any"]),
)
STACKS = st.lists(st.integers(1, COLOURS), max_size=MOST_BEADS)


def walk(setup: dict[str, str], seed: int) -> Iterator[NiwaState]:
    """Every state of a match that mostly heads for the bases, and the last one."""
    state, dice = GAME.start(GAME.setup(**setup), 2), Dice(seed)
    assert isinstance(state, NiwaState)
    while state.mover != taku.NOBODY:
        yield state
        state.apply(GAME.wander(state, dice) if seed % 4 else random_move(state, dice))
    yield state


def figures(state: NiwaState) -> list[int]:
    return [in_slot(state.cells, slot) for slot in range(SLOTS)]


@settings(max_examples=12, deadline=None)
@given(SETUPS, st.integers(0, 10**6))
def test_beads_are_conserved_cells_hold_one_figure_and_own_bases_none(setup: dict[str, str], seed: int) -> None:
    for state in walk(setup, seed):
        assert set(GAME.census(state).values()) == {2}
        if state.placed < SLOTS:
            continue
        cells = figures(state)
        assert len(set(cells)) == SLOTS
        for seat, home in enumerate(state.garden.plot.homes):
            own = cells[FIGURES * seat : FIGURES * seat + FIGURES]
            assert home not in own
            assert own == sorted(own)
        for cell in cells:
            assert cell in state.garden.plot.cells


@settings(max_examples=12, deadline=None)
@given(SETUPS, st.integers(0, 10**6))
def test_there_is_always_a_move_and_never_a_lone_stop(setup: dict[str, str], seed: int) -> None:
    for state in walk(setup, seed):
        if state.mover != taku.NOBODY:
            texts = [move.text for move in state.options()]
            assert texts
            assert texts != ["stop"]


@settings(max_examples=12, deadline=None)
@given(SETUPS, st.integers(0, 10**6))
def test_a_step_crosses_a_line_of_a_usable_bead_and_a_give_never_overfills(setup: dict[str, str], seed: int) -> None:
    for state in walk(setup, seed):
        for move in state.options():
            slots = {in_slot(state.cells, slot): slot for slot in range(SLOTS)}
            if isinstance(move, Step):
                beads = beads_in(in_slot(state.beads, slots[move.origin]))
                usable = beads if setup["beads"] == "any" else beads[-1:]
                assert state.garden.colours[move.line] in usable
            elif isinstance(move, Give):
                assert in_slot(state.beads, slots[move.cell]) < FULL_STACK
            elif isinstance(move, Lift):
                assert in_slot(state.beads, slots[move.cell]) > 0


def stack_of(colours: list[int]) -> int:
    stack = 0
    for colour in colours:
        stack = with_bead(stack, colour)
    return stack


@given(STACKS)
def test_a_stack_remembers_its_beads_in_order_and_when_it_is_full(colours: list[int]) -> None:
    assert beads_in(stack_of(colours)) == colours
    assert (stack_of(colours) >= FULL_STACK) == (len(colours) == MOST_BEADS)


@given(STACKS.filter(bool), st.data())
def test_taking_a_colour_out_takes_its_topmost_bead(colours: list[int], data: st.DataObject) -> None:
    colour = data.draw(st.sampled_from(colours))
    topmost = len(colours) - 1 - colours[::-1].index(colour)
    assert beads_in(without(stack_of(colours), colour)) == colours[:topmost] + colours[topmost + 1 :]


@given(st.lists(st.integers(0, 255), min_size=7, max_size=7), st.integers(0, 255))
def test_looking_for_a_cell_among_seven_finds_it_exactly_when_it_is_there(cells: list[int], cell: int) -> None:
    word = sum(number * 256**slot for slot, number in enumerate(cells))
    assert is_among(word, cell) == (cell in cells)
    assert is_among(word, cells[0])


def test_a_walk_that_does_not_exist_cannot_be_picked() -> None:
    state = next(state for state in walk({"garden": "lantern"}, 1) if state.placed == SLOTS)
    with pytest.raises(IndexError, match="walk 99"):
        nth_walk(state, FIGURES * state.turn, closed_cells(state), 99)


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.name)
def test_an_unmirrored_wild_garden_placed_openly_keeps_the_laws(law: Law) -> None:
    setup = GAME.setup(garden="wild", mirror="no", placement="open", beads="any")
    law.check(Trial(GAME, 2, setup, 4, encode=taku.encode, wanders=True))
