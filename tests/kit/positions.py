"""Positions for browser tests: found in this process with fixed dice, so that nobody has to click to them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import taku
from taku.kernel.dice import Dice

# A position that is not among this many matches is not reached by chance.
MOST_MATCHES = 200
Setup = Mapping[str, str]


def position(game: str, is_wanted: Callable[[Any], object], seats: int = 2, setup: Setup | None = None) -> taku.Match:
    """Return the first position in which seat 0 is to move and its view is one that is wanted."""
    for number in range(MOST_MATCHES):
        match, dice = _match(game, seats, setup, number), Dice(number)
        while not match.is_over:
            if match.mover == 0 and is_wanted(match.view(0)):
                return match
            _wander(match, dice)
    raise AssertionError(f"no such position in {MOST_MATCHES} matches of {game}")


def offering(game: str, start: str, seats: int = 2, setup: Setup | None = None) -> taku.Match:
    """Return the first position in which seat 0 may make a move whose text starts like that."""
    return position(game, lambda view: any(offer.text.startswith(start) for offer in view.offers), seats, setup)


def after(game: str, plies: int, seats: int = 2) -> taku.Match:
    """Return the first position after so many plies in which seat 0 is to move."""
    match, dice = _match(game, seats, None, 1), Dice(1)
    while match.ply < plies or match.mover != 0:
        _wander(match, dice)
    return match


def finished(game: str, seats: int = 2, setup: Setup | None = None) -> taku.Match:
    """Return a match that was played to its end."""
    match, dice = _match(game, seats, setup, 1), Dice(1)
    while not match.is_over:
        _wander(match, dice)
    return match


def _match(game: str, seats: int, setup: Setup | None, number: int) -> taku.Match:
    return taku.Match(taku.find(game), seats=seats, seed=f"position {number}", setup=setup)


def _wander(match: taku.Match, dice: Dice) -> None:
    match.play(match.game.wander(match.state(), dice).text)
