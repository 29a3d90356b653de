-- Who has to be called, and when, to answer what a table was asked while they wanted to be left alone.
CREATE TABLE calls_to_vote (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX calls_to_vote_due ON calls_to_vote (due);
