-- Tables in play whose people were told that nobody has touched them, as of which change, and when.
CREATE TABLE untouched (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    updated_at REAL NOT NULL,
    told_at REAL NOT NULL
);
