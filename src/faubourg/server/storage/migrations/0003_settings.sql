-- What all servers over one database share: the key that seals sessions.
CREATE TABLE settings (
    name VARCHAR(40) NOT NULL,
    value $BYTES NOT NULL,
    PRIMARY KEY (name)
);
