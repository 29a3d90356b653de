CREATE TABLE people (
    user_id INTEGER PRIMARY KEY,
    language TEXT,
    dms INTEGER NOT NULL DEFAULT 1 CHECK (dms IN (0, 1)),
    settings TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(settings))
);

-- AUTOINCREMENT: an old control must never find a new table under its id.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'ended')),
    host INTEGER NOT NULL,
    guild_id INTEGER,
    channel_id INTEGER,
    thread_id INTEGER UNIQUE,
    language TEXT NOT NULL,
    open INTEGER NOT NULL CHECK (open IN (0, 1)),
    seat_count INTEGER NOT NULL,
    options TEXT NOT NULL CHECK (json_valid(options)),
    rules_version INTEGER NOT NULL,
    version INTEGER NOT NULL DEFAULT 0,
    result TEXT CHECK (result IS NULL OR json_valid(result)),
    created_at REAL NOT NULL,
    updated_at REAL NOT NULL
);
CREATE INDEX tables_alive ON tables (status, guild_id) WHERE status IN ('lobby', 'playing');

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER,
    name TEXT NOT NULL,
    since REAL NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (user_id, table_id)
) WITHOUT ROWID;

CREATE TABLE invitations (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;

CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    number INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    user_id INTEGER,
    text TEXT NOT NULL,
    events TEXT NOT NULL CHECK (json_valid(events)),
    at REAL NOT NULL,
    undone_by INTEGER,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE snapshots (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    version INTEGER NOT NULL,
    state BLOB NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE waiting (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    since REAL NOT NULL,
    reminded_at REAL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;

CREATE TABLE marks (
    user_id INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seen_version INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;

CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, number)
) WITHOUT ROWID;

CREATE TABLE proposals (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    kind TEXT NOT NULL,
    seat INTEGER NOT NULL,
    detail TEXT NOT NULL CHECK (json_valid(detail)),
    agreed TEXT NOT NULL CHECK (json_valid(agreed)),
    at REAL NOT NULL,
    PRIMARY KEY (table_id, kind)
) WITHOUT ROWID;

CREATE TABLE posts (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    seat INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    message_id INTEGER NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, purpose, seat)
) WITHOUT ROWID;

-- AUTOINCREMENT: the id makes the nonce by which Discord knows a repeated delivery.
CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER REFERENCES tables ON DELETE CASCADE,
    kind TEXT NOT NULL,
    target TEXT NOT NULL,
    payload TEXT NOT NULL CHECK (json_valid(payload)),
    attempts INTEGER NOT NULL DEFAULT 0,
    not_before REAL NOT NULL,
    done_at REAL,
    message_id INTEGER,
    error TEXT
);
CREATE INDEX outbox_open ON outbox (target, id) WHERE done_at IS NULL;
CREATE INDEX outbox_done ON outbox (done_at) WHERE done_at IS NOT NULL;

CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    result TEXT NOT NULL CHECK (json_valid(result)),
    at REAL NOT NULL
);

CREATE TABLE facts (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) WITHOUT ROWID;
