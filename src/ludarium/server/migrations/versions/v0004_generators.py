"""What makes chance of a table's seed. All tables so far were dealt by the fast generator and go on with it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Name the generator at every table."""
    op.add_column("tables", sa.Column("generator", sa.String(20), nullable=False, server_default="sfc32"))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("generator")
