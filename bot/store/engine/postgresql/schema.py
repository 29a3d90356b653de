"""The schema's versions on PostgreSQL: the first is whole, and each that follows is SQLite's of the same number."""

from pathlib import Path

import psycopg
from psycopg import sql

from bot.host.database_address import DatabaseAddress
from bot.store.engine.migrate import DatabaseIsNewer, scripts
from bot.store.engine.postgresql.connecting import OURS, Server

MIGRATIONS = Path(__file__).with_name("migrations")
VERSION_TABLE = "schema_version"
"""It has one row with one number, and is no part of what is copied."""
OF_SEVERAL = ("leases", "standbys", "claims", "identifies")
"""What several processes agree by, of which SQLite knows none: no part of a copy either."""
MIGRATING = 1


def known_versions() -> dict[int, str]:
    """The SQL of each version, in order."""
    return scripts(MIGRATIONS)


def version_of_schema(server: Server) -> int:
    """The version of the house's tables; 0 if there are none."""
    row = server.execute("SELECT to_regclass($1)", (VERSION_TABLE,)).fetchone()
    if row is None or row[0] is None:
        return 0
    found = server.execute(f"SELECT version FROM {VERSION_TABLE}").fetchone()
    return 0 if found is None else int(str(found[0]))


def migrate_schema(server: Server, address: DatabaseAddress) -> None:
    """Make the house's tables, or bring them to the newest version; DatabaseIsNewer if they are beyond it."""
    steps = known_versions()
    with server.transaction():
        # Of several that start at once one migrates, and the others find it done.
        server.execute("SELECT pg_advisory_xact_lock($1::int, $2::int)", (OURS, MIGRATING))
        if not has_schema(server, address.schema):
            server.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(address.schema)))
        found, known = version_of_schema(server), max(steps)
        if found > known:
            raise DatabaseIsNewer(found, known)
        if not found:
            server.execute(f"CREATE TABLE {VERSION_TABLE} (version BIGINT NOT NULL)")
            server.execute(f"INSERT INTO {VERSION_TABLE} VALUES (0)")
        for version, script in steps.items():
            if version > found:
                server.execute(script.encode())
                server.execute(f"UPDATE {VERSION_TABLE} SET version = $1", (version,))


def has_schema(server: Server, name: str) -> bool:
    """Whether there is a schema of this name."""
    return server.execute("SELECT 1 FROM pg_namespace WHERE nspname = $1", (name,)).fetchone() is not None


def tables_of_schema(server: psycopg.Connection[tuple[object, ...]]) -> list[str]:
    """The names of the house's tables."""
    found = server.execute("SELECT tablename FROM pg_tables WHERE schemaname = current_schema() ORDER BY tablename")
    return [str(name) for (name,) in found if name != VERSION_TABLE]


def size_of_schema(server: Server) -> int:
    """The bytes of all tables of the house, with their indexes."""
    row = server.execute(
        "SELECT sum(pg_total_relation_size(c.oid)) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace "
        "WHERE n.nspname = current_schema() AND c.relkind = 'r'"
    ).fetchone()
    return 0 if row is None or row[0] is None else int(str(row[0]))
