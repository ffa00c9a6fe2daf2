"""Tables laid by hand: a match of Nautilus with the cards one wants, chance played by the test."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

import taku
from taku import Match

Opened = Callable[..., Match]

LANES = ("science +1", "exploration +1", "navigation +1", "engineering +1", "war +1")
HANDS = ((1, 2, 3, 4, 5), (6, 7, 8, 9, 10))
SPECIALS = ("kraken", "fishbone")


def _open(
    hands: Sequence[Sequence[int]] = HANDS,
    specials: Sequence[str] = SPECIALS,
    lanes: Sequence[str] = LANES,
    scouting: Sequence[str] = ("skip", "skip"),
    **setup: str,
) -> Match:
    """Seat 0 is first and keeps the first special card; after `scouting` the placing begins."""
    match = Match(taku.find("nautilus"), seats=2, settle=False, setup={"first": "0", **setup})
    open_round(match, hands, specials, lanes)
    for text in scouting:
        match.play(text)
    return match


def open_round(
    match: Match,
    hands: Sequence[Sequence[int]] = HANDS,
    specials: Sequence[str] = SPECIALS,
    lanes: Sequence[str] = LANES,
) -> None:
    """The outcomes and the first player's choice at the beginning of a round."""
    first = 0 if match.view(0).nemo == 0 else 1  # type: ignore[attr-defined]
    for lane, domain in enumerate(lanes, start=1):
        match.play(f"domain {lane} {domain}")
    for seat in (first, 1 - first):
        for card in hands[seat]:
            match.play(f"deal {seat} {card}")
    for special in specials:
        match.play(f"special {special}")
    match.play(f"keep {specials[0]}")


@pytest.fixture
def opened() -> Opened:
    return _open


@pytest.fixture
def dealt() -> Callable[..., None]:
    return open_round
