"""Passing a bead instead of walking, and that there is always something to do."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from taku import Match

Laid = Callable[..., Match]


def beads(match: Match, cell: str) -> list[str]:
    return next(figure.beads for figure in match.view(None).figures if figure.cell == cell)  # type: ignore[attr-defined]


@pytest.mark.parametrize("rule", ["top", "any"])
def test_the_top_bead_is_passed_to_any_other_figure_with_room_and_the_turn_ends(laid: Laid, rule: str) -> None:
    match = laid({"1,0": "GO", "-1,0": "GYO", "-1,1": "Y"}, beads=rule)
    match.play("pass 1,0")
    assert match.offers() == ["give -1,1"]
    assert match.view(0).active == "1,0"  # type: ignore[attr-defined]
    match.play("give -1,1")
    assert beads(match, "1,0") == ["green"]
    assert beads(match, "-1,1") == ["yellow", "orange"]
    assert match.mover == 1
    assert match.view(None).active is None  # type: ignore[attr-defined]


def test_a_figure_without_beads_has_nothing_to_pass(laid: Laid) -> None:
    match = laid({"1,0": "", "-1,0": "GGY", "-1,1": "YOO"})
    assert [text for text in match.offers() if text.startswith("pass ")] == ["pass -1,0", "pass -1,1"]


@pytest.mark.parametrize("stacks", [("GGY", "YOO", ""), ("GGY", "YO", "O"), ("GG", "YY", "OO")])
def test_however_the_beads_lie_each_can_be_passed(laid: Laid, stacks: tuple[str, str, str]) -> None:
    for giver, stack in zip(("1,0", "-1,0", "-1,1"), stacks, strict=True):
        match = laid(dict(zip(("1,0", "-1,0", "-1,1"), stacks, strict=True)))
        if stack:
            match.play(f"pass {giver}")
            assert match.offers()
