-- How well the computer plays on a seat; so far it was the easy one everywhere.
ALTER TABLE seats ADD COLUMN strength TEXT NOT NULL DEFAULT 'easy';
-- The strongest computer that somebody has played against; none where only people sat, and of former games nobody knows.
ALTER TABLE results ADD COLUMN against TEXT;
