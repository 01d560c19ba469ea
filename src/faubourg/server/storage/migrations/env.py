"""Alembic's way into the database: the connection comes from the store that runs the migrations."""

from __future__ import annotations

from alembic import context

from faubourg.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
