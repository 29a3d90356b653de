-- What a table is asked has terms, a deadline, and those who are against it; a table can pause; a seat can be offered.
ALTER TABLE proposals ADD COLUMN refused TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(refused));
ALTER TABLE proposals ADD COLUMN terms TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(terms));
ALTER TABLE proposals ADD COLUMN until REAL;
CREATE INDEX proposals_until ON proposals (until) WHERE until IS NOT NULL;

ALTER TABLE tables ADD COLUMN paused_at REAL;
ALTER TABLE tables ADD COLUMN paused_until REAL;
CREATE INDEX tables_paused ON tables (paused_until) WHERE paused_until IS NOT NULL;

CREATE TABLE handovers (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    by INTEGER NOT NULL,
    until REAL NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX handovers_until ON handovers (until);
