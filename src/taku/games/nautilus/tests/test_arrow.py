"""Arrows and the Anchor that holds against them (worked cases 2 to 6 and 9)."""

from __future__ import annotations

from collections.abc import Callable

from taku import Match

Opened = Callable[..., Match]

TWELVE_FIRST = ((1, 2, 3, 4, 12), (6, 7, 8, 9, 10))


def test_a_vertical_arrow_sends_the_only_other_card_across(opened: Opened) -> None:
    match = opened(TWELVE_FIRST)
    match.play("place 12 a2")
    match.play("place 6 a4")
    assert match.mover == 1
    assert match.offers() == ["move a2 b2"]
    match.play("move a2 b2")
    assert match.view(None).table == {"a4": "6", "b2": "12"}  # type: ignore[attr-defined]
    assert match.mover == 0


def test_an_anchored_card_is_no_target(opened: Opened) -> None:
    match = opened(TWELVE_FIRST, specials=("anchor", "fishbone"))
    match.play("ready")
    match.play("place 12 a2")
    match.play("anchor a2")
    match.play("place 6 a4")
    assert match.mover == 0
    assert match.view(None).table["a2"] == "12"  # type: ignore[attr-defined]


def test_nothing_moves_when_the_place_across_is_taken(opened: Opened) -> None:
    match = opened(((1, 2, 3, 6, 12), (5, 7, 8, 9, 10)))
    match.play("place 12 a2")
    match.play("place 5 b2")
    match.play("place 6 a4")
    assert match.mover == 1
    assert match.view(None).table["a4"] == "6"  # type: ignore[attr-defined]


def test_a_lone_horizontal_arrow_moves_nothing(opened: Opened) -> None:
    match = opened()
    match.play("place 1 a1")
    match.play("place 7 b3")
    assert match.mover == 0
    assert all(text.startswith("place ") for text in match.offers())


def test_a_horizontal_arrow_offers_every_free_place_of_its_side_and_must_move(opened: Opened) -> None:
    match = opened()
    match.play("place 1 b1")
    match.play("place 7 b3")
    assert match.mover == 1
    assert match.offers() == ["move b1 b2", "move b1 b4", "move b1 b5"]


def test_whoever_played_the_target_does_not_matter_and_a_moved_card_triggers_nothing(opened: Opened) -> None:
    match = opened(((1, 2, 3, 6, 5), (4, 7, 8, 9, 10)))
    match.play("place 6 a1")
    match.play("place 9 a3")
    assert match.offers() == ["move a1 b1"]
    match.play("move a1 b1")
    assert match.mover == 0
    assert match.view(None).table["b1"] == "6"  # type: ignore[attr-defined]


def test_the_tenth_card_moves_nothing_even_if_it_is_an_arrow(opened: Opened) -> None:
    match = opened(((1, 2, 3, 4, 5), (9, 10, 11, 12, 13)))
    for text in ("1 a1", "10 a2", "2 a3", "11 a4", "3 a5", "12 b1", "4 b2", "13 b3", "5 b4", "9 b5"):
        match.play("place " + text)
    assert match.offers()[0].startswith("domain 1 ")
    assert match.view(0).round == 2  # type: ignore[attr-defined]


def test_kraken_and_fishbone_can_be_moved_like_divers(opened: Opened) -> None:
    match = opened(((1, 2, 3, 4, 5), (6, 7, 8, 9, 10)))
    match.play("place kraken a2")
    match.play("place 9 a4")
    assert match.offers() == ["move a2 b2"]


def test_an_arrow_laid_on_the_anchor_still_fires(opened: Opened) -> None:
    match = opened(((6, 2, 3, 4, 5), (1, 7, 8, 9, 10)), specials=("anchor", "fishbone"))
    match.play("place 2 a1")
    match.play("place 1 b5")
    match.play("ready")
    match.play("place 6 a4")
    match.play("anchor a4")
    assert match.offers() == ["move a1 b1"]


def test_the_anchor_is_laid_before_the_arrow_fires(opened: Opened) -> None:
    match = opened(((6, 2, 3, 4, 5), (1, 7, 8, 9, 10)), specials=("anchor", "fishbone"))
    match.play("place 2 a1")
    match.play("place 1 b5")
    match.play("ready")
    match.play("place 6 a4")
    assert match.offers() == ["anchor a1", "anchor a4", "anchor b5"]
    match.play("anchor a1")
    assert match.mover == 1


def test_the_anchor_must_be_announced_before_placing_and_only_once(opened: Opened) -> None:
    match = opened(specials=("anchor", "fishbone"))
    assert match.offers()[-1] == "ready"
    match.play("ready")
    assert match.mover == 0
    assert "ready" not in match.offers()
    match.play("place 1 a1")
    assert match.offers() == ["anchor a1"]
    match.play("anchor a1")
    match.play("place 10 a2")
    assert "ready" not in match.offers()


def test_the_anchor_can_be_announced_before_the_tenth_placement(opened: Opened) -> None:
    match = opened(((1, 2, 3, 4, 5), (9, 10, 11, 12, 13)), specials=("fishbone", "anchor"))
    for text in ("1 a1", "10 a2", "2 a3", "11 a4", "3 a5", "12 b1", "4 b2", "13 b3", "5 b4"):
        match.play("place " + text)
    match.play("ready")
    match.play("place 9 b5")
    assert len(match.offers()) == 10
    match.play("anchor a1")
    assert match.view(0).round == 2  # type: ignore[attr-defined]
