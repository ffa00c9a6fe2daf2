"""The errors that Taku raises on purpose: each one line that says what came and what was expected."""

from __future__ import annotations


class TakuError(ValueError):
    """Anything wrong that came from outside: show its text to the person, not a traceback."""


class UnknownGame(TakuError):
    """No game of that name; the text lists the ones there are."""


class BadSetup(TakuError):
    """A set-up choice or number of seats that the game does not know."""


class NotOffered(TakuError):
    """A move that is not among the offers of this pause."""


class OutOfTurn(TakuError):
    """A move by somebody who is not awaited."""


class BadLog(TakuError):
    """A record that cannot be replayed; the text names the line."""
