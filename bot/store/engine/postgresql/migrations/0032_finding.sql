-- Until when a table that has not begun looks for people, and whether its host was asked what then.
ALTER TABLE tables ADD COLUMN wanted_until DOUBLE PRECISION;
ALTER TABLE tables ADD COLUMN hour_came BIGINT NOT NULL DEFAULT 0 CHECK (hour_came IN (0, 1));
CREATE INDEX lobbies_until ON tables (wanted_until) WHERE wanted_until IS NOT NULL;

-- Who wants to be called when somebody opens a table on a server: for which games, by who is looked for, how often.
CREATE TABLE callers (
    user_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    games TEXT COLLATE "C" NOT NULL,
    wanted TEXT COLLATE "C" NOT NULL,
    a_day BIGINT NOT NULL,
    reached BIGINT NOT NULL DEFAULT 1 CHECK (reached IN (0, 1)),
    PRIMARY KEY (user_id, guild_id)
);
CREATE INDEX callers_at ON callers (guild_id);

-- Open tables of which nobody was told yet, or not since somebody else is looked for.
CREATE TABLE openings (
    table_id BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    wanted TEXT COLLATE "C" NOT NULL,
    due DOUBLE PRECISION
);
CREATE INDEX openings_due ON openings (due) WHERE due IS NOT NULL;

-- Who is called to an open table, and when; or was.
CREATE TABLE calls_to_tables (
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    due DOUBLE PRECISION,
    told_at DOUBLE PRECISION,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX calls_to_tables_due ON calls_to_tables (due) WHERE due IS NOT NULL;
CREATE INDEX calls_to_tables_of ON calls_to_tables (user_id);

-- Codes that somebody has tried in vain a short while ago.
CREATE TABLE wrong_codes (
    user_id BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL
);
CREATE INDEX wrong_codes_of ON wrong_codes (user_id);
