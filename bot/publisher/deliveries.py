"""How each kind of news is told, and what is told instead when it cannot be."""

import logging
import time
from collections.abc import Callable
from typing import assert_never

import discord

from bot.host.logs import interaction_id, interaction_logged
from bot.people import People
from bot.pictures import Pictures
from bot.publisher.begun import Begun
from bot.publisher.complaints import Complaints
from bot.publisher.person_news import ToPeople
from bot.publisher.private_tables import PrivateTables
from bot.publisher.publisher import Told, Undeliverable
from bot.publisher.refusals import Why, why
from bot.publisher.reminders import Reminders
from bot.publisher.sending import Sending
from bot.publisher.table_news import AtTables
from bot.publisher.tidying import Tidy
from bot.publisher.watchers import Watchers
from bot.store import Store, Table
from bot.store.news import (
    AheadNews,
    CardNews,
    FollowNews,
    FormerCard,
    FormerNotice,
    FormerPanel,
    FormerReminder,
    FormerThread,
    Invitation,
    LineNews,
    Look,
    NextNews,
    Notice,
    Outdated,
    OwnNews,
    PanelNews,
    PlannedNews,
    PrivatePanelNews,
    ReminderNews,
    RoundupNews,
    ThreadNews,
    TidyingNews,
    TurnNews,
    WatchedNews,
    WatchNews,
    WatchPanelNews,
)
from bot.tables import Refused, Tables
from bot.tables.outgoing import at_table

log = logging.getLogger(__name__)


class Deliveries:
    """Tells one item of the outbox. A delivery never changes a game."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        people: People,
        pictures: Pictures,
        now: Callable[[], float] = time.time,
    ) -> None:
        sending = Sending(client, store, tables, people, pictures)
        self._store = store
        self._complaints = Complaints(sending)
        self._at_tables = AtTables(sending, self._complaints)
        self._to_people = ToPeople(sending, self._complaints)
        self._reminders = Reminders(sending, self._to_people)
        self._private = PrivateTables(sending, self._complaints)
        self._watchers = Watchers(sending, self._to_people, now)
        self._tidy = Tidy(sending)

    async def __call__(self, begun: Begun) -> Told:
        """Tell it."""
        table = begun.table
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
        return told

    async def _tell(self, begun: Begun, table: Table) -> Told:
        item = begun.item
        passed_on = await self._private.passed_on(table, item.news, item.target) if table.private else None
        if passed_on is not None:
            return passed_on
        match item.news:
            case PrivatePanelNews() as news:
                return await self._private.panel(item, table, news)
            case WatchedNews() | WatchPanelNews() | FollowNews() as news:
                return await self._watchers.tell(begun, table, news)
            case CardNews() | ThreadNews() | PanelNews() | LineNews() | Look() as news:
                return await self._at_tables.tell(begun, table, news)
            case TurnNews() | OwnNews() | Invitation() | Notice() as news:
                return await self._to_people.tell(begun, table, news)
            case ReminderNews() | RoundupNews() | AheadNews() | NextNews() | PlannedNews() as news:
                return await self._reminders.tell(begun, table, news)
            case FormerPanel() | FormerNotice() | FormerCard() | FormerReminder() | FormerThread() as news:
                return await self._tidy.tell(table, news)
            case Outdated():
                raise Undeliverable("stored by another Caravel")
            case unknown:
                assert_never(unknown)

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
                if isinstance(item.news, TidyingNews | WatchNews):
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
            case TurnNews() as news:
                raise Undeliverable(repr(error), at_table(table, PanelNews(anew=True, here=(news.seat,))))
            case _:
                raise Undeliverable(repr(error))
