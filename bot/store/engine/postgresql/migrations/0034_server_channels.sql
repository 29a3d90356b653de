-- What a server has given Caravel a channel for: in which language it is told there, who has chosen it, whether Discord
-- has refused it and they know, and the message that stands there for it, if one does.
CREATE TABLE server_channels (
    guild_id BIGINT NOT NULL,
    purpose TEXT COLLATE "C" NOT NULL,
    channel_id BIGINT NOT NULL,
    language TEXT COLLATE "C" NOT NULL,
    user_id BIGINT NOT NULL,
    refused BIGINT NOT NULL DEFAULT 0 CHECK (refused IN (0, 1)),
    message_id BIGINT,
    PRIMARY KEY (guild_id, purpose)
);
CREATE INDEX server_channels_at ON server_channels (channel_id);
