-- Which server thinks for the bot that is to act at a table, and how long the others leave it to it.
CREATE TABLE bot_leases (
    table_id VARCHAR(24) NOT NULL,
    seq INTEGER NOT NULL,
    server VARCHAR(24) NOT NULL,
    until DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id),
    FOREIGN KEY(table_id) REFERENCES tables (id)
) $WITHOUT_ROWID;
