"""Where a Caravel keeps its tables: in a file of its folder, or on a PostgreSQL server."""

from collections.abc import Callable, Coroutine
from contextlib import AbstractContextManager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Protocol

from bot.host.database_address import DatabaseAddress
from bot.store.connection import Connection
from bot.store.engine.contents import Contents
from bot.store.engine.engine import Engine
from bot.store.engine.lock import DataLock
from bot.store.engine.sqlite import SqliteHouse
from bot.store.engine.unusable import EngineMissing


class House(Protocol):
    """All tables of one Caravel, whatever engine holds them. Whatever cannot be done is a CopyRefused."""

    async def opened(self, lock: DataLock | None) -> Engine:
        """Its engine, running: DataInUse, DatabaseIsNewer, DatabaseUnusable."""
        ...

    def must_be_there(self) -> None:
        """CopyRefused if there are no tables yet."""
        ...

    def look(self) -> AbstractContextManager[Connection]:
        """One state of all tables, to be read, also while the bot runs."""
        ...

    def change(self) -> AbstractContextManager[Connection]:
        """One transaction, also while the bot runs; it is stored unless it fails."""
        ...

    def version(self, db: Connection) -> int:
        """The version of its tables."""
        ...

    def schema(self) -> int | None:
        """The same; None where there are no tables that could be read."""
        ...

    def size(self) -> int:
        """Their bytes on the disk, with what is not in its place yet."""
        ...

    def copy_to(self, draft: Path) -> None:
        """Write one state of all tables to a new file, also while the bot runs."""
        ...

    def as_file(self) -> AbstractContextManager[Path]:
        """All tables in a file, while the bot does not run."""
        ...

    def take(self, copy: Path) -> tuple[Path | None, Contents | None]:
        """Put what a copy holds in the place of all tables: where these are kept now, and what is there, if counted.

        The folder's lock is the caller's.
        """
        ...

    def begin_anew(self, former: Path) -> None:
        """Have no tables, and keep those that were there in this folder; the folder's lock is the caller's."""
        ...


def house_at(data: Path, database: DatabaseAddress | None) -> House:
    """The house in this folder, or at this address. EngineMissing where nothing is installed that knows the way."""
    if database is None:
        return SqliteHouse(data)
    if find_spec("psycopg") is None:
        raise EngineMissing
    house: House = import_module("bot.store.engine.postgresql.house").PostgresHouse(data, database)
    return house


def hints_of(
    database: DatabaseAddress, hint: Callable[[str], None], missed: Callable[[], None]
) -> Coroutine[Any, Any, None]:
    """Hears what other members of the house change, for ever: who, what, and which, and when some may be missed."""
    hearing: Coroutine[Any, Any, None] = import_module("bot.store.engine.postgresql.hints").hear(database, hint, missed)
    return hearing
