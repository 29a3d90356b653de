"""Who sits at a table of a server without seeing where it stands: it was brought there, or they came by a code."""

from collections.abc import Collection

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId


def guests_at(db: Connection, table_id: TableId) -> frozenset[UserId]:
    """Those who cannot see where the table stands: they are told privately, or not at all."""
    return frozenset(user for (user,) in db.execute("SELECT user_id FROM guests WHERE table_id = ?", (table_id,)))


def is_guest(db: Connection, table_id: TableId, user_id: UserId) -> bool:
    """Whether this person is one of them."""
    return user_id in guests_at(db, table_id)


def add_guest(db: Connection, table_id: TableId, user_id: UserId) -> None:
    """This person is one of them from now on."""
    db.execute("INSERT INTO guests (table_id, user_id) VALUES (?, ?) ON CONFLICT DO NOTHING", (table_id, user_id))


def drop_absent_guests(db: Connection, table_id: TableId) -> None:
    """Who has stood up before the game is nobody's guest: they may come back by another door."""
    db.execute(
        "DELETE FROM guests WHERE table_id = ?1 "
        "AND user_id NOT IN (SELECT user_id FROM seats WHERE table_id = ?1 AND user_id IS NOT NULL)",
        (table_id,),
    )


def choose_guests(db: Connection, table_id: TableId, users: Collection[UserId]) -> None:
    """These are the guests of the table from now on, and nobody else."""
    db.execute("DELETE FROM guests WHERE table_id = ?", (table_id,))
    db.executemany("INSERT INTO guests (table_id, user_id) VALUES (?, ?)", [(table_id, user) for user in users])
