"""Does what the host asks from the command line, while people play."""

import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from bot.host.logs import interaction_logged
from bot.store.connection import Connection
from bot.store.errands import ANNOUNCE, FORGET, begin_errand, errand_waits, say_of_errand
from bot.store.identity import UserId
from bot.store.table.records import Table
from bot.store.table.tables import tables_with_status
from bot.store.telling.news import LineNews, Notice, Outgoing
from bot.store.telling.outbox import put_outbox
from bot.tables.model import Person
from bot.tables.outgoing import at_table, to_person

if TYPE_CHECKING:
    from bot.client.caravel import Caravel

log = logging.getLogger(__name__)

ANNOUNCED = "bot-line-announced"


class Errands:
    """One after the other, each begun once; what came of it is said where it was asked."""

    def __init__(self, client: "Caravel") -> None:
        self._client = client
        self._done: dict[str, Callable[[str], Coroutine[Any, Any, str]]] = {
            ANNOUNCE: self._announce,
            FORGET: self._forget,
        }

    async def due(self) -> float | None:
        """At once, if anything waits."""
        return 0.0 if await self._client.store.read(errand_waits) else None

    async def ring(self, _: float) -> bool:
        """Do the next one; whether there was one."""
        if not await self._client.store.read(errand_waits):
            return False
        errand = await self._client.store.write(begin_errand)
        if errand is None:
            return False
        with interaction_logged() as known:
            try:
                said = await self._done[errand.kind](errand.about)
            except Exception:
                log.exception("an errand failed", extra={"kind": errand.kind})
                said = f"That failed; the log says why, under {known}."
        await self._client.store.write(lambda db: say_of_errand(db, errand.id, said))
        return True

    async def put_off(self, now: float, until: float) -> None:
        """What is begun is not begun again, so nothing stands in the way of the next."""

    async def _announce(self, text: str) -> str:
        """All in one: nobody hears it twice, however it ends."""

        def put(db: Connection) -> int:
            tables = tables_with_status(db, "playing")
            put_outbox(db, _announced(tables, text))
            return len(tables)

        count = await self._client.store.write(put)
        self._client.publisher.wake()
        return f"It is being told at {count} tables in play."

    async def _forget(self, number: str) -> str:
        await self._client.forget(Person(UserId(int(number)), "?", self._client.settings.language))
        return "They are forgotten. Copies that were made before still know them."


def _announced(tables: list[Table], text: str) -> list[Outgoing]:
    """A line at each table; who sits at private ones hears it once, however many those are."""
    told: dict[UserId, Outgoing] = {}
    for table in tables:
        if table.private:
            args: dict[str, str | int] = {"text": text}
            told |= {
                user: to_person(table, Notice(user, ANNOUNCED, args, silent=True))
                for user in table.people
                if user not in told
            }
    lines = [at_table(table, LineNews(ANNOUNCED, {"text": text})) for table in tables if not table.private]
    return [*lines, *told.values()]
