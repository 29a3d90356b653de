"""What was forgotten on PostgreSQL: its rows are gone at once, and what they have left in pages by writing those anew.

What the server keeps besides, its write-ahead log and whatever is archived of it, is the host's.
"""

import logging

import psycopg

from bot.store.engine.erasing import AT_ONCE, CLEAN, PATIENCE
from bot.store.engine.postgresql.connecting import Server
from bot.store.engine.postgresql.schema import size_of_schema, tables_of_schema

log = logging.getLogger(__name__)


def erase(server: Server, *, large: bool) -> None:
    """Write the tables anew; what cannot be done now is left for later."""
    try:
        if server.execute("SELECT 1 FROM facts WHERE name = $1", (CLEAN,)).fetchone():
            return
        tables = tables_of_schema(server)
        if not (large or size_of_schema(server) <= AT_ONCE):
            return
        server.execute(f"SET lock_timeout = {PATIENCE}")
        try:
            server.execute(f"VACUUM (FULL) {', '.join(tables)}".encode())
            server.execute("INSERT INTO facts (name, value) VALUES ($1, '1') ON CONFLICT DO NOTHING", (CLEAN,))
        finally:
            server.execute("SET lock_timeout = 0")
    except psycopg.Error:
        log.warning("what was forgotten is erased later", exc_info=True)
