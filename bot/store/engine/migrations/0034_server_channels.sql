-- What a server has given Caravel a channel for: in which language it is told there, who has chosen it, whether Discord
-- has refused it and they know, and the message that stands there for it, if one does.
CREATE TABLE server_channels (
    guild_id INTEGER NOT NULL,
    purpose TEXT NOT NULL,
    channel_id INTEGER NOT NULL,
    language TEXT NOT NULL,
    user_id INTEGER NOT NULL,
    refused INTEGER NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)),
    message_id INTEGER,
    PRIMARY KEY (guild_id, purpose)
) WITHOUT ROWID;
CREATE INDEX server_channels_at ON server_channels (channel_id);
