-- A game that all lost together gives nobody a place among the others.
ALTER TABLE results ADD COLUMN lost_together INTEGER NOT NULL DEFAULT 0;
