"""Every message that crosses a socket, as a tagged struct: what a client can say, and what it hears.

One decoder reads what comes in; it refuses unknown fields and unknown messages.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Raw, UnsetType

from taku.wire import Label

MatchId = Annotated[str, Meta(min_length=16, max_length=16, pattern="^[0-9A-Za-z]+$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=80)]
Ply = Annotated[int, Meta(ge=0, lt=1_000_000)]
Number = Annotated[int, Meta(ge=0, lt=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, lt=16)]
Line = Annotated[str, Meta(min_length=1, max_length=400)]
LevelName = Literal["novice", "apprentice", "adept", "master"]


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="t"):
    """Any message from a client."""


class Enter(Said, frozen=True, tag="enter"):
    """Follow a table. `seen` is the last number you have of it: the answer holds what came since, and nothing twice."""

    match: MatchId
    seen: Number | None = None


class Leave(Said, frozen=True, tag="leave"):
    """Stop following a table; a seat at it is kept."""

    match: MatchId


class Play(Said, frozen=True, tag="play"):
    """Make a move: the text of an offer, and the ply at which it was offered."""

    match: MatchId
    ply: Ply
    move: MoveText


class Undo(Said, frozen=True, tag="undo"):
    """Take back your last move: at once if nobody has learned anything since, otherwise the other players are asked."""

    match: MatchId
    ply: Ply


class Pause(Said, frozen=True, tag="pause"):
    """Ask for a pause; the clocks stop when all players have agreed."""

    match: MatchId


class Resume(Said, frozen=True, tag="resume"):
    """Resume a paused match."""

    match: MatchId


class Answer(Said, frozen=True, tag="answer"):
    """Answer the request with the number `ask`. The player who made it withdraws it by answering no."""

    match: MatchId
    ask: Number
    yes: bool


class Resign(Said, frozen=True, tag="resign"):
    """Resign."""

    match: MatchId


class Absent(Said, frozen=True, tag="absent"):
    """Decide about a seat whose player is away: a bot of a level takes over, or the match ends."""

    match: MatchId
    seat: SeatNumber
    do: Literal["bot", "end"]
    level: LevelName = "adept"


class Say(Said, frozen=True, tag="say"):
    """Write a line of chat."""

    match: MatchId
    text: Line


class Mute(Said, frozen=True, tag="mute"):
    """Mute or unmute a speaker's lines; only the host can do it for `everybody`."""

    match: MatchId
    speaker: Annotated[str, Meta(max_length=16)]
    on: bool
    everybody: bool = False


class Report(Said, frozen=True, tag="report"):
    """Report a line of chat, by its number, to the host."""

    match: MatchId
    number: Number


class Rematch(Said, frozen=True, tag="rematch"):
    """Ask for a rematch with the seats rotated. The first request opens the new table; `table.rematch` leads to it."""

    match: MatchId


class Look(Said, frozen=True, tag="look"):
    """Ask how the table looked after so many plies."""

    match: MatchId
    ply: Ply


class Hear(Said, frozen=True, tag="hear"):
    """Ask what was told from one ply up to another."""

    match: MatchId
    since: Ply
    until: Ply


class Hint(Said, frozen=True, tag="hint"):
    """Ask what a master would play. Not possible in rated matches."""

    match: MatchId
    ply: Ply


class Ping(Said, frozen=True, tag="ping"):
    """Check the connection."""


ClientMessage = (
    Enter
    | Leave
    | Play
    | Undo
    | Pause
    | Resume
    | Answer
    | Resign
    | Absent
    | Say
    | Mute
    | Report
    | Rematch
    | Look
    | Hear
    | Hint
    | Ping
)


class ClockNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's time as it stood when this was sent: what is left, and whether it is running."""

    left_ms: int
    runs: bool = False


class SeatNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table: who sits there, and whether they are here.

    `stand_in` is the level of the bot that plays for an absent player.
    """

    kind: Literal["open", "person", "bot"]
    name: str = ""
    speaker: str = ""
    level: LevelName | None = None
    stand_in: LevelName | None = None
    is_here: bool = False
    is_away_too_long: bool = False
    has_resigned: bool = False
    clock: ClockNow | None = None


class AskNow(msgspec.Struct, frozen=True):
    """A request that waits for answers: to take back to a ply, or to pause."""

    number: int
    kind: Literal["undo", "pause"]
    seat: int
    waits_for: list[int]
    ply: int


class ResultNow(msgspec.Struct, frozen=True):
    """How a match ended: by its rules, or because a seat resigned, ran out of time or stayed away."""

    reason: Literal["played", "resigned", "time", "absent"]
    winners: list[int]
    scores: list[float]


class TableNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything about a table but the board, as one person sees it. `you` is your seat, None for a spectator."""

    game: str
    status: Literal["waiting", "live", "paused", "over"]
    seats: list[SeatNow]
    setup: dict[str, str]
    clock: str
    on_timeout: str
    is_public: bool
    is_rated: bool
    commitment: str
    you: int | None = None
    is_host: bool = False
    undo: Literal["free", "ask", "no"] = "no"
    asks: list[AskNow] = []
    result: ResultNow | None = None
    seed: str | None = None
    rematch: str | None = None
    muted: list[str] = []


class ChatLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat, under the number of the moment it was said."""

    number: int
    speaker: str
    name: str
    text: str
    at: int
    seat: int | None = None


class Heard(msgspec.Struct, frozen=True, tag_field="t", omit_defaults=True):
    """Any message from the server."""


class Hello(Heard, frozen=True, tag="hello"):
    """The first message: who you are, which version of the page the server has, and how links for others begin.

    `address` is empty if the address you used works for others too.
    """

    player: str
    name: str
    version: str
    address: str = ""


class Table(Heard, frozen=True, tag="table"):
    """The whole table for a client that enters it, with the tellings since what it had seen.

    `since` is the ply of the first telling; discard everything you heard from that ply on before.
    """

    match: str
    number: int
    ply: int
    table: TableNow
    view: Raw | None
    since: int
    tellings: list[Raw]
    chat: list[ChatLine]
    reports: list[int] = []


class News(Heard, frozen=True, tag="news"):
    """Something happened at a table: only the fields that changed.

    `since` as for a whole table: after a take-back it is lower than what was heard.
    """

    match: str
    number: int
    ply: int
    since: int | UnsetType = UNSET
    tellings: list[Raw] | UnsetType = UNSET
    view: Raw | UnsetType = UNSET
    table: TableNow | UnsetType = UNSET
    lines: list[ChatLine] | UnsetType = UNSET
    reports: list[int] | UnsetType = UNSET


class Past(Heard, frozen=True, tag="past"):
    """The table as it was after so many plies, and what was told of the last of them."""

    match: str
    ply: int
    view: Raw
    telling: Raw | None


class History(Heard, frozen=True, tag="history"):
    """What was told from a ply on."""

    match: str
    since: int
    tellings: list[Raw]


class Weighed(msgspec.Struct, frozen=True):
    """An offer and the chance to win that a master gives it."""

    text: str
    chance: float


class Hinted(Heard, frozen=True, tag="hinted"):
    """What a master thinks of the offers at a ply, best first."""

    match: str
    ply: int
    offers: list[Weighed]


class YourTurn(Heard, frozen=True, tag="turn"):
    """It is your turn at a table that you do not follow; a table that you follow says so in its news."""

    match: str
    game: str
    ply: int


class Refused(Heard, frozen=True, tag="refused"):
    """No, and why: the key of a message in Taku's words, and an English sentence for clients without them.

    `what` is the tag of what was refused.
    """

    what: str
    why: Label
    text: str
    match: str | None = None


class Pong(Heard, frozen=True, tag="pong"):
    """The answer to a ping."""


ServerMessage = Hello | Table | News | Past | History | Hinted | YourTurn | Refused | Pong

_DECODER: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_ENCODER = msgspec.json.Encoder()


def read_message(frame: bytes | str) -> ClientMessage:
    """What a client said; msgspec.DecodeError if it is no message."""
    return _DECODER.decode(frame)


def write_message(message: Heard) -> bytes:
    """A message as it goes out."""
    return _ENCODER.encode(message)
