-- What outlives the games of a group, under a name; with which archive its next game begins.
CREATE TABLE campaigns (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    name TEXT NOT NULL,
    guild_id INTEGER,
    archive TEXT CHECK (archive IS NULL OR json_valid(archive)),
    finished INTEGER NOT NULL DEFAULT 0,
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)),
    created_at REAL NOT NULL,
    updated_at REAL NOT NULL
);

CREATE TABLE campaign_people (
    campaign_id INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (campaign_id, user_id)
) WITHOUT ROWID;
CREATE INDEX campaigns_of_people ON campaign_people (user_id);

-- A table that goes leaves the campaign whole.
CREATE TABLE campaign_games (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    campaign_id INTEGER NOT NULL REFERENCES campaigns ON DELETE CASCADE,
    number INTEGER NOT NULL
);
CREATE INDEX games_of_campaigns ON campaign_games (campaign_id);

-- Until now a rematch carried the archive along without a name: what waits or is in play gets a campaign of its own.
INSERT INTO campaigns (id, game, name, guild_id, archive, finished, created_at, updated_at)
    SELECT tables.id, tables.game, '#' || tables.id, tables.guild_id, facts.value,
        coalesce(json_extract(facts.value, '$.games'), 1), tables.created_at, tables.updated_at
    FROM facts JOIN tables ON facts.name = 'archive for ' || tables.id WHERE tables.status IN ('lobby', 'playing');
INSERT INTO campaign_games (table_id, campaign_id, number) SELECT id, id, finished + 1 FROM campaigns;
INSERT INTO campaign_people (campaign_id, user_id, name)
    SELECT campaigns.id, seats.user_id, seats.name
    FROM campaigns JOIN seats ON seats.table_id = campaigns.id WHERE seats.user_id IS NOT NULL;
DELETE FROM facts WHERE name LIKE 'archive for %';
