-- How far somebody is in a lesson: the step, and the moves that have led there, everybody's.
CREATE TABLE lessons (
    user_id INTEGER NOT NULL,
    game TEXT NOT NULL,
    lesson TEXT NOT NULL,
    step INTEGER NOT NULL,
    moves TEXT NOT NULL,
    finished INTEGER NOT NULL CHECK (finished IN (0, 1)),
    at REAL NOT NULL,
    PRIMARY KEY (user_id, game, lesson)
) WITHOUT ROWID;
