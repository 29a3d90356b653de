"""What the host of a table is told when something keeps it from being told: once, for each cause."""

import logging
from collections.abc import Callable

import discord

from bot.host.logs import interaction_id
from bot.panel.kit.links import thread_link
from bot.panel.kit.permissions import complaint, lacking
from bot.panel.kit.posting import Posting
from bot.people.people import People
from bot.publisher.refusals import Why
from bot.store.engine.database import Store
from bot.store.table.records import Table
from bot.store.telling.news import News, Notice, Outgoing, PanelNews
from bot.store.telling.outbox import put_outbox
from bot.tables.outgoing import to_person
from texts import words

log = logging.getLogger(__name__)


class Complaints:
    """Writes to the host alone; nobody else at the table can change anything."""

    def __init__(self, client: discord.Client, store: Store, people: People) -> None:
        self._client = client
        self._store = store
        self._people = people
        self._told: set[tuple[int, Why]] = set()

    def settled(self, table: Table, news: News) -> None:
        """The table hears again: another failure is another one."""
        if isinstance(news, PanelNews):
            self._told -= {(table.id, Why.FORBIDDEN), (table.id, Why.LOCKED)}

    async def not_allowed(self, table: Table, reason: Why) -> None:
        """What Caravel is not allowed to do, and where."""
        channel_id = table.thread_id or table.channel_id
        if channel_id is None or not self._first(table, reason):
            return
        if reason is Why.LOCKED:
            await self._tell(to_person(table, Notice(table.host, "bot-notice-locked", {"channel": f"<#{channel_id}>"})))
            return
        locale = await self._people.language(table.host, table.language)
        text = complaint(words(locale), lacking(self._client, channel_id), channel_id)
        await self._tell(to_person(table, Notice(table.host, "bot-notice-said", {"text": text})))

    async def sound(self, table: Table, make: Callable[[], Posting], plainly: Callable[[str], Posting]) -> Posting:
        """The message, or if a fault of ours keeps it from being made a plain one; the host is told of it once."""
        try:
            posting = make()
        except Exception:
            fault = interaction_id() or str(table.id)
            log.exception("could not make", extra={"table": table.id})
            await self.broken(table, fault)
            return plainly(fault)
        self._told.discard((table.id, Why.OURS))
        return posting

    async def broken(self, table: Table, error_id: str) -> None:
        """What went wrong, so that somebody hears of it."""
        if self._first(table, Why.OURS):
            args: dict[str, str | int] = {"table": thread_link(table) or str(table.id), "id": error_id}
            await self._tell(to_person(table, Notice(table.host, "bot-plain-host", args)))

    def _first(self, table: Table, reason: Why) -> bool:
        known = (table.id, reason) in self._told
        self._told.add((table.id, reason))
        return not known

    async def _tell(self, news: Outgoing) -> None:
        await self._store.write(lambda db: put_outbox(db, [news]))
