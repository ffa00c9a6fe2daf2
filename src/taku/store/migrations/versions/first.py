"""The first schema: matches and their events, people and what they hold, the house."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Everything, from nothing."""
    _make_matches()
    _make_people()
    _make_house()


def _make_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "progress",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("is_public", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("length", sa.Integer, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("awaited", sa.Text),
        sa.Column("awaits_bot", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    _index_some("progress_listed", "created", "is_public AND status IN ('waiting', 'live')")
    _index_some("progress_clocked", "deadline", "status = 'live' AND deadline IS NOT NULL")
    _index_some("progress_awaiting_bots", "match", "status = 'live' AND awaits_bot")
    op.create_table(
        "events",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "places",
        sa.Column("match", sa.Text, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("places_of_player", "places", ["player", "match"])


def _index_some(name: str, column: str, condition: str) -> None:
    where = sa.text(condition)
    op.create_index(name, "progress", [column], sqlite_where=where, postgresql_where=where)


def _make_people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, nullable=False, unique=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("match", sa.Text),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger),
        sa.Column("used", sa.BigInteger),
        sa.Column("is_single", sa.Boolean, nullable=False),
    )
    op.create_index("tokens_of_player", "tokens", ["player", "kind"])
    op.create_table(
        "webhooks",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("form", sa.Text, nullable=False),
    )
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
    )
    op.create_index("pushes_of_player", "pushes", ["player"])


def _make_house() -> None:
    op.create_table(
        "house",
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "outages",
        sa.Column("start", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("stop", sa.BigInteger, nullable=False),
    )
