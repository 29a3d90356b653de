"""What tests look up in the store and nobody else asks for."""

import sqlite3

from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.telling.posts import Post, Purpose, posts_of
from games.core.seats import Seat


def all_tables(db: Connection) -> list[str]:
    """The names of the tables of the database, whatever engine it has."""
    if isinstance(db, sqlite3.Connection):
        named = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    else:
        named = "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
    return sorted(name for (name,) in db.execute(named).fetchall())


def all_rows(db: Connection) -> dict[str, list[str]]:
    """All that is stored, by tables."""
    return {table: sorted(map(repr, db.execute(f"SELECT * FROM {table}").fetchall())) for table in all_tables(db)}


def find_post(db: Connection, table_id: TableId, purpose: Purpose, seat: Seat | None = None) -> Post | None:
    """The message that stands for this purpose."""
    found = [post for post in posts_of(db, table_id) if (post.purpose, post.seat) == (purpose, seat)]
    return found[0] if found else None
