-- Until when a table that has not begun looks for people, and whether its host was asked what then.
ALTER TABLE tables ADD COLUMN wanted_until REAL;
ALTER TABLE tables ADD COLUMN hour_came INTEGER NOT NULL DEFAULT 0 CHECK (hour_came IN (0, 1));
CREATE INDEX lobbies_until ON tables (wanted_until) WHERE wanted_until IS NOT NULL;

-- Who wants to be called when somebody opens a table on a server: for which games, by who is looked for, how often.
CREATE TABLE callers (
    user_id INTEGER NOT NULL,
    guild_id INTEGER NOT NULL,
    games TEXT NOT NULL,
    wanted TEXT NOT NULL,
    a_day INTEGER NOT NULL,
    reached INTEGER NOT NULL DEFAULT 1 CHECK (reached IN (0, 1)),
    PRIMARY KEY (user_id, guild_id)
) WITHOUT ROWID;
CREATE INDEX callers_at ON callers (guild_id);

-- Open tables of which nobody was told yet, or not since somebody else is looked for.
CREATE TABLE openings (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    wanted TEXT NOT NULL,
    due REAL
);
CREATE INDEX openings_due ON openings (due) WHERE due IS NOT NULL;

-- Who is called to an open table, and when; or was.
CREATE TABLE calls_to_tables (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    due REAL,
    told_at REAL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
CREATE INDEX calls_to_tables_due ON calls_to_tables (due) WHERE due IS NOT NULL;
CREATE INDEX calls_to_tables_of ON calls_to_tables (user_id);

-- Codes that somebody has tried in vain a short while ago.
CREATE TABLE wrong_codes (
    user_id INTEGER NOT NULL,
    at REAL NOT NULL
);
CREATE INDEX wrong_codes_of ON wrong_codes (user_id);
