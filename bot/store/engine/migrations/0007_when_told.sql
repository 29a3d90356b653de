-- How often somebody was told that a table waits, and when they have to be told next.
ALTER TABLE waiting ADD COLUMN told INTEGER NOT NULL DEFAULT 1;
ALTER TABLE waiting ADD COLUMN due REAL;
UPDATE waiting SET due = coalesce(reminded_at, since) + 43200;
CREATE INDEX waiting_due ON waiting (due) WHERE due IS NOT NULL;
-- Who is away, and until when.
CREATE TABLE absences (
    user_id INTEGER PRIMARY KEY,
    since REAL NOT NULL,
    until REAL NOT NULL
);
