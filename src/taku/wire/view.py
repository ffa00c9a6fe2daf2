"""The frame every game's view and telling has; a game adds fields of its own to `View`."""

from __future__ import annotations

import msgspec

Value = str | int


class Label(msgspec.Struct, frozen=True):
    """A sentence without a language: a message of the game's words and what to fill in."""

    key: str
    args: dict[str, Value] = {}


class Offer(msgspec.Struct, frozen=True):
    """A move on offer: its text for the log, its label for people, the spot on the board to click."""

    text: str
    label: Label
    spot: str


class View(msgspec.Struct, frozen=True, kw_only=True):
    """What every view says, whatever the game. `seat` is None for a watcher."""

    game: str
    seat: int | None
    seats: int
    mover: int
    phase: str
    over: bool
    scores: list[float] | None
    offers: list[Offer]


class Telling(msgspec.Struct, frozen=True):
    """What one seat hears of one move: who made it, and sentences that also drive the animation."""

    actor: int
    lines: list[Label]


_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(value: object) -> bytes:
    """A view or a telling as JSON; the same thing always gives the same bytes. A state is refused."""
    return _ENCODER.encode(value)
