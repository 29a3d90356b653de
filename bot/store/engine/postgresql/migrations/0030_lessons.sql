-- How far somebody is in a lesson: the step, and the moves that have led there, everybody's.
CREATE TABLE lessons (
    user_id BIGINT NOT NULL,
    game TEXT COLLATE "C" NOT NULL,
    lesson TEXT COLLATE "C" NOT NULL,
    step BIGINT NOT NULL,
    moves TEXT COLLATE "C" NOT NULL,
    finished BIGINT NOT NULL CHECK (finished IN (0, 1)),
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (user_id, game, lesson)
);
