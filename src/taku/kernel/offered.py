"""The one check that every move from outside passes: it must be on offer here and now."""

from __future__ import annotations

from typing import Final

from taku.kernel.catalogue import Catalogue, Move
from taku.kernel.errors import NotOffered
from taku.kernel.game import State

# More offers than a person can read in one line are cut here.
_MOST_NAMED: Final = 12


def offered(state: State, catalogue: Catalogue, text: object) -> Move:
    """The move of that text; NotOffered names what was offered instead."""
    move = catalogue.find(text) if isinstance(text, str) else None
    options = state.options()
    if move is None or move not in options:
        raise NotOffered(f"{text!r} is not on offer; expected {_name(options)}")
    return move


def _name(options: list[Move]) -> str:
    named = ", ".join([move.text for move in options[:_MOST_NAMED]])
    more = len(options) - _MOST_NAMED
    return f"{named} and {more} more" if more > 0 else named or "nothing, the match is over"
