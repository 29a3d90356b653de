"""Standing orders: what a seat has decided ahead, as texts in the order in which they are tried."""

import sqlite3
from collections.abc import Sequence


def standing_orders(db: sqlite3.Connection, table_id: int) -> dict[int, tuple[str, ...]]:
    """The orders of every seat that has some."""
    orders: dict[int, tuple[str, ...]] = {}
    rows = db.execute("SELECT seat, text FROM orders WHERE table_id = ? ORDER BY seat, number", (table_id,))
    for seat, text in rows:
        orders[seat] = (*orders.get(seat, ()), text)
    return orders


def set_standing_orders(db: sqlite3.Connection, table_id: int, seat: int, orders: Sequence[str]) -> None:
    """These are the seat's orders from now on."""
    db.execute("DELETE FROM orders WHERE table_id = ? AND seat = ?", (table_id, seat))
    db.executemany(
        "INSERT INTO orders (table_id, seat, number, text) VALUES (?, ?, ?, ?)",
        [(table_id, seat, number, text) for number, text in enumerate(orders)],
    )
