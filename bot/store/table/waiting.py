"""For whom the tables wait, since when, and who was reminded."""

from collections.abc import Collection, Mapping, Set

import msgspec

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.replacing import replacing
from games.core.seats import Seat


class Called(msgspec.Struct, frozen=True):
    """How often somebody was told that the table waits for them, and when to tell them next; None is no more."""

    told: int = 1
    due: float | None = None


class Waiting(msgspec.Struct, frozen=True):
    """A table that waits for a seat."""

    table_id: TableId
    seat: Seat
    user_id: UserId | None
    since: float
    reminded_at: float | None
    told: int
    """0: nobody has called them yet."""
    due: float | None

    @property
    def told_at(self) -> float:
        """When they were told last."""
        return self.since if self.reminded_at is None else self.reminded_at


KEPT = ("table_id", "seat", "since", "reminded_at", "told", "due")
COLUMNS = "waiting.table_id, waiting.seat, seats.user_id, waiting.since, waiting.reminded_at, waiting.told, waiting.due"
SELECT = (
    f"SELECT {COLUMNS} FROM waiting LEFT JOIN seats ON seats.table_id = waiting.table_id AND seats.seat = waiting.seat "
)


def set_waiting(
    db: Connection,
    table_id: TableId,
    before: Set[Seat],
    seats: Set[Seat],
    acted: Set[Seat],
    now: float,
    calls: Mapping[Seat, Called] = {},
) -> None:
    """The table waits for these seats: from now for those who have just acted, else since it began to."""
    if gone := before - seats:
        db.executemany("DELETE FROM waiting WHERE table_id = ? AND seat = ?", [(table_id, seat) for seat in gone])
    # Called once more, at an hour at which they are not.
    for seat in before & seats - acted:
        if seat in calls and not calls[seat].told:
            db.execute(
                "UPDATE waiting SET due = CASE WHEN due < ?1 THEN due ELSE ?1 END WHERE table_id = ?2 AND seat = ?3",
                (calls[seat].due, table_id, seat),
            )
    called = {seat: calls.get(seat, Called()) for seat in seats if seat in acted or seat not in before}
    db.executemany(
        replacing("waiting", KEPT, key=("table_id", "seat")),
        [(table_id, seat, now, None, each.told, each.due) for seat, each in called.items()],
    )


def waiting_seats(db: Connection, table_id: TableId) -> list[Waiting]:
    """The seats for which a table waits."""
    rows = db.execute(SELECT + "WHERE waiting.table_id = ? ORDER BY waiting.seat", (table_id,))
    return [Waiting(*row) for row in rows]


def tables_waiting_for(db: Connection, user_id: UserId) -> list[Waiting]:
    """The tables that wait for this person and do not pause, the longest waiting first."""
    rows = db.execute(
        f"SELECT {COLUMNS} FROM seats JOIN waiting ON waiting.table_id = seats.table_id AND waiting.seat = seats.seat "
        "JOIN tables ON tables.id = seats.table_id "
        "WHERE seats.user_id = ? AND tables.paused_until IS NULL ORDER BY waiting.since, waiting.table_id",
        (user_id,),
    )
    return [Waiting(*row) for row in rows]


def call_later(db: Connection, waiting: Waiting, due: float | None) -> None:
    """They have to be told then, and nothing of it before."""
    db.execute("UPDATE waiting SET due = ? WHERE table_id = ? AND seat = ?", (due, waiting.table_id, waiting.seat))


def wait_anew(db: Connection, table_id: TableId, seats: Collection[Seat], now: float) -> None:
    """Others sit there: the table waits for them from now on."""
    db.executemany(
        "UPDATE waiting SET since = ?, reminded_at = NULL, told = 1, due = NULL WHERE table_id = ? AND seat = ?",
        [(now, table_id, seat) for seat in seats],
    )
