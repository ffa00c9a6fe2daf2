"""The tables of the database, as the code at hand expects them; the migrations lead here."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

REVISION = "0003"

# Written as text, not with parameters: a partial index is used only where the query says the same as the index.
IS_LISTED = text("is_public AND status IN ('waiting', 'live')")
IS_CLOCKED = text("status = 'live' AND deadline IS NOT NULL")
AWAITS_BOT = text("status = 'live' AND awaits_bot")

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("header", Text, nullable=False),
    Column("seed", Text, nullable=False),
    Column("options", LargeBinary, nullable=False),
)

# Apart from what is settled, because this row is written with every event: it is short, a set-up can be long.
PROGRESS = Table(
    "progress",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("is_public", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("players", Text, nullable=False),
    Column("awaited", Text),
    Column("awaits_bot", Boolean, nullable=False),
    Column("deadline", BigInteger),
    Column("winners", Text),
    Index("progress_listed", "created", sqlite_where=IS_LISTED, postgresql_where=IS_LISTED),
    Index("progress_clocked", "deadline", sqlite_where=IS_CLOCKED, postgresql_where=IS_CLOCKED),
    Index("progress_awaiting_bots", "match", sqlite_where=AWAITS_BOT, postgresql_where=AWAITS_BOT),
    sqlite_with_rowid=False,
)

EVENTS = Table(
    "events",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    # The events of a match lie side by side, so that reading a match reads few pages.
    sqlite_with_rowid=False,
)

PLACES = Table(
    "places",
    METADATA,
    Column("match", Text, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, nullable=False),
    Index("places_of_player", "player", "match"),
    sqlite_with_rowid=False,
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("id", Text, nullable=False, unique=True),
    Column("kind", Text, nullable=False),
    Column("player", Text),
    Column("match", Text),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger),
    Column("used", BigInteger),
    Column("is_single", Boolean, nullable=False),
    Index("tokens_of_player", "player", "kind"),
)

WEBHOOKS = Table(
    "webhooks",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("url", Text, nullable=False),
    Column("form", Text, nullable=False),
    Column("language", Text, nullable=False, server_default="en"),
)

PUSHES = Table(
    "pushes",
    METADATA,
    Column("endpoint", Text, primary_key=True),
    Column("player", Text, nullable=False),
    Column("p256dh", Text, nullable=False),
    Column("auth", Text, nullable=False),
    Index("pushes_of_player", "player"),
)

HOUSE = Table(
    "house",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

# One row: when anybody last said that the house was open.
HEARTBEAT = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
)

OUTAGES = Table(
    "outages",
    METADATA,
    Column("start", BigInteger, primary_key=True, autoincrement=False),
    Column("stop", BigInteger, nullable=False),
)
