-- The clocks of a table at each of its versions, so that they go back with an undo; only those of now are ever due.
CREATE TABLE clocks (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    version INTEGER NOT NULL,
    clocks TEXT NOT NULL CHECK (json_valid(clocks)),
    due REAL,
    PRIMARY KEY (table_id, version)
) WITHOUT ROWID;
CREATE INDEX clocks_due ON clocks (due) WHERE due IS NOT NULL;
