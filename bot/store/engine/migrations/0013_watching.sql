-- Channels that show a table live, and people who are told of its rounds or its end.
CREATE TABLE watch_panels (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    channel_id INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    publish INTEGER NOT NULL DEFAULT 0 CHECK (publish IN (0, 1)),
    message_id INTEGER,
    posted INTEGER NOT NULL DEFAULT 0,
    shows INTEGER NOT NULL DEFAULT 0,
    round INTEGER NOT NULL DEFAULT 0,
    refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)),
    PRIMARY KEY (table_id, channel_id)
) WITHOUT ROWID;
CREATE INDEX watch_panels_in ON watch_panels (channel_id);

CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    rounds INTEGER NOT NULL DEFAULT 0 CHECK (rounds IN (0, 1)),
    round INTEGER NOT NULL DEFAULT 0,
    since INTEGER NOT NULL DEFAULT 0,
    due REAL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
CREATE INDEX followers_due ON followers (due) WHERE due IS NOT NULL;
