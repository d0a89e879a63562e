"""From which position a table began that was made of one. All tables so far began with the set-up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a table name its position."""
    op.add_column("tables", sa.Column("position", sa.Text()))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("position")
