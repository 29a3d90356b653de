-- Who sits at a table of a server without being a member of it: they are called privately, and have never left it.
CREATE TABLE guests (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
