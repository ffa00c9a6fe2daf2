"""The third schema: lists say who won."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Of matches that ended before, only their events know it."""
    op.add_column("progress", sa.Column("winners", sa.Text))
