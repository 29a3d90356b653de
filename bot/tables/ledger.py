"""Where every change of a table is written down."""

from collections.abc import Callable
from typing import TypeVar

from bot.host.limits import Limits
from bot.measures.measures import Measures
from bot.store.connection import Connection, Job
from bot.store.engine.database import Store
from bot.store.fleet.shares import EVERYTHING, Share
from bot.store.identity import Version
from bot.store.table.commits import Commit
from bot.store.table.moves import commit_move, commit_undo
from bot.store.table.records import ChangedElsewhere, StaleVersion
from bot.store.telling.interactions import AlreadyApplied
from bot.tables.brought.listeners import Listeners
from bot.tables.live import Live
from bot.tables.model import Late, Overtaken
from bot.tables.overtaken import must_be_known
from bot.tables.shelf import Shelf
from bot.tables.waiting.calls import with_calls

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
        tell: Listeners,
        measures: Measures,
    ) -> None:
        self.shelf = shelf
        self.limits = limits
        self.tell = tell
        self.measures = measures
        self.read = store.read
        self.erase = store.erase
        self.write_unheard = store.write
        """Stores what nobody else may hear of, not even by what is told sooner."""
        self.now = now
        self.share: Share = EVERYTHING
        """The tables of which this process tells, and whose time it watches: all, or its share of them."""
        self._store = store
        self._wake = wake

    def commit(self, db: Connection, commit: Commit, *, silent: bool = False) -> Version:
        """Store a change of a table; those who may be called now are, unless it is silent about whom it waits for."""
        return commit_move(db, commit if silent else with_calls(db, commit, self.tell.heeds), self.tell.heeds)

    def undo(self, db: Connection, commit: Commit, back_to: Version) -> Version:
        """Store that a table goes back to an earlier version."""
        return commit_undo(db, with_calls(db, commit, self.tell.heeds), back_to)

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
            if isinstance(error, ChangedElsewhere):
                raise Overtaken from None
            raise
        finally:
            self._wake()

    async def write_beside(self, job: Job[T], live: Live) -> T:
        """Store a change of what goes on beside a game. Overtaken if any of that is not as it is known here."""

        def store(db: Connection) -> T:
            must_be_known(db, live)
            return job(db)

        return await self.write(store, live)
