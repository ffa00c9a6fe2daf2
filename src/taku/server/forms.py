"""What is asked and answered over HTTP, as structs: the checks, the OpenAPI document and the types come from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from taku.server.messages import LevelName, Line, MatchId, MoveText, Number, Ply, SeatNow, SeatNumber
from taku.wire import Choice

PersonName = Annotated[str, Meta(min_length=1, max_length=30)]
Code = Annotated[str, Meta(min_length=20, max_length=64, pattern="^[0-9A-Za-z]+$")]
# none | move:30s | fischer:300s+5s | days:3
ClockText = Annotated[
    str, Meta(max_length=40, pattern=r"^(none|move:\d{1,5}s|fischer:\d{1,6}s\+\d{1,4}s|days:\d{1,2})$")
]
LanguageName = Literal["en", "fr", "ru"]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything a client may send over HTTP."""


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it; the set-up form is made from its choices."""

    name: str
    edition: int
    seats: list[int]
    choices: list[Choice]
    levels: list[str]


class Me(msgspec.Struct, frozen=True):
    """Who you are here."""

    player: str
    name: str
    has_webhook: bool = False


class NameForm(Form, frozen=True):
    """How you want to be called."""

    name: PersonName


class SeatForm(Form, frozen=True):
    """Who shall sit at a new table: you, whoever comes, or a bot.

    `name` is for somebody who plays beside you on the same device: a seat of yours that is called otherwise.
    """

    kind: Literal["me", "open", "bot"]
    level: LevelName | None = None
    name: PersonName | None = None


class TableForm(Form, frozen=True):
    """A table to be opened."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=8)]
    setup: dict[str, Annotated[str, Meta(max_length=60_000)]] = {}
    is_public: bool = False
    clock: ClockText = "none"
    on_timeout: Literal["forfeit", "bot"] = "forfeit"
    is_rated: bool = False


class ImportForm(Form, frozen=True):
    """A record to go on from, from the position after `ply` (the last one if left out)."""

    record: Annotated[str, Meta(max_length=200_000)]
    seats: Annotated[list[SeatForm], Meta(min_length=1, max_length=8)]
    ply: Ply | None = None


class Invitation(msgspec.Struct, frozen=True):
    """A link to a seat; without a seat it is good for any that is open."""

    path: str
    seat: int | None = None


class Opened(msgspec.Struct, frozen=True):
    """A table that was opened, and how others come to it."""

    match: str
    path: str
    invitations: list[Invitation]


class SitForm(Form, frozen=True):
    """Sit down: at a public table freely, otherwise with the code of an invitation."""

    code: Code | None = None
    seat: SeatNumber | None = None


class TableCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as lists show it."""

    match: str
    game: str
    status: Literal["waiting", "live", "paused", "over"]
    seats: list[SeatNow]
    clock: str
    is_public: bool
    is_rated: bool
    ply: int
    updated: int
    mover: int | None = None
    you: int | None = None
    is_your_turn: bool = False
    winners: list[int] = []


class TableRules(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the rules page of a table needs: its players, its set-up, and its components where they may differ."""

    game: str
    seats: int
    setup: dict[str, str]
    components: dict[str, Any] | None = None


class DeviceLink(msgspec.Struct, frozen=True):
    """A link that makes another device yours, once and soon, and the same as a QR code in SVG."""

    path: str
    qr: str
    expires: int


class CodeForm(Form, frozen=True):
    """A code from a one-time link."""

    code: Code


class TokenForm(Form, frozen=True):
    """A name for a new token of the bot API."""

    name: PersonName


class NewToken(msgspec.Struct, frozen=True):
    """A token, shown this once."""

    id: str
    name: str
    token: str


class TokenCard(msgspec.Struct, frozen=True):
    """A token as lists show it."""

    id: str
    name: str
    created: int


class WebhookForm(Form, frozen=True):
    """Where to be told of your turns."""

    url: Annotated[str, Meta(max_length=500)]
    form: Literal["json", "discord", "slack"] = "json"
    language: LanguageName = "en"


class PushForm(Form, frozen=True):
    """A browser's Web Push subscription."""

    endpoint: Annotated[str, Meta(max_length=800)]
    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushKey(msgspec.Struct, frozen=True):
    """The server's public VAPID key, as browsers want it."""

    key: str


class MoveForm(Form, frozen=True):
    """A bot's move."""

    ply: Ply
    move: MoveText


class Done(msgspec.Struct, frozen=True):
    """It was done."""

    match: MatchId | None = None


class Problem(msgspec.Struct, frozen=True):
    """Why something was refused: the key of a message in Taku's words, and an English sentence."""

    key: str
    text: str
    args: dict[str, str | int] = {}


class AnswerForm(Form, frozen=True):
    """A bot's answer to what was asked; `ask` is the number under which it was."""

    ask: Number
    yes: bool


class ChatForm(Form, frozen=True):
    """A bot's line of chat."""

    text: Line
