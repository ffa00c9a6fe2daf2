"""Steps and walks: which line a bead crosses, who gets it, when a walk goes on and when it ends (cases 2, 3, 5)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from taku import Match, NotOffered

Laid = Callable[..., Match]

GREEN_BELOW_ORANGE = {"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"}


def beads(match: Match, cell: str) -> list[str]:
    return next(figure.beads for figure in match.view(None).figures if figure.cell == cell)  # type: ignore[attr-defined]


def steps(match: Match, cell: str) -> list[str]:
    return [text for text in match.offers() if text.startswith(f"step {cell} ")]


def test_only_the_top_bead_crosses_a_line(laid: Laid) -> None:
    assert steps(laid(GREEN_BELOW_ORANGE), "1,0") == ["step 1,0 2,0"]


def test_with_any_bead_every_colour_of_the_figure_crosses(laid: Laid) -> None:
    match = laid(GREEN_BELOW_ORANGE, beads="any")
    assert set(steps(match, "1,0")) == {"step 1,0 2,0", "step 1,0 2,-1", "step 1,0 0,1"}


def test_with_any_bead_the_topmost_of_the_colour_is_used(laid: Laid) -> None:
    match = laid({"1,0": "GOG", "-1,0": "Y", "-1,1": "YO"}, beads="any")
    match.play("step 1,0 2,-1")
    assert beads(match, "2,-1") == ["green", "orange"]
    match = laid({"1,0": "OGO", "-1,0": "Y", "-1,1": "YG"}, beads="any")
    match.play("step 1,0 2,-1")
    assert beads(match, "2,-1") == ["orange", "orange"]
    match = laid({"1,0": "GOO", "-1,0": "Y", "-1,1": "YG"}, beads="any")
    match.play("step 1,0 2,-1")
    assert beads(match, "2,-1") == ["orange", "orange"]


def test_the_bead_used_goes_on_top_of_another_figure_and_never_on_a_full_one(laid: Laid) -> None:
    match = laid(GREEN_BELOW_ORANGE)
    match.play("step 1,0 2,0")
    assert match.view(None).hand == "orange"  # type: ignore[attr-defined]
    assert match.offers() == ["give -1,1"]
    match.play("give -1,1")
    assert beads(match, "-1,1") == ["yellow", "orange"]


def test_the_walker_never_gets_its_own_bead_back(laid: Laid) -> None:
    match = laid({"1,0": "GO", "-1,0": "GY", "-1,1": "YO"})
    match.play("step 1,0 2,0")
    assert match.offers() == ["give -1,0", "give -1,1"]


def test_a_bead_given_to_a_full_figure_is_refused_and_the_offers_are_named(laid: Laid) -> None:
    match = laid(GREEN_BELOW_ORANGE)
    match.play("step 1,0 2,0")
    with pytest.raises(NotOffered, match="'give -1,0' is not on offer; expected give -1,1"):
        match.play("give -1,0")


def test_a_cell_that_does_not_exist_is_refused(laid: Laid) -> None:
    match = laid(GREEN_BELOW_ORANGE)
    with pytest.raises(NotOffered, match="'step 1,0 99,0' is not on offer"):
        match.play("step 1,0 99,0")


def test_after_giving_the_walker_goes_on_with_its_new_top_bead_or_stops(laid: Laid) -> None:
    match = laid(GREEN_BELOW_ORANGE)
    match.play("step 1,0 2,0")
    match.play("give -1,1")
    assert match.mover == 0
    assert match.offers() == ["step 2,0 3,0", "step 2,0 3,-1", "stop"]
    match.play("stop")
    assert match.mover == 1


def test_a_walker_may_step_back_over_the_line_it_has_just_crossed(laid: Laid) -> None:
    match = laid({"1,0": "OO", "-1,0": "GG", "-1,1": "YY"})
    match.play("step 1,0 2,0")
    match.play("give -1,0")
    assert "step 2,0 1,0" in match.offers()


def test_only_the_walking_figure_goes_on(laid: Laid) -> None:
    match = laid({"1,0": "OO", "0,-1": "GG", "-1,1": "YY"})
    match.play("step 1,0 2,0")
    match.play("give -1,1")
    assert all(text == "stop" or text.startswith("step 2,0 ") for text in match.offers())


def test_a_walk_has_at_most_three_steps_and_a_lone_stop_is_never_offered(laid: Laid) -> None:
    match = laid({"1,0": "OOG", "-1,0": "G", "-1,1": "YY"})
    for text in ("step 1,0 2,-1", "give -1,0", "step 2,-1 2,0", "give -1,0", "step 2,0 1,0"):
        match.play(text)
    assert match.offers() == ["give -1,1"]
    match.play("give -1,1")
    assert match.mover == 1
    assert match.view(None).turn_number == 2  # type: ignore[attr-defined]


def test_nobody_enters_the_own_base(laid: Laid) -> None:
    match = laid({"1,0": "OO", "-1,0": "OG", "-1,1": "GYY"}, beads="any")
    assert not [text for text in match.offers() if text.endswith(" 0,0")]


def test_a_cell_that_is_taken_by_either_side_is_closed(laid: Laid) -> None:
    match = laid({"1,0": "GO", "-1,0": "GYO", "0,1": "Y"}, {"2,-1": "GG", "11,-7": "YY", "10,-5": "OO"}, beads="any")
    assert steps(match, "1,0") == ["step 1,0 2,0"]


def test_a_figure_without_beads_has_no_steps(laid: Laid) -> None:
    match = laid({"4,-4": "", "-1,0": "GGY", "-1,1": "YOO"})
    assert not [text for text in match.offers() if " 4,-4" in text]


def test_entering_the_other_base_wins_at_once_and_the_bead_stays(laid: Laid) -> None:
    match = laid({"9,-6": "GO", "-1,0": "GYO", "-1,1": "Y"})
    match.play("step 9,-6 10,-6")
    assert match.is_over
    assert match.offers() == []
    assert match.scores() == [1, 0]
    assert match.winners() == [0]
    assert beads(match, "10,-6") == ["green", "orange"]
    view = match.view(None)
    assert (view.hand, view.active, view.ending, view.winner) == (None, None, "base", 0)  # type: ignore[attr-defined]


def test_entering_the_base_in_the_middle_of_a_walk_ends_the_match_there_and_then(laid: Laid) -> None:
    match = laid({"8,-6": "OO", "-1,0": "GG", "-1,1": "YY"})
    for text in ("step 8,-6 9,-6", "give -1,0", "step 9,-6 10,-6"):
        match.play(text)
    assert match.is_over
    assert match.winners() == [0]
    assert match.view(None).turn_number == 1  # type: ignore[attr-defined]


def test_seat_1_wins_in_the_base_of_seat_0(laid: Laid) -> None:
    match = laid({"5,0": "GG", "4,0": "YY", "3,0": "OO"}, {"1,0": "GO", "11,-7": "YYO", "10,-5": "G"}, turn=1)
    match.play("step 1,0 0,0")
    assert match.scores() == [0, 1]
    assert match.told[None][-1].lines[-1].args == {"seat": 1}
