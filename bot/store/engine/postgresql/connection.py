"""What a job works with on PostgreSQL."""

import struct
from collections.abc import Iterable

import psycopg

from bot.store.connection import StoreError, Values
from bot.store.engine.postgresql.connecting import told
from bot.store.engine.postgresql.line import Found, Line
from bot.store.engine.postgresql.statements import in_order, translated

# A job sees one state, as it does on SQLite; of two that change the same row one begins anew. SERIALIZABLE would have
# jobs begin anew that have nothing to do with each other: small tables are watched as a whole.
BEGIN = "BEGIN ISOLATION LEVEL REPEATABLE READ"
TOO_LARGE = "more than 64 bits"


class PostgresConnection:
    """One transaction. A statement that fails ends it, whatever the job makes of that, and whoever looks next hears."""

    def __init__(self, line: Line) -> None:
        self.failed: StoreError | None = None
        self._line = line
        self._begun = self.execute(BEGIN)

    def execute(self, sql: str, parameters: Values = (), /) -> Found:
        """Run a statement."""
        return self.executemany(sql, (parameters,))

    def executemany(self, sql: str, parameters: Iterable[Values], /) -> Found:
        """Run it once for each of these, all sent at once."""
        text, names = translated(sql)
        found = Found(self._hear)
        try:
            for values in parameters:
                if self.failed is not None:
                    raise self.failed
                self._line.send(text, in_order(names, values), found)
        except psycopg.Error as error:
            raise self._failed(error) from None
        except struct.error as error:
            raise OverflowError(TOO_LARGE) from error
        return found

    def reach(self) -> None:
        """A server that went away while nobody asked it anything is found before it may have stored something."""
        self._hear(self._begun)

    def commit(self) -> None:
        """All of it is stored. Gone where nobody knows that."""
        self.execute("COMMIT")
        try:
            self._line.end()
            self._line.settle()
        except psycopg.Error as error:
            raise self._failed(error) from None

    def look_away(self) -> None:
        """What it has read is read, and nothing is stored; how that goes is heard by whoever comes next."""
        try:
            self._line.hear_all()
        except psycopg.Error as error:
            raise self._failed(error) from None
        self.execute("ROLLBACK")
        self._line.end()

    def take_back(self) -> None:
        """What was begun is not stored; a connection that cannot even say so is of no use any more."""
        server = self._line.server
        try:
            self._line.give_up()
            server.execute("ROLLBACK")
        except psycopg.Error:
            server.close()

    def _hear(self, found: Found) -> None:
        try:
            self._line.hear(found)
        except psycopg.Error as error:
            raise self._failed(error) from None

    def _failed(self, error: psycopg.Error) -> StoreError:
        self.failed = self.failed or told(error)
        return self.failed
