"""From where a table was opened, as a keyed hash of the address. Of tables so far it is not known."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Note it at every table."""
    op.add_column("tables", sa.Column("origin", sa.String(32), nullable=False, server_default=""))
    op.create_index("tables_by_origin", "tables", ["origin", "created"])


def downgrade() -> None:
    """Forget it."""
    op.drop_index("tables_by_origin", "tables")
    with op.batch_alter_table("tables") as tables:
        tables.drop_column("origin")
