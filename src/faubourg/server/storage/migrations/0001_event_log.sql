-- The event log, tokens and grants.

-- A table's id, its secret, and what was agreed on when it was opened.
CREATE TABLE tables (
    id VARCHAR(24) NOT NULL,
    opened BIGINT NOT NULL,
    secret $BYTES NOT NULL,
    charter $BYTES NOT NULL,
    PRIMARY KEY (id)
);

-- All that ever happened: one row a decision, with Nature's answers.
CREATE TABLE events (
    table_id VARCHAR(24) NOT NULL,
    seq INTEGER NOT NULL,
    at BIGINT NOT NULL,
    event $BYTES NOT NULL,
    PRIMARY KEY (table_id, seq),
    FOREIGN KEY(table_id) REFERENCES tables (id)
) $WITHOUT_ROWID;

-- What a link lets its holder be.
CREATE TABLE tokens (
    hash $BYTES NOT NULL,
    table_id VARCHAR(24) NOT NULL,
    role VARCHAR(12) NOT NULL,
    seat INTEGER,
    PRIMARY KEY (hash),
    FOREIGN KEY(table_id) REFERENCES tables (id)
);

CREATE INDEX ix_tokens_table_id ON tokens (table_id);

-- What a browser may be, by the links it has followed; seat -1 where there is none.
CREATE TABLE grants (
    session $BYTES NOT NULL,
    table_id VARCHAR(24) NOT NULL,
    role VARCHAR(12) NOT NULL,
    seat INTEGER NOT NULL,
    PRIMARY KEY (session, table_id, role, seat),
    FOREIGN KEY(table_id) REFERENCES tables (id)
) $WITHOUT_ROWID;
