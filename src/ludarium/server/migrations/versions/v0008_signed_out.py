"""When somebody signed out for good. Nobody has so far."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note it."""
    op.add_column("users", sa.Column("signed_out", sa.Float))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("users") as users:
        users.drop_column("signed_out")
