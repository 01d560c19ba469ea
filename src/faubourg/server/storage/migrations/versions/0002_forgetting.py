"""What forgetting tables needs to find them and what belongs to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
DECISION = b'{"type":"moved"'

TABLES = sa.table("tables", sa.column("id"), sa.column("played"))
EVENTS = sa.table("events", sa.column("table_id"), sa.column("event", sa.LargeBinary))


def upgrade() -> None:
    played = sa.Column("played", sa.SmallInteger, nullable=False, server_default="0")
    op.add_column("tables", played)
    beginning = sa.func.substr(EVENTS.c.event, 1, len(DECISION), type_=sa.LargeBinary)
    decided = sa.exists().where(EVENTS.c.table_id == TABLES.c.id, beginning == DECISION)
    op.execute(sa.update(TABLES).where(decided).values(played=1))
    op.create_index("ix_tables_played_opened", "tables", ["played", "opened"])
    op.create_index("ix_grants_table_id", "grants", ["table_id"])


def downgrade() -> None:
    op.drop_index("ix_grants_table_id", "grants")
    op.drop_index("ix_tables_played_opened", "tables")
    op.drop_column("tables", "played")
