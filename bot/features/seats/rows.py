"""Seats that are offered to somebody, as they are stored."""

import sqlite3

from bot.store.table.handovers import COLUMNS, Handover


def save_handover(db: sqlite3.Connection, handover: Handover) -> None:
    """The seat is offered to this person; an earlier offer of it falls."""
    db.execute(
        f"INSERT OR REPLACE INTO handovers ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)",
        (handover.table_id, handover.seat, handover.user_id, handover.name, handover.by, handover.until),
    )


def next_handover_lapses(db: sqlite3.Connection) -> float | None:
    """When the next offer lapses."""
    found: float | None = db.execute("SELECT min(until) FROM handovers").fetchone()[0]
    return found


def lapsed_handovers(db: sqlite3.Connection, now: float) -> list[Handover]:
    """The offers whose time is over."""
    rows = db.execute(f"SELECT {COLUMNS} FROM handovers WHERE until <= ? ORDER BY until", (now,))
    return [Handover(*row) for row in rows]
