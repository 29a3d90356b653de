"""Where every change of a table is written down."""

from collections.abc import Callable, Sequence
from sqlite3 import Connection
from typing import Any, TypeVar

from bot.host.limits import Limits
from bot.store import AlreadyApplied, Job, StaleVersion, Store
from bot.tables.beside import Beside
from bot.tables.live import Live
from bot.tables.model import Late
from bot.tables.shelf import Shelf

T = TypeVar("T")

Before = Callable[[Connection], None]
"""What is stored with a change, and before it."""


def nothing(_db: Connection) -> None:
    """Nothing else."""


class Ledger:
    """Stores changes and has them told. What is in memory never lags behind what is stored."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        wake: Callable[[], None],
        now: Callable[[], float],
        limits: Limits,
        beside: Sequence[Beside[Any]],
    ) -> None:
        self.shelf = shelf
        self.limits = limits
        self.beside = beside
        """What goes on beside games, and is stored with their changes."""
        self.read = store.read
        self.erase = store.erase
        self.now = now
        self._store = store
        self._wake = wake

    async def write(self, job: Job[T], live: Live | None = None) -> T:
        """Store a change, of this table in play. Late if the store knows better how it stands."""
        try:
            return await self._store.write(job)
        except AlreadyApplied:
            raise
        except BaseException as error:
            # Whoever is cut short can't take the change into memory, though it may be stored.
            if live is not None:
                self.shelf.forget(live)
            if isinstance(error, StaleVersion):
                raise Late from None
            raise
        finally:
            self._wake()
