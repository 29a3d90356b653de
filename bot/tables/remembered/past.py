"""How a table's game stood at each of its versions: nothing of it is played anew, all of it was kept."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence

from bot.store.connection import Connection
from bot.store.identity import TableId, Version
from bot.store.table.histories import packed_history, unpacked
from bot.store.table.log import load_state
from bot.tables.ledger import Ledger

AT_HAND = 4
"""So many finished games are kept unpacked."""


class Past:
    """The states of games as they are saved, whether they go on or lie packed."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger
        self._unpacked: OrderedDict[TableId, dict[Version, bytes]] = OrderedDict()

    async def states(self, table_id: TableId, versions: Sequence[Version]) -> Mapping[Version, bytes]:
        """At these versions at least, as far as they were kept."""
        known = self._unpacked.get(table_id)
        if known is None:
            packed = await self._ledger.read(lambda db: packed_history(db, table_id))
            if packed is None:
                return await self._ledger.read(lambda db: _kept(db, table_id, versions))
            known = self._unpacked[table_id] = await asyncio.to_thread(unpacked, packed)
        self._unpacked.move_to_end(table_id)
        while len(self._unpacked) > AT_HAND:
            self._unpacked.popitem(last=False)
        return known


def _kept(db: Connection, table_id: TableId, versions: Sequence[Version]) -> dict[Version, bytes]:
    found = {version: load_state(db, table_id, version) for version in versions}
    return {version: state[1] for version, state in found.items() if state is not None}
