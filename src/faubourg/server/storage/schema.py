"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    SmallInteger,
    String,
    Table,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("opened", BigInteger, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("charter", LargeBinary, nullable=False),
    Column("played", SmallInteger, nullable=False, server_default="0"),
    Index("ix_tables_played_opened", "played", "opened"),
)
"""A table's id, its secret, and what was agreed on when it was opened.

`played` is 1 once whoever looks for tables to forget has found a decision in its log.
"""

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("event", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)
"""All that ever happened: one row a decision, with Nature's answers."""

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("role", String(12), nullable=False),
    Column("seat", Integer),
)
"""What a link lets its holder be."""

GRANTS = Table(
    "grants",
    METADATA,
    Column("session", LargeBinary, nullable=False),
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False, index=True),
    Column("role", String(12), nullable=False),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("session", "table_id", "role", "seat"),
    sqlite_with_rowid=False,
)
"""What a browser may be, by the links it has followed; seat -1 where there is none."""

SETTINGS = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What all servers over one database share."""
