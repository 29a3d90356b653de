"""All tables of one Caravel on a PostgreSQL server."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
import psycopg
from psycopg import sql

from bot.host.database_address import DatabaseAddress
from bot.store.connection import Connection, StoreError
from bot.store.engine.contents import Contents
from bot.store.engine.copy_files import fresh_file, newest
from bot.store.engine.lock import DataLock
from bot.store.engine.migrate import DatabaseIsNewer, scripts
from bot.store.engine.postgresql.connecting import Server, connect, hold, told
from bot.store.engine.postgresql.connection import PostgresConnection
from bot.store.engine.postgresql.copying import fill_file, fill_server
from bot.store.engine.postgresql.engine import PostgresEngine
from bot.store.engine.postgresql.line import Line
from bot.store.engine.postgresql.schema import (
    VERSION_TABLE,
    has_schema,
    migrate_schema,
    size_of_schema,
    version_of_schema,
)
from bot.store.engine.sqlite import FILE_NAME
from bot.store.engine.unusable import BEFORE_RESTORE, CopyRefused


class PostgresHouse:
    """Its tables are one schema of a database; what is no table stays in the folder, and copies are made there."""

    def __init__(self, data: Path, address: DatabaseAddress) -> None:
        self._data = data
        self._address = address
        self._new = msgspec.structs.replace(address, schema=f"{address.schema}_new")

    async def opened(self, lock: DataLock | None) -> PostgresEngine:
        """The schema, with a connection of its own."""
        return await PostgresEngine.opened(self._data, self._address, lock)

    def must_be_there(self) -> None:
        """CopyRefused if there is no such schema."""
        with self._refusing(), closing(connect(self._address)) as server:
            if not version_of_schema(server):
                raise CopyRefused(f"There is nothing to back up: {self._address} does not exist.")

    @contextmanager
    def look(self) -> Iterator[PostgresConnection]:
        """One state of the schema."""
        with self._through() as db:
            yield db

    @contextmanager
    def change(self) -> Iterator[PostgresConnection]:
        """One transaction."""
        with self._through() as db:
            yield db
            db.commit()

    def version(self, db: Connection) -> int:
        """The row that says so."""
        found: int = db.execute(f"SELECT version FROM {VERSION_TABLE}").fetchone()[0]
        return found

    def schema(self) -> int | None:
        """The same, if the server can be asked."""
        try:
            with self._through() as db:
                return self.version(db)
        except CopyRefused:
            return None

    def size(self) -> int:
        """Of all tables with their indexes."""
        with self._refusing(), closing(connect(self._address)) as server:
            return size_of_schema(server)

    def copy_to(self, draft: Path) -> None:
        """One state of the schema as a file."""
        with self._refusing(), closing(connect(self._address)) as server:
            _write(server, draft)

    @contextmanager
    def as_file(self) -> Iterator[Path]:
        """The same while nobody else works on it."""
        draft = self._data / (FILE_NAME + ".moving")
        with self._refusing(), closing(connect(self._address)) as server:
            hold(server, self._address)
            _write(server, draft)
        try:
            yield draft
        finally:
            draft.unlink(missing_ok=True)

    def take(self, copy: Path) -> tuple[Path | None, Contents | None]:
        """What the copy holds becomes the schema, in one transaction; the former one is a file in the folder."""
        with self._refusing(), closing(connect(self._new)) as server:
            hold(server, self._address)
            former = self._kept(self._data / BEFORE_RESTORE)
            with newest(copy, self._data / (FILE_NAME + ".draft")) as file, server.transaction():
                _drop(server, self._new.schema)
                migrate_schema(server, self._new)
                contents = fill_server(file, server)
                _drop(server, self._address.schema)
                names = map(sql.Identifier, (self._new.schema, self._address.schema))
                server.execute(sql.SQL("ALTER SCHEMA {} RENAME TO {}").format(*names))
        with self._refusing(), closing(connect(self._address)) as server:
            server.execute("ANALYZE")
        return former, contents

    def begin_anew(self, former: Path) -> None:
        """The schema is gone, and a file there has its tables."""
        with self._refusing(), closing(connect(self._address)) as server:
            hold(server, self._address)
            self._kept(former / FILE_NAME)
            _drop(server, self._address.schema)

    @contextmanager
    def _through(self) -> Iterator[PostgresConnection]:
        with self._refusing(), closing(connect(self._address)) as server:
            if not version_of_schema(server):
                raise CopyRefused(f"There are no tables: {self._address} does not exist.")
            yield PostgresConnection(Line(server))

    def _kept(self, file: Path) -> Path | None:
        """Where the tables are kept that are about to go; nowhere, if there are none."""
        with closing(connect(self._address)) as server:
            if not version_of_schema(server):
                return None
            _write(server, file)
            return file

    @contextmanager
    def _refusing(self) -> Iterator[None]:
        try:
            yield
        except psycopg.Error as error:
            raise CopyRefused(f"{self._address}: {told(error)}.") from None
        except (StoreError, sqlite3.Error) as error:
            raise CopyRefused(f"{self._address}: {error}.") from error


def _write(server: Server, file: Path) -> None:
    """One state of all tables as a file."""
    with server.transaction():
        server.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
        version, known = version_of_schema(server), max(scripts())
        if version > known:
            raise DatabaseIsNewer(version, known)
        with fresh_file(file, version) as fresh:
            fill_file(server, fresh)


def _drop(server: Server, schema: str) -> None:
    if has_schema(server, schema):
        server.execute(sql.SQL("DROP SCHEMA {} CASCADE").format(sql.Identifier(schema)))
