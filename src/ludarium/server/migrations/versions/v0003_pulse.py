"""Something to write when the server is asked whether it can save."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make one row to write."""
    pulse = op.create_table(
        "pulse", sa.Column("id", sa.Integer, primary_key=True, autoincrement=False), sa.Column("at", sa.Float, nullable=False)
    )
    op.bulk_insert(pulse, [{"id": 1, "at": 0.0}])


def downgrade() -> None:
    """Forget it."""
    op.drop_table("pulse")
