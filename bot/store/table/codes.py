"""Codes by which people join a table from elsewhere: whoever knows one may sit down where everybody may."""

import secrets

from bot.store.connection import Connection
from bot.store.identity import TableId
from bot.store.replacing import replacing

CODE_SIGNS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
"""Nothing that is taken for something else when it is read aloud."""
CODE_LENGTH = 8


def save_code(db: Connection, table_id: TableId, code: str) -> None:
    """Whoever knows this code may sit down at the table."""
    db.execute(replacing("codes", ("table_id", "code"), key=("table_id",)), (table_id, code))


def code_of(db: Connection, table_id: TableId) -> str | None:
    """The code by which people join this table."""
    row = db.execute("SELECT code FROM codes WHERE table_id = ?", (table_id,)).fetchone()
    return None if row is None else row[0]


def table_of_code(db: Connection, code: str) -> TableId | None:
    """The table that people join by this code."""
    row = db.execute("SELECT table_id FROM codes WHERE code = ?", (code,)).fetchone()
    return None if row is None else row[0]


def new_code() -> str:
    """Nobody guesses it."""
    return "".join(secrets.choice(CODE_SIGNS) for _ in range(CODE_LENGTH))
