"""Where another Caravel was quicker with what goes on beside a game, it is done once more as things stand by then."""

from collections.abc import Awaitable, Callable, Coroutine
from functools import wraps
from typing import Any, ParamSpec, TypeVar

from bot.store.connection import Connection
from bot.store.table.handovers import handovers_at
from bot.store.table.records import ChangedElsewhere
from bot.store.table.tables import version_of
from bot.tables.live import Live
from bot.tables.model import Overtaken
from bot.tables.remembered.beside import plans_at, vote_at

P = ParamSpec("P")
T = TypeVar("T")


def as_it_stands(act: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Nothing was changed by the first try, and what it was decided on has been forgotten."""

    @wraps(act)
    async def twice(*about: P.args, **more: P.kwargs) -> T:
        try:
            return await act(*about, **more)
        except Overtaken:
            return await act(*about, **more)

    return twice


def must_be_known(db: Connection, live: Live) -> None:
    """ChangedElsewhere if another Caravel has changed any of it since it was brought into memory here."""
    table_id = live.table.id
    stored = (version_of(db, table_id), vote_at(db, table_id), handovers_at(db, table_id))
    if stored != (live.table.version, live.vote, live.handovers):
        raise ChangedElsewhere
    plans_must_be_known(db, live)


def plans_must_be_known(db: Connection, live: Live) -> None:
    """The same of plans alone."""
    if plans_at(db, live.table.id) != {seat: left for seat, left in live.plans.items() if left.plans}:
        raise ChangedElsewhere
