"""Who is away, as it is stored."""

from bot.store.connection import Connection
from bot.store.identity import UserId
from bot.store.people.absences import Absence, absence_of
from bot.store.replacing import replacing


def save_absence(db: Connection, absence: Absence) -> None:
    """This person is away."""
    db.execute(
        replacing("absences", ("user_id", "since", "until"), key=("user_id",)),
        (absence.user_id, absence.since, absence.until),
    )


def end_absence(db: Connection, user_id: UserId) -> Absence | None:
    """This person is back; how they were away, if they were."""
    absence = absence_of(db, user_id)
    db.execute("DELETE FROM absences WHERE user_id = ?", (user_id,))
    return absence


def all_absences(db: Connection) -> list[Absence]:
    """Everybody who is away, those first who will be back first."""
    return [Absence(*row) for row in db.execute("SELECT user_id, since, until FROM absences ORDER BY until")]
