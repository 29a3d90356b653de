-- How each person's games ended; a place is missing where somebody left before the end.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    guild_id INTEGER,
    people INTEGER NOT NULL,
    place INTEGER,
    points INTEGER,
    pace REAL,
    lasted REAL NOT NULL,
    mu REAL,
    sigma REAL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
CREATE INDEX results_of_people ON results (user_id, game, at);
CREATE INDEX results_of_servers ON results (guild_id, game, at);
