"""How a match ends without a winner: the third repetition, and turn 400."""

from __future__ import annotations

from collections.abc import Callable

import taku
from taku import Match
from taku.games.niwa.state import NiwaState

Laid = Callable[..., Match]


def shuttle(match: Match, there: bool) -> None:
    """Both seats pass a bead, there or back again."""
    for green, yellow in (("-1,0", "-1,1"), ("11,-6", "11,-7")):
        giver, taker = (green, yellow) if there else (yellow, green)
        match.play(f"pass {giver}")
        match.play(f"give {taker}")


def test_the_fastest_draw_by_repetition_comes_after_eight_turns_of_passing_to_and_fro(laid: Laid) -> None:
    match = laid()
    shuttle(match, True)
    assert match.view(None).repeats == 1  # type: ignore[attr-defined]
    shuttle(match, False)
    assert match.view(None).repeats == 2  # type: ignore[attr-defined]
    shuttle(match, True)
    assert not match.is_over
    shuttle(match, False)
    assert match.is_over
    assert match.scores() == [0.5, 0.5]
    assert match.winners() == [0, 1]
    assert match.view(None).ending == "repetition"
    assert match.told[0][-1].lines[-1].key == "end-repetition"


def test_the_position_after_the_placement_counts_in_a_whole_match() -> None:
    match = Match(taku.find("niwa"), settle=False, setup={"first": "0"})
    for text in ("green -1,0", "yellow -1,1", "orange 0,-1", "green 11,-6", "yellow 11,-7", "orange 10,-5"):
        match.play(f"place {text}")
    for there in (True, False, True, False):
        assert not match.is_over
        shuttle(match, there)
    assert match.is_over
    assert taku.Match.replay(match.log.text).scores() == [0.5, 0.5]


def test_the_figures_of_a_seat_are_alike_in_a_repetition(laid: Laid) -> None:
    state = laid({"1,0": "OO", "-1,0": "GG", "-1,1": "YY"})._state
    twin = laid({"-1,1": "YY", "1,0": "OO", "-1,0": "GG"})._state
    assert state.mark() == twin.mark()


def test_the_same_figures_with_the_other_seat_to_move_are_another_position(laid: Laid) -> None:
    match = laid(turns=0)
    state = match._state
    assert isinstance(state, NiwaState)
    shuttle(match, True)
    shuttle(match, False)
    assert state.latest is not None
    assert state.earlier is not None
    assert (state.latest.times, state.earlier.times) == (2, 1)


def test_the_order_of_beads_on_a_figure_makes_another_position(laid: Laid) -> None:
    one = laid({"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"})._state
    other = laid({"1,0": "OG", "-1,0": "GYO", "-1,1": "Y"})._state
    assert isinstance(one, NiwaState)
    assert isinstance(other, NiwaState)
    assert one.cells == other.cells
    assert one.beads != other.beads


def test_turn_400_ends_the_match_as_a_draw(laid: Laid) -> None:
    match = laid(turns=399)
    assert match.view(None).turn_number == match.view(None).last_turn == 400  # type: ignore[attr-defined]
    match.play("pass -1,0")
    match.play("give -1,1")
    assert match.is_over
    assert match.scores() == [0.5, 0.5]
    assert match.view(None).ending == "limit"  # type: ignore[attr-defined]
    assert match.told[None][-1].lines[-1].key == "end-limit"


def test_a_win_in_turn_400_is_a_win(laid: Laid) -> None:
    match = laid({"9,-6": "GO", "-1,0": "GYO", "-1,1": "Y"}, turns=399)
    match.play("step 9,-6 10,-6")
    assert match.scores() == [1, 0]


def test_turn_399_is_not_the_last(laid: Laid) -> None:
    match = laid(turns=398)
    match.play("pass -1,0")
    match.play("give -1,1")
    assert not match.is_over
    assert match.scores() == [0, 0]


def test_the_longest_match_is_counted_from_its_parts() -> None:
    building, first, placing = 11, 1, 6
    # Two beads a figure allow five plies in each seat's first turn, three beads allow seven later.
    assert taku.find("niwa").longest == building + first + placing + 2 * 5 + 398 * 7
