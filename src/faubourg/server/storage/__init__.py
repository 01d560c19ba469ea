"""What must not be lost: the event log, rights and links, in SQLite or PostgreSQL."""
