"""What another process of the host's may look at, and leave, while Caravel runs."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from bot.host.database_address import DatabaseAddress
from bot.store.connection import Connection, Job
from bot.store.engine import houses
from bot.store.engine.migrate import DatabaseIsNewer, scripts
from bot.store.engine.unusable import CopyRefused

T = TypeVar("T")


class DoorClosed(Exception):
    """Why nothing can be seen or left there, in words for the host."""


class SideDoor:
    """It changes no table, and makes and migrates nothing: that is for the Caravel that runs."""

    def __init__(self, data: Path, database: DatabaseAddress | None = None) -> None:
        self._house = houses.house_at(data, database)

    def look(self, job: Job[T]) -> T:
        """Run the job on one state of the database."""
        with _closed(), self._house.look() as db:
            self._must_be_of_today(db)
            return job(db)

    def leave(self, job: Job[T]) -> T:
        """Run the job as one transaction."""
        with _closed(), self._house.change() as db:
            self._must_be_of_today(db)
            return job(db)

    @property
    def size(self) -> int:
        """Bytes on the disk, with what is not in its place yet."""
        with _closed():
            return self._house.size()

    def _must_be_of_today(self, db: Connection) -> None:
        found, known = self._house.version(db), max(scripts())
        if found > known:
            raise DatabaseIsNewer(found, known)
        if found < known:
            raise DoorClosed(
                f"The tables are those of an earlier Caravel (schema {found}, not {known}): start this one once."
            )


@contextmanager
def _closed() -> Iterator[None]:
    try:
        yield
    except CopyRefused as refused:
        raise DoorClosed(str(refused)) from refused
