"""Who has heard what came of their move: somebody who has not may make it again in good faith."""

from collections import OrderedDict

from bot.store.identity import TableId, Version

REMEMBERED = 5000


class Heard:
    """The last version of each table whose maker was told of it. In memory alone: after a restart nobody knows."""

    def __init__(self) -> None:
        self._versions: OrderedDict[int, int] = OrderedDict()

    def told(self, table_id: TableId, version: Version) -> None:
        """The one who made this version knows it."""
        self._versions[table_id] = max(version, self._versions.pop(table_id, 0))
        while len(self._versions) > REMEMBERED:
            self._versions.popitem(last=False)

    def knows(self, table_id: TableId, version: Version) -> bool:
        """Whether the one who made this version knows it."""
        return self._versions.get(table_id, -1) >= version
