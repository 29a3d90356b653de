-- That somebody has held a seat who is forgotten since: who it was can be asked, and not read. Gone with the table's end.
CREATE TABLE forgotten_players (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    key BLOB NOT NULL,
    digest BLOB NOT NULL,
    PRIMARY KEY (table_id, seat, key)
) WITHOUT ROWID;
