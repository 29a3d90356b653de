-- The turn that somebody tries at a table: for them alone, until it is done, forgotten, or a day old.
CREATE TABLE tries (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    question INTEGER NOT NULL,
    coming TEXT NOT NULL,
    moves TEXT NOT NULL,
    undone TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
CREATE INDEX tries_of_people ON tries (user_id);
