"""Seats that are offered to somebody by name."""

from collections.abc import Collection

import msgspec

from bot.store.connection import Connection
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


COLUMNS = ("table_id", "seat", "user_id", "name", "by", "until")
SELECTED = ", ".join(COLUMNS)


def handovers_at(db: Connection, table_id: TableId) -> tuple[Handover, ...]:
    """The seats of a table that are offered to somebody."""
    rows = db.execute(f"SELECT {SELECTED} FROM handovers WHERE table_id = ? ORDER BY seat", (table_id,))
    return tuple(Handover(*row) for row in rows)


def close_handovers(db: Connection, table_id: TableId, seats: Collection[Seat]) -> None:
    """These seats are offered to nobody any more."""
    db.executemany("DELETE FROM handovers WHERE table_id = ? AND seat = ?", [(table_id, seat) for seat in seats])


def close_table(db: Connection, table_id: TableId) -> None:
    """No seat of this table is offered any more."""
    db.execute("DELETE FROM handovers WHERE table_id = ?", (table_id,))


def close_offers_by_others(db: Connection, table_id: TableId, seats: Collection[Seat]) -> None:
    """These seats have moved: they are there, and what others have agreed about them falls."""
    db.executemany(
        "DELETE FROM handovers WHERE table_id = ? AND seat = ? AND by <> seat", [(table_id, seat) for seat in seats]
    )
