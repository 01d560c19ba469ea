"""The event log, tokens and grants."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("charter", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary, primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "grants",
        sa.Column("session", sa.LargeBinary, nullable=False),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("session", "table_id", "role", "seat"),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    for name in ("grants", "tokens", "events", "tables"):
        op.drop_table(name)
