"""A thousand tables whose reminders are due in the same minute: how long people wait for an answer meanwhile."""

import asyncio
import tempfile
from pathlib import Path
from time import perf_counter

from bench.measure import Limit, Series, Sheet
from bot.store.connection import Connection
from bot.tables.live import Live
from tests.driver import Player
from tests.support.harbour import Harbour, harbour

TITLE = "A thousand reminders in the same minute"
TABLES = 1000
BLOCKS = 4
ALONE = 100


async def measure(sheet: Sheet) -> None:
    """In blocks, so that a slow moment of the machine hits both alike: nothing is due, and a part of them is."""
    quiet: list[float] = []
    busy: list[float] = []
    took = 0.0
    with tempfile.TemporaryDirectory() as name:
        async with harbour(Path(name)) as port:
            port.local.realm.observers.clear()
            live = await port.begun(*port.people("Ada", "Boris"))
            late = port.people(*(f"Sailor {number}" for number in range(TABLES)))
            await port.client.store.write(lambda db: _like(db, live, late))
            for block in range(BLOCKS):
                quiet += [await _answer(port, live) for _ in range(ALONE)]
                told = sum(len(person.dms) for person in late)
                await _have_due(port, live, block)
                began = perf_counter()
                looking = asyncio.create_task(port.client.scheduler.look_around())
                while not looking.done():
                    busy.append(await _answer(port, live))
                took += perf_counter() - began
                await port.local.settle()
                assert sum(len(person.dms) for person in late) == told + TABLES // BLOCKS
    alone = Series("an answer while nothing is due", tuple(quiet))
    sheet.add(alone)
    sheet.add(Series("the same while reminders are told", tuple(busy)), against=alone, at_most=Limit(1.5, 1.5))
    sheet.note(f"reminders told a second, beside {len(busy) / took:.0f} answers", f"{TABLES / took:.0f}")


async def _answer(port: Harbour, live: Live) -> float:
    """Seconds until the first answer to a command."""
    began = perf_counter()
    outcome = await port.local.player("Ada").hasty.slash(port.thread(live), "status")
    while outcome.interaction.original is None:  # noqa: ASYNC110
        await asyncio.sleep(0)
    return perf_counter() - began


def _like(db: Connection, live: Live, people: list[Player]) -> None:
    """As many tables like this one as there are people, one of whom each of them waits for, privately."""
    own = ("id", "channel_id", "thread_id")
    columns = ", ".join(row[1] for row in db.execute("PRAGMA table_info(tables)") if row[1] not in own)
    seated = "INSERT INTO seats (table_id, seat, user_id, name, since) VALUES (?, ?, ?, 'Cy', 0)"
    kept = "INSERT INTO snapshots SELECT ?, version, state FROM snapshots WHERE table_id = ?"
    for person in people:
        db.execute(f"INSERT INTO tables ({columns}) SELECT {columns} FROM tables WHERE id = ?", (live.table.id,))
        table = db.execute("SELECT last_insert_rowid()").fetchone()[0]
        db.execute("INSERT INTO people (user_id, dms) VALUES (?, 1)", (person.id,))
        db.executemany(seated, [(table, 0, person.id), (table, 1, None)])
        db.execute(kept, (table, live.table.id))
        db.execute("INSERT INTO waiting (table_id, seat, since, told) VALUES (?, 0, 0, 1)", (table,))


async def _have_due(port: Harbour, live: Live, block: int) -> None:
    """The reminders of the next part are due now."""
    now, own = port.client.now(), live.table.id

    def store(db: Connection) -> None:
        db.execute("UPDATE waiting SET due = NULL")
        db.execute("UPDATE waiting SET due = ? WHERE table_id > ? AND table_id % ? = ?", (now, own, BLOCKS, block))

    await port.client.store.write(store)
