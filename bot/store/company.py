"""Who sits at a table: whom it waits for, what they have chosen, and until when they are away, all in one look."""

import sqlite3

import msgspec

from bot.store.choices import Choices, read_choices
from bot.store.identity import TableId, UserId
from games.core.seats import Seat

COLUMNS = (
    "seats.seat, waiting.seat IS NOT NULL, seats.user_id, absences.until, people.language, people.dms, people.settings"
)


class Companion(msgspec.Struct, frozen=True):
    """A seat, and whoever sits on it."""

    seat: Seat
    waited_for: bool
    """The table waits for it already."""
    user_id: UserId | None
    away_until: float | None
    chosen: tuple[str | None, int | None, str | None]
    """As it is stored."""

    def choices(self, user_id: UserId) -> Choices:
        """What this person, who sits here, has chosen."""
        return read_choices(user_id, *self.chosen)


def company_of(db: sqlite3.Connection, table_id: TableId) -> list[Companion]:
    """All seats of a table, in their order."""
    rows = db.execute(
        f"SELECT {COLUMNS} FROM seats "
        "LEFT JOIN waiting ON waiting.table_id = seats.table_id AND waiting.seat = seats.seat "
        "LEFT JOIN absences ON absences.user_id = seats.user_id "
        "LEFT JOIN people ON people.user_id = seats.user_id "
        "WHERE seats.table_id = ? ORDER BY seats.seat",
        (table_id,),
    )
    return [Companion(seat, bool(waited), user, until, tuple(chosen)) for seat, waited, user, until, *chosen in rows]
