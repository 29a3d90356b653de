"""Errands: what the host asks of a running Caravel through the store, and what it says to that."""

import msgspec

from bot.store.connection import Connection

ANNOUNCE, FORGET = "announce", "forget"
"""The kinds there are; `about` is a line to be told, or a person's id."""


class Errand(msgspec.Struct, frozen=True):
    """Something that the host wants done."""

    id: int
    kind: str
    about: str


def ask_errand(db: Connection, kind: str, about: str, now: float) -> int:
    """Have it done; its number."""
    row = db.execute("INSERT INTO errands (kind, about, at) VALUES (?, ?, ?) RETURNING id", (kind, about, now))
    number: int = row.fetchone()[0]
    return number


def errand_waits(db: Connection) -> bool:
    """Whether there is anything to do."""
    return db.execute("SELECT 1 FROM errands WHERE begun = 0 LIMIT 1").fetchone() is not None


def begin_errand(db: Connection) -> Errand | None:
    """The next one. It is begun once, and nothing remembers whom it was about."""
    row = db.execute("SELECT id, kind, about FROM errands WHERE begun = 0 ORDER BY id LIMIT 1").fetchone()
    if row is None:
        return None
    errand = Errand(*row)
    db.execute("UPDATE errands SET begun = 1, about = '' WHERE id = ?", (errand.id,))
    return errand


def say_of_errand(db: Connection, number: int, said: str) -> None:
    """What has come of it, for the host."""
    db.execute("UPDATE errands SET said = ? WHERE id = ?", (said, number))


def said_of_errand(db: Connection, number: int) -> str | None:
    """What has come of it; None as long as nothing has."""
    row = db.execute("SELECT said FROM errands WHERE id = ?", (number,)).fetchone()
    return None if row is None else row[0]


def prune_errands(db: Connection, before: float) -> None:
    """Forget what was asked before a moment and is over."""
    db.execute("DELETE FROM errands WHERE begun = 1 AND at < ?", (before,))
