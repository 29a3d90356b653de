-- Who had a seat before others took it, and under which name: the log goes on to name them.
CREATE TABLE former_players (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, user_id, name)
) WITHOUT ROWID;
CREATE INDEX former_players_of ON former_players (user_id);
-- Of seats that were left before this was kept: whoever had moved there last.
INSERT OR IGNORE INTO former_players (table_id, seat, user_id, name)
SELECT table_id, seat, user_id, name FROM (
    SELECT log.table_id, json_extract(event.value, '$.seat') AS seat,
        replace(json_extract(event.value, '$.args.former'), ' ◉', '') AS name,
        (SELECT earlier.user_id FROM log AS earlier
            WHERE earlier.table_id = log.table_id AND earlier.number < log.number
            AND earlier.seat = json_extract(event.value, '$.seat') AND earlier.user_id > 0
            ORDER BY earlier.number DESC LIMIT 1) AS user_id
    FROM log, json_each(log.events) AS event WHERE log.kind = 'seat'
) WHERE user_id IS NOT NULL AND name IS NOT NULL AND seat IS NOT NULL;
