-- Every table, and all that is to be told of it, has a home: by it servers fall on shards, and shards on processes.
ALTER TABLE tables ADD COLUMN home BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET home = guild_id >> 22 WHERE guild_id IS NOT NULL;
ALTER TABLE outbox ADD COLUMN home BIGINT NOT NULL DEFAULT 0;
UPDATE outbox SET home = (SELECT home FROM tables WHERE id = outbox.table_id)
    WHERE done_at IS NULL AND table_id IS NOT NULL;

-- When somebody was here for these of so many shards.
CREATE TABLE presence (
    first_shard BIGINT NOT NULL,
    last_shard BIGINT NOT NULL,
    shards BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (first_shard, last_shard, shards)
);
INSERT INTO presence (first_shard, last_shard, shards, at)
    SELECT 0, 0, 1, CAST(value AS DOUBLE PRECISION) FROM facts WHERE name = 'alive at';

-- What one person alone has before them at a table, and by what it can be changed for a while.
CREATE TABLE private_cards (
    user_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    until DOUBLE PRECISION NOT NULL,
    dialog TEXT COLLATE "C" NOT NULL CHECK (json_typeof(dialog::json) IS NOT NULL),
    PRIMARY KEY (user_id, table_id)
);
DELETE FROM facts WHERE name IN ('alive at', 'private cards');

-- What follows is no part of a copy: it is about several processes at once, of which SQLite knows none.

-- Who serves which block of shards, by this server's clock; each time another one does, the epoch grows.
CREATE TABLE leases (
    block BIGINT PRIMARY KEY,
    owner TEXT COLLATE "C",
    epoch BIGINT NOT NULL DEFAULT 0,
    until TIMESTAMPTZ NOT NULL DEFAULT '-infinity',
    blocks BIGINT NOT NULL DEFAULT 0,
    shards BIGINT NOT NULL DEFAULT 0,
    leaving BIGINT NOT NULL DEFAULT 0 CHECK (leaving IN (0, 1)),
    followed_by TEXT COLLATE "C",
    wanted_by TEXT COLLATE "C"
);
-- Who waits for a block.
CREATE UNLOGGED TABLE standbys (
    owner TEXT COLLATE "C" PRIMARY KEY,
    until TIMESTAMPTZ NOT NULL
);
-- While a block is handed over two hear of each interaction: who has claimed it answers.
CREATE UNLOGGED TABLE claims (
    interaction BIGINT PRIMARY KEY,
    at TIMESTAMPTZ NOT NULL DEFAULT now()
);
-- When a shard of each bucket was last let in by Discord.
CREATE UNLOGGED TABLE identifies (
    bucket BIGINT PRIMARY KEY,
    at TIMESTAMPTZ NOT NULL DEFAULT '-infinity'
);

-- What one of several processes has changed, as a hint for the others: who, what, and which.
CREATE FUNCTION hint() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changed JSONB := '{}';
BEGIN
    IF TG_NARGS > 1 THEN
        changed := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
    END IF;
    PERFORM pg_notify(
        TG_TABLE_SCHEMA,
        concat_ws(' ', current_setting('caravel.member'), TG_ARGV[0], changed ->> TG_ARGV[1])
    );
    RETURN NULL;
END $$;
CREATE TRIGGER hint AFTER UPDATE OR DELETE ON tables FOR EACH ROW
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('table', 'id');
CREATE TRIGGER hint AFTER INSERT OR UPDATE OR DELETE ON clocks FOR EACH ROW
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('table', 'table_id');
CREATE TRIGGER hint AFTER INSERT OR UPDATE OR DELETE ON handovers FOR EACH ROW
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('table', 'table_id');
CREATE TRIGGER hint AFTER INSERT OR UPDATE OR DELETE ON plans FOR EACH ROW
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('table', 'table_id');
CREATE TRIGGER hint AFTER INSERT OR UPDATE OR DELETE ON proposals FOR EACH ROW
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('table', 'table_id');
CREATE TRIGGER hint AFTER INSERT OR UPDATE OR DELETE ON seats FOR EACH ROW
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('table', 'table_id');
CREATE TRIGGER hint AFTER INSERT OR UPDATE OR DELETE ON people FOR EACH ROW
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('person', 'user_id');
CREATE TRIGGER hint AFTER INSERT OR UPDATE OR DELETE ON absences FOR EACH ROW
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('person', 'user_id');
CREATE TRIGGER hint AFTER INSERT ON outbox FOR EACH STATEMENT
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('news');
CREATE TRIGGER hint AFTER UPDATE ON leases FOR EACH STATEMENT
    WHEN (current_setting('caravel.member', true) <> '') EXECUTE FUNCTION hint('lease');
