"""For whom the tables wait, since when, and who was reminded."""

import sqlite3
from collections.abc import Collection

import msgspec

from bot.store.identity import TableId, UserId, Version
from bot.store.records import Waiting
from games.core.seats import Seat

SELECT = (
    "SELECT waiting.table_id, waiting.seat, seats.user_id, waiting.since, waiting.reminded_at "
    "FROM waiting LEFT JOIN seats ON seats.table_id = waiting.table_id AND seats.seat = waiting.seat "
)


def set_waiting(
    db: sqlite3.Connection, table_id: TableId, seats: Collection[Seat], acted: Collection[Seat], now: float
) -> None:
    """The table waits for these seats: from now for those who have just acted, else since it began to."""
    before = {seat for (seat,) in db.execute("SELECT seat FROM waiting WHERE table_id = ?", (table_id,))}
    for seat in before.difference(seats) | before.intersection(acted):
        db.execute("DELETE FROM waiting WHERE table_id = ? AND seat = ?", (table_id, seat))
    for seat in sorted(set(seats).difference(before.difference(acted))):
        db.execute("INSERT INTO waiting (table_id, seat, since) VALUES (?, ?, ?)", (table_id, seat, now))


def waiting_seats(db: sqlite3.Connection, table_id: TableId) -> list[Waiting]:
    """The seats for which a table waits."""
    rows = db.execute(SELECT + "WHERE waiting.table_id = ? ORDER BY waiting.seat", (table_id,))
    return [Waiting(*row) for row in rows]


def tables_waiting_for(db: sqlite3.Connection, user_id: UserId) -> list[Waiting]:
    """The tables that wait for this person, the longest waiting first."""
    rows = db.execute(
        "SELECT waiting.table_id, waiting.seat, seats.user_id, waiting.since, waiting.reminded_at "
        "FROM seats JOIN waiting ON waiting.table_id = seats.table_id AND waiting.seat = seats.seat "
        "WHERE seats.user_id = ? ORDER BY waiting.since, waiting.table_id",
        (user_id,),
    )
    return [Waiting(*row) for row in rows]


def waiting_since_before(db: sqlite3.Connection, moment: float) -> list[Waiting]:
    """All who have been waited for since before a moment and were not reminded after it."""
    rows = db.execute(
        SELECT + "WHERE waiting.since < ?1 AND coalesce(waiting.reminded_at, 0) < ?1 ORDER BY waiting.since", (moment,)
    )
    return [Waiting(*row) for row in rows]


def wait_anew(db: sqlite3.Connection, table_id: TableId, seats: Collection[Seat], now: float) -> None:
    """Others sit there: the table waits for them from now on."""
    db.executemany(
        "UPDATE waiting SET since = ?, reminded_at = NULL WHERE table_id = ? AND seat = ?",
        [(now, table_id, seat) for seat in seats],
    )


def mark_reminded(db: sqlite3.Connection, table_id: TableId, seat: Seat, now: float) -> None:
    """This seat was reminded."""
    db.execute("UPDATE waiting SET reminded_at = ? WHERE table_id = ? AND seat = ?", (now, table_id, seat))


def waiting_for_computers(db: sqlite3.Connection) -> list[tuple[TableId, Version, float, dict[str, str]]]:
    """The tables in play that wait for a computer: at which version, since when, and with which options."""
    rows = db.execute(
        "SELECT tables.id, tables.version, min(waiting.since), tables.options FROM seats "
        "JOIN waiting ON waiting.table_id = seats.table_id AND waiting.seat = seats.seat "
        "JOIN tables ON tables.id = seats.table_id "
        "WHERE seats.computer = 1 AND tables.status = 'playing' GROUP BY tables.id"
    )
    return [(table, version, since, msgspec.json.decode(options)) for table, version, since, options in rows]
