-- Standing orders live in the states of the games, and what has changed is marked since one's last move.
DROP TABLE marks;
DROP TABLE orders;
ALTER TABLE proposals DROP COLUMN detail;
