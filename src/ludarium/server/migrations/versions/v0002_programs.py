"""Which users are programs. Those who came before are not known to be."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Let a user be a program."""
    op.add_column("users", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget it."""
    with op.batch_alter_table("users") as users:
        users.drop_column("program")
