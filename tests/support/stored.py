"""What tests look up in the store and nobody else asks for."""

import sqlite3

from bot.store.identity import TableId
from bot.store.telling.posts import Post, Purpose, posts_of
from games.core.seats import Seat


def find_post(db: sqlite3.Connection, table_id: TableId, purpose: Purpose, seat: Seat | None = None) -> Post | None:
    """The message that stands for this purpose."""
    found = [post for post in posts_of(db, table_id) if (post.purpose, post.seat) == (purpose, seat)]
    return found[0] if found else None
