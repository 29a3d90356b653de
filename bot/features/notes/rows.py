"""What people have noted for themselves at a table; nobody else reads it, and it goes with them."""

from bot.store.connection import Connection
from bot.store.identity import TableId, UserId
from bot.store.replacing import replacing


def save_note(db: Connection, table_id: TableId, user_id: UserId, text: str, now: float) -> None:
    """Keep the note in the place of the last one; without a word there is none."""
    if not text:
        drop_note(db, table_id, user_id)
        return
    columns = ("table_id", "user_id", "text", "at")
    db.execute(replacing("notes", columns, key=("table_id", "user_id")), (table_id, user_id, text, now))


def load_note(db: Connection, table_id: TableId, user_id: UserId) -> str:
    """What this person has noted at the table; empty if nothing."""
    row = db.execute("SELECT text FROM notes WHERE table_id = ? AND user_id = ?", (table_id, user_id)).fetchone()
    return "" if row is None else str(row[0])


def drop_note(db: Connection, table_id: TableId, user_id: UserId) -> None:
    """This person does not sit there any more."""
    db.execute("DELETE FROM notes WHERE table_id = ? AND user_id = ?", (table_id, user_id))
