-- Tables in play whose people were told that nobody has touched them, as of which change, and when.
CREATE TABLE untouched (
    table_id BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    updated_at DOUBLE PRECISION NOT NULL,
    told_at DOUBLE PRECISION NOT NULL
);
