"""What was forgotten is in no byte of the database's files: zeroes alone leave what pages held before a split."""

import logging
import sqlite3

from bot.store.connection import Connection
from bot.store.facts import forget_fact, recall_fact, remember_fact

log = logging.getLogger(__name__)

CLEAN = "nothing to be erased"
"""The fact that the file was written anew since somebody was forgotten; what an earlier Caravel has left lacks it."""
AT_ONCE = 32 * 1024 * 1024
"""So large a file is written anew in a moment; a larger one holds everybody up, and waits for the spring-cleaning."""
PATIENCE = 250
"""Milliseconds; whoever copies the database meanwhile may take longer, and everybody else would wait for that."""


def must_erase(db: Connection) -> None:
    """Something was forgotten in this transaction: its last traces have to go, also if the process ends before."""
    forget_fact(db, CLEAN)


def erase(db: sqlite3.Connection, *, large: bool) -> None:
    """Write the file anew and empty its log, outside of any transaction; what cannot be done now is left for later."""
    if recall_fact(db, CLEAN) is not None:
        return
    usual = db.execute("PRAGMA busy_timeout").fetchone()[0]
    db.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    try:
        anew = large or _size(db) <= AT_ONCE
        if anew:
            db.execute("VACUUM")
        if _log_is_empty(db) and anew:
            remember_fact(db, CLEAN, "1")
    except sqlite3.Error:
        log.warning("what was forgotten is erased later", exc_info=True)
    finally:
        db.execute(f"PRAGMA busy_timeout = {usual}")


def _log_is_empty(db: sqlite3.Connection) -> bool:
    """Whether all of it is in the file now; the log keeps what stood in the pages before."""
    busy: int = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    return not busy


def _size(db: sqlite3.Connection) -> int:
    pages, size = (db.execute(f"PRAGMA {what}").fetchone()[0] for what in ("page_count", "page_size"))
    return int(pages * size)
