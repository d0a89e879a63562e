"""The packs that tables were opened with."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Keep the texts of packs."""
    op.create_table(
        "packs",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(60), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("digest", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("packs")
