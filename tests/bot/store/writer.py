"""A process that makes moves as fast as it can and prints each once it is acknowledged: `writer.py DATA`."""

import asyncio
import sys
from functools import partial
from pathlib import Path

from bot.store.engine.database import Store
from bot.store.identity import TableId, UserId
from bot.store.table.moves import commit_move
from bot.store.table.records import NewTable
from bot.store.table.tables import create_table, version_of
from bot.store.telling.news import AtTable, CardNews, Outgoing
from tests.bot.store.commits import commit

TABLES = (1, 2, 3)


async def play(store: Store, table_id: int) -> None:
    """Make moves at one table for ever."""
    version = await store.read(lambda db: version_of(db, TableId(table_id)))
    assert version is not None
    while True:
        told = Outgoing(news=CardNews(), target=AtTable(TableId(table_id)), table_id=TableId(table_id))
        made = commit(table_id, version, lines=2, outbox=(told,), interaction=table_id * 1_000_000 + version)
        version = await store.write(partial(commit_move, commit=made))
        sys.stdout.write(f"{table_id} {version}\n")
        sys.stdout.flush()


async def main(data: Path) -> None:
    """Play at all tables at once."""
    new = NewTable(game="settlers", host=UserId(101), seat_count=2, language="en")
    async with Store.open(data) as store:
        for table_id in TABLES:
            if await store.read(partial(version_of, table_id=TableId(table_id))) is None:
                await store.write(partial(create_table, new=new, now=1.0))
        await asyncio.gather(*(play(store, table_id) for table_id in TABLES))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
