-- What people have left for their next questions; it is theirs, not the seat's.
CREATE TABLE plans (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    plans TEXT NOT NULL CHECK (json_valid(plans)),
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
