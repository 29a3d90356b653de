-- What else is known of how a game ended for somebody: parts of the score, settings, who was there. Of former games it is
-- looked up by and by.
ALTER TABLE results ADD COLUMN facts TEXT COLLATE "C";
CREATE INDEX results_unlooked ON results (table_id) WHERE facts IS NULL AND place IS NOT NULL;
