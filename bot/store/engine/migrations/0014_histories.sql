-- All states of a game that is over, as one: successive states differ little, so that they are small together.
CREATE TABLE histories (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    states BLOB NOT NULL
);
