"""Who has heard what came of their move: somebody who has not may make it again in good faith."""

from collections import OrderedDict

from bot.store.identity import TableId, UserId, Version

REMEMBERED = 5000


class Heard:
    """The last version that each person has made at a table and was told of; after a restart nobody knows."""

    def __init__(self) -> None:
        self._versions: OrderedDict[tuple[TableId, UserId], int] = OrderedDict()

    def told(self, table_id: TableId, user_id: UserId, version: Version) -> None:
        """They have made this version, and know it."""
        about = (table_id, user_id)
        self._versions[about] = max(version, self._versions.pop(about, 0))
        while len(self._versions) > REMEMBERED:
            self._versions.popitem(last=False)

    def knows(self, table_id: TableId, user_id: UserId, version: Version) -> bool:
        """Whether they know that they have made this version."""
        return self._versions.get((table_id, user_id), -1) >= version
