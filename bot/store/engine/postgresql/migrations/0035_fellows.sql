-- When people said a word to their table: so that nobody says very many.
CREATE TABLE remarks (
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, user_id, at)
);
CREATE INDEX remarks_of_people ON remarks (user_id);
-- When somebody was nudged at a table last, and when to tell them, if they do not know it yet.
CREATE TABLE nudges (
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    due DOUBLE PRECISION,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX nudges_of_people ON nudges (user_id);
CREATE INDEX nudges_due ON nudges (due) WHERE due IS NOT NULL;
-- Private threads in which people of a table talk about a deal: a row for each of them.
CREATE TABLE parleys (
    thread_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id BIGINT NOT NULL,
    PRIMARY KEY (thread_id, user_id)
);
CREATE INDEX parleys_of_tables ON parleys (table_id);
CREATE INDEX parleys_of_people ON parleys (user_id);
