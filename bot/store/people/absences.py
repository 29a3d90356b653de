"""Who is away, since when and until when."""

import msgspec

from bot.store.connection import Connection
from bot.store.identity import UserId


class Absence(msgspec.Struct, frozen=True):
    """Somebody is away."""

    user_id: UserId
    since: float
    until: float


def absence_of(db: Connection, user_id: UserId) -> Absence | None:
    """How this person is away, if they are."""
    row = db.execute("SELECT user_id, since, until FROM absences WHERE user_id = ?", (user_id,)).fetchone()
    return None if row is None else Absence(*row)
