-- Leagues and tournaments of a server: who plays, which tables were dealt, and what each came to. Somebody who is
-- forgotten stays a number without a name.
CREATE TABLE seasons (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    host INTEGER NOT NULL,
    name TEXT NOT NULL,
    language TEXT NOT NULL,
    status TEXT NOT NULL,
    terms TEXT NOT NULL,
    seed TEXT NOT NULL,
    former INTEGER,
    round INTEGER NOT NULL DEFAULT 0,
    until REAL,
    message_id INTEGER,
    created_at REAL NOT NULL,
    updated_at REAL NOT NULL
);
CREATE INDEX seasons_of_servers ON seasons (guild_id, status);
CREATE INDEX seasons_due ON seasons (until) WHERE until IS NOT NULL;

CREATE TABLE season_people (
    season_id INTEGER NOT NULL REFERENCES seasons ON DELETE CASCADE,
    number INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    status TEXT NOT NULL,
    division INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (season_id, number)
) WITHOUT ROWID;
CREATE INDEX season_people_by_user ON season_people (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE season_tables (
    season_id INTEGER NOT NULL REFERENCES seasons ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    game TEXT NOT NULL,
    division INTEGER NOT NULL DEFAULT 0,
    final INTEGER NOT NULL DEFAULT 0 CHECK (final IN (0, 1)),
    table_id INTEGER,
    over_at REAL,
    PRIMARY KEY (season_id, round, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX season_tables_by_table ON season_tables (table_id) WHERE table_id IS NOT NULL;

CREATE TABLE season_seats (
    season_id INTEGER NOT NULL REFERENCES seasons ON DELETE CASCADE,
    round INTEGER NOT NULL,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    entrant INTEGER NOT NULL,
    place INTEGER,
    points INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (season_id, round, number, seat)
) WITHOUT ROWID;
