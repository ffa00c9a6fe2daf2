"""What is kept, as structs: matches, their events, people and what was given to them; and what may go wrong."""

from __future__ import annotations

import msgspec

from taku.kernel.errors import TakuError


class Overtaken(Exception):
    """Somebody else wrote this number first: read again."""


class StoreGone(Exception):
    """The database is locked, full or gone. Nothing counts as written; trying again is safe, numbers are unique."""


class WrongSchema(TakuError):
    """The database was made by an older or newer Taku, or by something else."""


class NewMatch(msgspec.Struct, frozen=True):
    """What is settled when a table opens."""

    id: str
    game: str
    header: str
    """The first line of the record, without the seed."""
    seed: str
    options: bytes
    is_public: bool
    created: int
    """In milliseconds since 1970, like every time in the store."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(id={self.id!r}, game={self.game!r})"


class Summary(msgspec.Struct, frozen=True):
    """What lists and sweepers need to find a match."""

    status: str
    """waiting, live, paused or over."""
    ply: int
    players: list[str | None]
    """The player's id by seat; None for bots and open seats."""
    awaited: str | None
    """The player whose turn it is."""
    awaits_bot: bool
    deadline: int | None
    """When a clock runs out next."""
    winners: list[int] | None = None
    """The seats that have won, once the match is over."""


class Stored(msgspec.Struct, frozen=True):
    """A match as it is kept: what was settled, how many events it has had, and its summary."""

    id: str
    game: str
    header: str
    seed: str
    options: bytes
    is_public: bool
    created: int
    length: int
    updated: int
    status: str
    ply: int
    players: list[str | None]
    awaited: str | None
    awaits_bot: bool
    deadline: int | None
    winners: list[int] | None

    # The seed decides every roll to come: no log and no traceback may ever show it.
    __repr__ = NewMatch.__repr__


class Event(msgspec.Struct, frozen=True):
    """One thing that happened at a table; only the server can read the body."""

    number: int
    at: int
    body: bytes


class Player(msgspec.Struct, frozen=True):
    """A person, known by an id and a name of their choice."""

    id: str
    name: str
    created: int


class Token(msgspec.Struct, frozen=True):
    """Something that opens a door. Only its SHA-256 is kept, so that a stolen database opens none."""

    hash: str
    id: str
    kind: str
    """api, invite or device."""
    player: str | None
    match: str | None
    seat: int | None
    name: str
    created: int
    expires: int | None
    used: int | None
    is_single: bool
    """Whether it is good for one use only."""


class Webhook(msgspec.Struct, frozen=True):
    """Where a person wants to be told of their turns."""

    player: str
    url: str
    form: str
    language: str


class Push(msgspec.Struct, frozen=True):
    """A browser's Web Push subscription."""

    player: str
    endpoint: str
    p256dh: str
    auth: str
