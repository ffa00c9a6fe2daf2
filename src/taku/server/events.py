"""Everything that can happen to a table, as it is stored: a table is what its events have made of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from taku.server.messages import LevelName


class Event(msgspec.Struct, frozen=True, tag_field="e", omit_defaults=True):
    """One thing that happened."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits where when a table opens."""

    kind: Literal["open", "person", "bot"]
    player: str | None = None
    name: str = ""
    level: LevelName | None = None


class Opened(Event, frozen=True, tag="opened"):
    """A table was opened, with everything that is settled about it."""

    host: str
    places: list[Place]
    clock: str = "none"
    on_timeout: Literal["forfeit", "bot"] = "forfeit"
    is_public: bool = False
    is_rated: bool = False
    is_import: bool = False


class Sat(Event, frozen=True, tag="sat"):
    """Somebody took a seat."""

    seat: int
    player: str
    name: str


class Stood(Event, frozen=True, tag="stood"):
    """Somebody gave a seat up before the match began."""

    seat: int


class Moved(Event, frozen=True, tag="moved"):
    """Lines of the log: a seat's decision and what chance made of it, or only chance at the beginning."""

    lines: list[str]
    level: LevelName | None = None


class Asked(Event, frozen=True, tag="asked"):
    """A seat wants to take back to a ply, or to pause."""

    kind: Literal["undo", "pause"]
    seat: int
    ply: int


class Answered(Event, frozen=True, tag="answered"):
    """A seat's answer to what was asked under a number; a no of the seat that asked withdraws it."""

    ask: int
    seat: int
    yes: bool


class TakenBack(Event, frozen=True, tag="back"):
    """The log was taken back to a ply."""

    ply: int


class Paused(Event, frozen=True, tag="paused"):
    """Everybody agreed to pause."""


class Resumed(Event, frozen=True, tag="resumed"):
    """Somebody went on."""

    seat: int


class GaveUp(Event, frozen=True, tag="gaveup"):
    """A seat is out of the running: it resigned, or its time ran out."""

    seat: int
    reason: Literal["resigned", "time"]


class StoodIn(Event, frozen=True, tag="standin"):
    """A bot plays on for a seat."""

    seat: int
    level: LevelName


class Retook(Event, frozen=True, tag="retook"):
    """A player came back to the own seat."""

    seat: int


class Weakened(Event, frozen=True, tag="weakened"):
    """A bot failed, and one of a lower level took over."""

    seat: int
    level: LevelName


class Ended(Event, frozen=True, tag="ended"):
    """The match ended before its rules ended it."""

    reason: Literal["resigned", "time", "absent"]


class Spoke(Event, frozen=True, tag="spoke"):
    """A line of chat."""

    player: str
    name: str
    text: str
    seat: int | None = None


class Muted(Event, frozen=True, tag="muted"):
    """The host muted a speaker for everybody, or no longer."""

    speaker: str
    on: bool


class Reported(Event, frozen=True, tag="reported"):
    """A line of chat was brought before the host."""

    number: int
    by: str


class Rematched(Event, frozen=True, tag="rematched"):
    """The same people play again at another table."""

    match: str


AnyEvent = (
    Opened
    | Sat
    | Stood
    | Moved
    | Asked
    | Answered
    | TakenBack
    | Paused
    | Resumed
    | GaveUp
    | StoodIn
    | Retook
    | Weakened
    | Ended
    | Spoke
    | Muted
    | Reported
    | Rematched
)

_DECODER: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_ENCODER = msgspec.json.Encoder()


def read_event(body: bytes) -> AnyEvent:
    """An event as it was stored."""
    return _DECODER.decode(body)


def write_event(event: Event) -> bytes:
    """An event as it is stored."""
    return _ENCODER.encode(event)
