"""Who is away, as it is stored."""

import sqlite3

from bot.store.identity import UserId
from bot.store.people.absences import Absence, absence_of


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


def all_absences(db: sqlite3.Connection) -> list[Absence]:
    """Everybody who is away, those first who will be back first."""
    return [Absence(*row) for row in db.execute("SELECT user_id, since, until FROM absences ORDER BY until")]
