"""Where every change of a table is written down."""

from collections.abc import Callable, Sequence
from sqlite3 import Connection
from typing import Any, ParamSpec, TypeVar

from bot.host.limits import Limits
from bot.store.engine.database import Job, Store
from bot.store.identity import Version
from bot.store.table.commits import Commit, StaleVersion
from bot.store.table.moves import commit_move, commit_undo
from bot.store.table.records import Table
from bot.store.telling.interactions import AlreadyApplied
from bot.tables.brought.beside import Beside
from bot.tables.live import Live
from bot.tables.model import Late
from bot.tables.shelf import Shelf
from bot.tables.waiting.calls import with_calls
from games.core.outcome import Archive

P = ParamSpec("P")
T = TypeVar("T")

Before = Callable[[Connection], None]
"""What is stored with a change, and before it."""


def together(hooks: Sequence[Callable[P, None] | None]) -> Callable[P, None]:
    """Tells one after the other of those who want to hear of it."""
    heard = [hook for hook in hooks if hook is not None]

    def tell(*args: P.args, **kwargs: P.kwargs) -> None:
        for hook in heard:
            hook(*args, **kwargs)

    return tell


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
        self.heeds = tuple(each.heed for each in beside if each.heed is not None)
        self.opened = together([each.opened for each in beside])
        """A table was opened."""
        self.gathered = together([each.gathered for each in beside])
        """A table that has not begun was opened, changed or closed."""
        self.seated = together([each.seated for each in beside])
        """A game has begun, or somebody has sat down in it."""
        self.stood_up = together([each.stood_up for each in beside])
        """Somebody has left their seat for good."""
        self.deserted = together([each.deserted for each in beside])
        """Somebody has left a game before its end, and nobody had agreed to it."""
        self.brought = together([each.brought for each in beside])
        """A table stands elsewhere."""
        self.ended = together([each.ended for each in beside])
        """A game has come to its end."""
        self.again = together([each.again for each in beside])
        """The same people play once more."""
        self.disown = together([each.disown for each in beside])
        """What somebody has left for others is nobody's."""
        self.read = store.read
        self.erase = store.erase
        self.now = now
        self._store = store
        self._wake = wake

    def commit(self, db: Connection, commit: Commit, *, silent: bool = False) -> Version:
        """Store a change of a table; those who may be called now are, unless it is silent about whom it waits for."""
        return commit_move(db, commit if silent else with_calls(db, commit, self.heeds), self.heeds)

    def undo(self, db: Connection, commit: Commit, back_to: Version) -> Version:
        """Store that a table goes back to an earlier version."""
        return commit_undo(db, with_calls(db, commit, self.heeds), back_to)

    def archive(self, db: Connection, table: Table) -> Archive | None:
        """With what of earlier games this table's begins."""
        left = (each.archive(db, table) for each in self.beside if each.archive is not None)
        return next((archive for archive in left if archive is not None), None)

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
