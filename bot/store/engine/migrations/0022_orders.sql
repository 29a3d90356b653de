-- Standing orders and instructions for crises lay in the states of games; plans that stay take over from them.
INSERT INTO plans (table_id, seat, user_id, plans)
SELECT tables.id, seats.seat, seats.user_id, answers_left(tables.game, snapshots.state, seats.seat)
FROM tables
JOIN snapshots ON snapshots.table_id = tables.id AND snapshots.version = tables.version
JOIN seats ON seats.table_id = tables.id
WHERE tables.status = 'playing' AND tables.game IN ('puerto_rico', 'archipelago') AND seats.user_id IS NOT NULL
  AND answers_left(tables.game, snapshots.state, seats.seat) <> '[]'
ON CONFLICT (table_id, seat) DO UPDATE SET plans = (
    SELECT json_group_array(json(value)) FROM (
        SELECT value FROM json_each(plans.plans) UNION ALL SELECT value FROM json_each(excluded.plans)
    )
);
