-- Who has to be called, and when, to answer something at a table: a question to all, a seat on offer, an invitation.
CREATE TABLE calls_to_answer (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    user_id INTEGER NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (table_id, user_id)
) WITHOUT ROWID;
CREATE INDEX calls_to_answer_due ON calls_to_answer (due);
INSERT INTO calls_to_answer (table_id, user_id, due)
SELECT table_id, user_id, due FROM calls_to_vote JOIN seats USING (table_id, seat) WHERE user_id IS NOT NULL;
DROP TABLE calls_to_vote;
