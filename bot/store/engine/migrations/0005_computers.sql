-- A computer may hold a seat: for nobody, or for the one who will be back.
ALTER TABLE seats ADD COLUMN computer INTEGER NOT NULL DEFAULT 0 CHECK (computer IN (0, 1));
ALTER TABLE seats ADD COLUMN kept_for INTEGER;
CREATE INDEX seats_of_computers ON seats (table_id, seat) WHERE computer = 1;
CREATE INDEX seats_kept ON seats (kept_for) WHERE kept_for IS NOT NULL;
