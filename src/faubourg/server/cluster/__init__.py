"""Several servers over one database: who is where, and what the others have written."""
