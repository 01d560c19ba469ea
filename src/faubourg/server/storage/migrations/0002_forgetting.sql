-- What forgetting tables needs to find them and what belongs to them.

-- 1 once whoever looks for tables to forget has found a decision in its log.
ALTER TABLE tables ADD COLUMN played SMALLINT DEFAULT '0' NOT NULL;

UPDATE tables SET played = 1 WHERE EXISTS (
    SELECT * FROM events
    WHERE events.table_id = tables.id
    AND substr(events.event, 1, 15) = CAST('{"type":"moved"' AS $BYTES)
);

CREATE INDEX ix_tables_played_opened ON tables (played, opened);

CREATE INDEX ix_grants_table_id ON grants (table_id);
