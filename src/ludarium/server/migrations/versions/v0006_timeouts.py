"""How often in a row a seat has run out of time for a turn. What happened before is not held against anybody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Count time-outs."""
    op.add_column("seats", sa.Column("timeouts", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget them."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("timeouts")
