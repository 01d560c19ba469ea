CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE bot_leases (
    table_id VARCHAR(24) NOT NULL,
    seq INTEGER NOT NULL,
    server VARCHAR(24) NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID
;
CREATE TABLE events (
    table_id VARCHAR(24) NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    event BLOB NOT NULL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID
;
CREATE TABLE grants (
    session BLOB NOT NULL,
    table_id VARCHAR(24) NOT NULL,
    role VARCHAR(12) NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (session, table_id, role, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id)
)
 WITHOUT ROWID
;
CREATE TABLE settings (
    name VARCHAR(40) NOT NULL,
    value BLOB NOT NULL,
    PRIMARY KEY (name)
);
CREATE TABLE tables (
    id VARCHAR(24) NOT NULL,
    opened BIGINT NOT NULL,
    secret BLOB NOT NULL,
    charter BLOB NOT NULL, played SMALLINT DEFAULT '0' NOT NULL,
    PRIMARY KEY (id)
);
CREATE TABLE tokens (
    hash BLOB NOT NULL,
    table_id VARCHAR(24) NOT NULL,
    role VARCHAR(12) NOT NULL,
    seat INTEGER,
    PRIMARY KEY (hash),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE INDEX ix_tokens_table_id ON tokens (table_id);
CREATE INDEX ix_tables_played_opened ON tables (played, opened);
CREATE INDEX ix_grants_table_id ON grants (table_id);
