"""What it costs to tell what is stored, with little that waits and with a hundred thousand."""

import tempfile
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from itertools import cycle
from pathlib import Path
from time import perf_counter

from bench.measure import Limit, Series, Sheet, race
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.identity import TableId
from bot.store.telling.news import AtTable, Outgoing, PanelNews
from bot.store.telling.outbox import begin_next, finish_outbox, put_outbox, targets_since

TITLE = "The outbox"
FEW, MANY = 1_000, 100_000
A_TARGET = 10
ROUNDS = 500
STARTS = 5


async def measure(sheet: Sheet) -> None:
    """The next of a target, and learning at the start for whom there is something."""
    async with AsyncExitStack() as opened:
        folder = Path(opened.enter_context(tempfile.TemporaryDirectory()))
        few, many = [await _waiting(opened, folder / str(due), due) for due in (FEW, MANY)]
        with_few, with_many = await race(
            {f"the next one, {FEW} due": _teller(few, FEW), f"the next one, {MANY} due": _teller(many, MANY)}, ROUNDS
        )
        sheet.add(with_few)
        sheet.add(with_many, against=with_few, at_most=Limit(median=1.3))
        of_few = Series(f"learning of one, {FEW} due", await _learning(few, FEW))
        sheet.add(of_few)
        of_many = Series(f"learning of one, {MANY} due", await _learning(many, MANY))
        sheet.add(of_many, against=of_few, at_most=Limit(median=2))


async def _waiting(opened: AsyncExitStack, data: Path, due: int) -> Store:
    store = await opened.enter_async_context(Store.open(data))
    targets = [AtTable(TableId(number % (due // A_TARGET))) for number in range(due)]
    await store.write(lambda db: put_outbox(db, [Outgoing(news=PanelNews(), target=target) for target in targets]))
    return store


def _teller(store: Store, due: int) -> Callable[[], Awaitable[object]]:
    """Takes the next of one target after the other, and notes that it was told."""
    turns = cycle(range(due // A_TARGET))

    def tell(db: Connection, number: int) -> None:
        item = begin_next(db, AtTable(TableId(number)))
        if item is not None:
            finish_outbox(db, item.id, 1.0)

    return lambda: store.write(partial(tell, number=next(turns)))


async def _learning(store: Store, due: int) -> tuple[float, ...]:
    """Seconds for each of those that wait."""
    taken = []
    for _ in range(STARTS):
        began = perf_counter()
        await store.read(lambda db: targets_since(db, 0))
        taken.append((perf_counter() - began) / due)
    return tuple(taken)
