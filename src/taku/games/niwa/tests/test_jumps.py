"""Jumps: over whom, to which cells, and what they end (worked cases 4 to 7)."""

from __future__ import annotations

from collections.abc import Callable

from taku import Match

Laid = Callable[..., Match]

# Seat 0 has a figure without beads on 2,0; the other two are full.
BEHIND = {"-1,0": "GGY", "-1,1": "YOO"}


def jumps(match: Match) -> list[str]:
    return [text for text in match.offers() if text.startswith("jump ")]


def test_a_jump_leads_to_any_free_cell_behind_a_neighbour(laid: Laid) -> None:
    match = laid({"2,0": "", **BEHIND}, {"3,0": "GG", "11,-7": "YY", "10,-5": "OO"})
    assert set(jumps(match)) == {"jump 2,0 4,-1", "jump 2,0 4,0", "jump 2,0 3,1"}


def test_own_figures_are_jumped_over_as_well(laid: Laid) -> None:
    match = laid({"2,0": "", "3,0": "GGY", "-1,1": "YOO"})
    assert set(jumps(match)) == {"jump 2,0 4,-1", "jump 2,0 4,0", "jump 2,0 3,1"}


def test_a_figure_with_beads_does_not_jump(laid: Laid) -> None:
    match = laid({"2,0": "G", "-1,0": "GY", "-1,1": "YOO"}, {"3,0": "GG", "11,-7": "YY", "10,-5": "OO"})
    assert jumps(match) == []


def test_neighbouring_means_joined_by_a_line(laid: Laid) -> None:
    # 5,-6 touches 4,-5, but no line joins them; nothing else lies behind the rim.
    match = laid({"4,-4": "", **BEHIND}, {"4,-5": "GG", "11,-7": "YY", "10,-5": "OO"})
    assert jumps(match) == []
    # From the rim itself: 1,1 and 0,1 touch, and no line joins them.
    match = laid({"1,1": "", **BEHIND}, {"0,1": "GG", "11,-7": "YY", "10,-5": "OO"})
    assert jumps(match) == []


def test_far_cells_are_offered_only_when_every_near_cell_is_taken(laid: Laid) -> None:
    blockers = {"3,0": "GG", "4,-1": "YY", "4,0": "OO"}
    match = laid({"2,0": "", **BEHIND}, blockers)
    assert jumps(match) == ["jump 2,0 3,1"]
    match = laid({"2,0": "", "3,1": "GGY", "-1,1": "YOO"}, blockers)
    assert set(jumps(match)) == {"jump 2,0 5,-1", "jump 2,0 4,1"}


def test_the_own_base_is_no_cell_for_jumps_and_the_far_cells_behind_are_offered(laid: Laid) -> None:
    match = laid({"2,0": "", "1,-1": "GGY", "0,1": "YOO"}, {"1,0": "GG", "11,-7": "YY", "10,-5": "OO"})
    assert set(jumps(match)) == {"jump 2,0 -1,1", "jump 2,0 0,-1"}


def test_a_far_cell_that_is_taken_is_not_offered(laid: Laid) -> None:
    match = laid({"2,0": "", "1,-1": "GGY", "0,1": "YOO"}, {"1,0": "GG", "-1,1": "YY", "10,-5": "OO"})
    assert jumps(match) == ["jump 2,0 0,-1"]


def test_the_same_landing_cell_over_two_figures_is_one_offer(laid: Laid) -> None:
    match = laid({"2,0": "", **BEHIND}, {"3,0": "GG", "3,-1": "YY", "10,-5": "OO"})
    assert jumps(match).count("jump 2,0 4,-1") == 1
    assert len(jumps(match)) == len(set(jumps(match))) == 5


def test_a_jump_ends_the_turn_and_colours_do_not_matter(laid: Laid) -> None:
    match = laid({"2,0": "", **BEHIND}, {"3,0": "GG", "11,-7": "YY", "10,-5": "OO"})
    match.play("jump 2,0 4,0")
    assert match.mover == 1
    assert {figure.cell for figure in match.view(None).figures if figure.seat == 0} == {"4,0", "-1,0", "-1,1"}  # type: ignore[attr-defined]


def test_a_walk_may_end_with_a_jump_once_the_last_bead_is_gone(laid: Laid) -> None:
    match = laid({"1,0": "O", "-1,0": "GGY", "-1,1": "YO"}, {"3,0": "GG", "11,-7": "YY", "10,-5": "OO"})
    match.play("step 1,0 2,0")
    match.play("give -1,1")
    assert match.offers() == ["jump 2,0 3,1", "jump 2,0 4,-1", "jump 2,0 4,0", "stop"]
    match.play("jump 2,0 4,0")
    assert match.mover == 1


def test_a_walker_with_a_bead_left_does_not_jump(laid: Laid) -> None:
    match = laid({"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"}, {"3,0": "GG", "11,-7": "YY", "10,-5": "OO"})
    match.play("step 1,0 2,0")
    match.play("give -1,1")
    assert match.offers() == ["step 2,0 3,-1", "stop"]


def test_a_jump_into_the_other_base_wins(laid: Laid) -> None:
    match = laid({"8,-6": "", **BEHIND}, {"9,-6": "GG", "11,-7": "YY", "10,-5": "OO"})
    assert "jump 8,-6 10,-6" in jumps(match)
    match.play("jump 8,-6 10,-6")
    assert match.is_over
    assert match.winners() == [0]


def test_the_other_base_counts_as_a_near_cell_that_is_always_free(laid: Laid) -> None:
    match = laid({"8,-6": "", "9,-5": "GGY", "-1,1": "YOO"}, {"9,-6": "GG", "10,-7": "YY", "11,-6": "OO"})
    assert jumps(match) == ["jump 8,-6 10,-6"]
