"""Alembic migrations, run at every start."""
