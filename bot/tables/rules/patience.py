"""How long the rules of a table may take: what never ends is that table's trouble alone."""

from collections.abc import Callable, Hashable
from typing import TypeVar

from bot.host.watchdog import TookTooLong, within
from bot.store.identity import TableId, Version
from games.core.agenda import Endless

T = TypeVar("T")

USUAL_SECONDS = 2.0
"""Nothing that a rule does takes a tenth of it, and whoever clicks meanwhile is still answered in Discord's three."""
AT_A_TABLE_OF_TROUBLE = 8
"""Where a rule was once without an end, others get so many times less."""
MOST_REMEMBERED = 200

What = tuple[Hashable, ...]
"""What the rules are asked for: a word, whose it is, and the move if it is one."""


class EndlessRule(Exception):
    """A rule never comes to its end. Nothing has changed."""

    def __init__(self, table_id: TableId, what: What) -> None:
        super().__init__(f"table {table_id}: a rule does not come to an end ({what[0]})")
        self.table_id = table_id


class Patience:
    """One table's. It knows what never ended, so that nobody waits for the same in the same position again."""

    def __init__(
        self, table_id: TableId, seconds: float = USUAL_SECONDS, lost: Callable[["Patience"], None] = lambda _: None
    ) -> None:
        self.table_id = table_id
        self._seconds = seconds
        self._note = lost
        self._endless: set[tuple[Version, What]] = set()
        self._short = False

    def wait_for(self, version: Version, what: What, work: Callable[[], T]) -> T:
        """What the rules say to this at this version of the table; EndlessRule if they never do."""
        if self._endless and (version, what) in self._endless:
            raise EndlessRule(self.table_id, what)
        try:
            return within(self._seconds / AT_A_TABLE_OF_TROUBLE if self._short else self._seconds, work)
        except (TookTooLong, Endless) as error:
            self._lose(version, what)
            raise EndlessRule(self.table_id, what) from error

    def apart(self) -> "Patience":
        """As much for something else than the game at the table: what never ends there is no trouble of this one."""
        return Patience(self.table_id, self._seconds)

    def lost(self, version: Version) -> int:
        """How much of what was asked at this version never ended."""
        return sum(known == version for known, _ in tuple(self._endless))

    def _lose(self, version: Version, what: What) -> None:
        if len(self._endless) >= MOST_REMEMBERED:
            self._endless = set()
        self._endless.add((version, what))
        self._short = True
        self._note(self)


class Patiences:
    """Of all tables. What they know outlives that a table is let go of and loaded anew, but not this process."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._tried: dict[TableId, Patience] = {}
        """Of tables at which a rule never ended."""

    def of(self, table_id: TableId) -> Patience:
        """This table's."""
        return self._tried.get(table_id) or Patience(table_id, self._seconds, self._note)

    def _note(self, patience: Patience) -> None:
        self._tried[patience.table_id] = patience
