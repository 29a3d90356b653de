-- What the host has asked of a running Caravel from its command line; whom it is about goes as soon as it is begun.
CREATE TABLE errands (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    about TEXT NOT NULL,
    at REAL NOT NULL,
    begun INTEGER NOT NULL DEFAULT 0 CHECK (begun IN (0, 1)),
    said TEXT
);
CREATE INDEX errands_open ON errands (id) WHERE begun = 0;
