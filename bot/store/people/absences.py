"""Who is away, since when and until when."""

import sqlite3

import msgspec

from bot.store.identity import UserId


class Absence(msgspec.Struct, frozen=True):
    """Somebody is away."""

    user_id: UserId
    since: float
    until: float


def save_absence(db: sqlite3.Connection, absence: Absence) -> None:
    """This person is away."""
    db.execute(
        "INSERT OR REPLACE INTO absences (user_id, since, until) VALUES (?, ?, ?)",
        (absence.user_id, absence.since, absence.until),
    )


def end_absence(db: sqlite3.Connection, user_id: UserId) -> Absence | None:
    """This person is back; how they were away, if they were."""
    absence = absence_of(db, user_id)
    db.execute("DELETE FROM absences WHERE user_id = ?", (user_id,))
    return absence


def absence_of(db: sqlite3.Connection, user_id: UserId) -> Absence | None:
    """How this person is away, if they are."""
    row = db.execute("SELECT user_id, since, until FROM absences WHERE user_id = ?", (user_id,)).fetchone()
    return None if row is None else Absence(*row)


def all_absences(db: sqlite3.Connection) -> list[Absence]:
    """Everybody who is away, those first who will be back first."""
    return [Absence(*row) for row in db.execute("SELECT user_id, since, until FROM absences ORDER BY until")]
