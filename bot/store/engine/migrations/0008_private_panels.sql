-- A table in private messages has a panel for each of its people; people come and go, so seats are no key for it.
CREATE TABLE private_panels (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    channel_id INTEGER,
    message_id INTEGER,
    version INTEGER NOT NULL DEFAULT 0,
    shows TEXT NOT NULL DEFAULT '',
    called TEXT NOT NULL DEFAULT '',
    reached INTEGER NOT NULL DEFAULT 1 CHECK (reached IN (0, 1)),
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;

CREATE TABLE codes (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    code TEXT NOT NULL UNIQUE
);
