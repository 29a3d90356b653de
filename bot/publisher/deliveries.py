"""How each kind of news is told, and what is told instead when it cannot be."""

import logging
from collections.abc import Callable, Sequence
from typing import Protocol, assert_never

import discord
import msgspec

from bot.host.logs import interaction_id, interaction_logged
from bot.people.people import People
from bot.pictures.drawing import Pictures
from bot.publisher.apart import Apart
from bot.publisher.begun import Begun
from bot.publisher.keys import Keys
from bot.publisher.person_news import ToPeople
from bot.publisher.publisher import Instead, Tells, TellsApart, Told, Undeliverable
from bot.publisher.refusals import Why, why
from bot.publisher.sending import Sending, ServerPurpose
from bot.publisher.standing import Standing
from bot.publisher.table_news import AtTables
from bot.publisher.tidying import Tidy
from bot.store.connection import Connection
from bot.store.engine.database import Store
from bot.store.table.records import Table
from bot.store.telling.news import CardNews, LineNews, Look, PanelNews, ThreadNews, TurnNews
from bot.tables.model import Refused
from bot.tables.outgoing import at_table
from bot.tables.service import Tables

log = logging.getLogger(__name__)


class Tellers(Protocol):
    """What tells kinds of news of its own, or something in the place of others."""

    @property
    def tells(self) -> Callable[[Sending], Tells] | None:
        """How its own kinds are told."""

    @property
    def tells_apart(self) -> Callable[[Sending], TellsApart] | None:
        """How those are told that are about no table."""

    @property
    def purposes(self) -> Sequence[ServerPurpose]:
        """For what a server can give it a channel."""

    @property
    def instead(self) -> Callable[[Sending], Instead] | None:
        """What is told in the place of any news."""

    @property
    def placed(self) -> Callable[[Connection, Table], None] | None:
        """What hears that a table's card stands, or its thread."""


class Deliveries:
    """Tells one item of the outbox. A delivery never changes a game."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        people: People,
        pictures: Pictures,
        beside: Sequence[Tellers] = (),
        keys: Keys | None = None,
    ) -> None:
        sending = Sending(client, store, tables, people, pictures, keys)
        self._complaints = sending.complaints
        self._at_tables = AtTables(sending)
        house = (self._at_tables, ToPeople(sending), Tidy(sending))
        brought = (each.tells(sending) for each in beside if each.tells is not None)
        told = (*(each.tells for each in house), *brought)
        self._instead_of_all = [each.instead(sending) for each in beside if each.instead is not None]
        self._placed = [each.placed for each in beside if each.placed is not None]
        standing = Standing(sending, [purpose for each in beside for purpose in each.purposes])
        apart = (each.tells_apart(sending) for each in beside if each.tells_apart is not None)
        self._apart = Apart(sending, standing, apart)
        self._tells = {kind: tell for tells in told for kind, tell in tells.items()}

    async def __call__(self, begun: Begun) -> Told:
        """Tell it."""
        table = begun.table
        if table is None and begun.item.table_id is None:
            return await self._apart(begun)
        if table is None:
            raise Undeliverable("the table is gone")
        with interaction_logged():
            try:
                told = await self._tell(begun, table)
            except Undeliverable:
                raise
            except Exception as error:
                return await self._instead(begun, table, error)
        self._complaints.settled(table, begun.item.news)
        return self._heard(told, table) if _places(begun, told) else told

    def _heard(self, told: Told, table: Table) -> Told:
        """Told so that those hear of it who lead to where it stands."""

        def keep(db: Connection) -> None:
            if told.keep is not None:
                told.keep(db)
            for hear in self._placed:
                hear(db, table)

        return msgspec.structs.replace(told, keep=keep)

    async def _tell(self, begun: Begun, table: Table) -> Told:
        item = begun.item
        for instead in self._instead_of_all:
            if (told := await instead(begun, table)) is not None:
                return told
        tell = self._tells.get(type(item.news))
        if tell is None:
            raise Undeliverable("stored by another Caravel")
        return await tell(begun, table, item.news)

    async def _instead(self, begun: Begun, table: Table, error: Exception) -> Told:
        """Whoever can help is told; what fails by our own fault is said in plain words, and what is cosmetic falls."""
        item = begun.item
        reason = Why.OURS if isinstance(error, Refused) else why(error)
        match reason:
            case Why.OUTAGE | Why.TOO_FAST:
                raise error
            case Why.FORBIDDEN | Why.LOCKED:
                if isinstance(item.news, Look):
                    raise Undeliverable(f"not allowed to look: {error!r}") from error
                if item.news.cosmetic:
                    raise error
                if item.error is None or not item.error.startswith(reason.name):
                    await self._complaints.not_allowed(table, reason)
                raise error
            case Why.NO_CHANNEL | Why.NO_MESSAGE | Why.CLOSED | Why.NOT_NOW:
                raise Undeliverable(f"the place is gone: {error!r}") from error
            case Why.OURS:
                return await self._plainly(begun, table, error)
            case unknown:
                assert_never(unknown)

    async def _plainly(self, begun: Begun, table: Table, error: Exception) -> Told:
        item = begun.item
        log.error("could not tell", extra={"outbox": item.id, "table": table.id}, exc_info=error)
        known = interaction_id() or "?"
        await self._complaints.broken(table, known)
        match item.news:
            case PanelNews() as news:
                return await self._at_tables.plain(begun, table, news, known)
            case LineNews():
                return await self._at_tables.plain(begun, table, PanelNews(), known)
            case TurnNews(whisper=False) as news:
                raise Undeliverable(repr(error), at_table(table, PanelNews(anew=True, here=(news.seat,))))
            case _:
                raise Undeliverable(repr(error))


def _places(begun: Begun, told: Told) -> bool:
    """Whether the table has a new card by it, or a thread."""
    news = begun.item.news
    return isinstance(news, ThreadNews) or (isinstance(news, CardNews) and told.post is not None)
