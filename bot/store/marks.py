"""Up to where each person has seen a table."""

import sqlite3


def seen_version(db: sqlite3.Connection, user_id: int, table_id: int) -> int:
    """The version that this person saw last; 0 if none."""
    row = db.execute(
        "SELECT seen_version FROM marks WHERE table_id = ? AND user_id = ?", (table_id, user_id)
    ).fetchone()
    return 0 if row is None else row[0]


def mark_seen(db: sqlite3.Connection, user_id: int, table_id: int, version: int) -> None:
    """This person has seen the table at this version."""
    db.execute(
        "INSERT INTO marks (user_id, table_id, seen_version) VALUES (?, ?, ?) "
        "ON CONFLICT (table_id, user_id) DO UPDATE SET seen_version = max(seen_version, excluded.seen_version)",
        (user_id, table_id, version),
    )
