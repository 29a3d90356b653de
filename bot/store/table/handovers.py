"""Seats that are offered to somebody by name."""

import sqlite3
from collections.abc import Collection

import msgspec

from bot.store.identity import TableId, UserId
from games.core.seats import Seat


class Handover(msgspec.Struct, frozen=True):
    """A seat is offered to somebody, who has to accept it."""

    table_id: TableId
    seat: Seat
    user_id: UserId
    name: str
    by: Seat
    """Who offers it: its own player, or whom the table has agreed with."""
    until: float


COLUMNS = "table_id, seat, user_id, name, by, until"


def save_handover(db: sqlite3.Connection, handover: Handover) -> None:
    """The seat is offered to this person; an earlier offer of it falls."""
    db.execute(
        f"INSERT OR REPLACE INTO handovers ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
        (handover.table_id, handover.seat, handover.user_id, handover.name, handover.by, handover.until),
    )


def handovers_at(db: sqlite3.Connection, table_id: TableId) -> tuple[Handover, ...]:
    """The seats of a table that are offered to somebody."""
    rows = db.execute(f"SELECT {COLUMNS} FROM handovers WHERE table_id = ? ORDER BY seat", (table_id,))
    return tuple(Handover(*row) for row in rows)


def close_handovers(db: sqlite3.Connection, table_id: TableId, seats: Collection[Seat]) -> None:
    """These seats are offered to nobody any more."""
    db.executemany("DELETE FROM handovers WHERE table_id = ? AND seat = ?", [(table_id, seat) for seat in seats])


def close_table(db: sqlite3.Connection, table_id: TableId) -> None:
    """No seat of this table is offered any more."""
    db.execute("DELETE FROM handovers WHERE table_id = ?", (table_id,))


def close_offers_by_others(db: sqlite3.Connection, table_id: TableId, seats: Collection[Seat]) -> None:
    """These seats have moved: they are there, and what others have agreed about them falls."""
    db.executemany(
        "DELETE FROM handovers WHERE table_id = ? AND seat = ? AND by <> seat", [(table_id, seat) for seat in seats]
    )


def next_handover_lapses(db: sqlite3.Connection) -> float | None:
    """When the next offer lapses."""
    found: float | None = db.execute("SELECT min(until) FROM handovers").fetchone()[0]
    return found


def lapsed_handovers(db: sqlite3.Connection, now: float) -> list[Handover]:
    """The offers whose time is over."""
    rows = db.execute(f"SELECT {COLUMNS} FROM handovers WHERE until <= ? ORDER BY until", (now,))
    return [Handover(*row) for row in rows]
