-- The last Monday on which the shop window of a server was due to show the week.
CREATE TABLE window_weeks (
    guild_id BIGINT PRIMARY KEY,
    monday DOUBLE PRECISION NOT NULL
);
