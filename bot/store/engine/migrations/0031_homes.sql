-- Every table, and all that is to be told of it, has a home: by it servers fall on shards, and shards on processes.
ALTER TABLE tables ADD COLUMN home INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET home = guild_id >> 22 WHERE guild_id IS NOT NULL;
ALTER TABLE outbox ADD COLUMN home INTEGER NOT NULL DEFAULT 0;
UPDATE outbox SET home = (SELECT home FROM tables WHERE id = outbox.table_id)
    WHERE done_at IS NULL AND table_id IS NOT NULL;

-- When somebody was here for these of so many shards.
CREATE TABLE presence (
    first_shard INTEGER NOT NULL,
    last_shard INTEGER NOT NULL,
    shards INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (first_shard, last_shard, shards)
) WITHOUT ROWID;
INSERT INTO presence (first_shard, last_shard, shards, at)
    SELECT 0, 0, 1, CAST(value AS REAL) FROM facts WHERE name = 'alive at';

-- What one person alone has before them at a table, and by what it can be changed for a while.
CREATE TABLE private_cards (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    until REAL NOT NULL,
    dialog TEXT NOT NULL CHECK (json_valid(dialog)),
    PRIMARY KEY (user_id, table_id)
) WITHOUT ROWID;
DELETE FROM facts WHERE name IN ('alive at', 'private cards');
