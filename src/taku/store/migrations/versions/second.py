"""The second schema: a webhook speaks a person's language."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Those that were set before spoke English."""
    op.add_column("webhooks", sa.Column("language", sa.Text, nullable=False, server_default="en"))
