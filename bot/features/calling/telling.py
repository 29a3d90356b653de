"""Reminders and round-ups: a few words and the way to the table, privately or in its thread. No picture is drawn."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import discord

from bot.features.calling.next_up import next_up
from bot.features.calling.words import next_up_here, next_up_notice, plan_has_acted, reminder, reminder_here, roundup
from bot.panel.kit.links import board_link
from bot.panel.kit.posting import Posting
from bot.publisher.begun import Begun
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.sending import Sending, post
from bot.store.identity import ChannelId, MessageId, UserId
from bot.store.table.guests import is_guest
from bot.store.table.records import Table
from bot.store.table.waiting import Waiting, waiting_seats
from bot.store.telling.news import (
    AheadNews,
    AtTable,
    FormerReminder,
    NextNews,
    Outgoing,
    PlannedNews,
    ReminderNews,
    RoundupNews,
)
from bot.store.telling.outbox import OutboxItem
from bot.store.telling.posts import Purpose
from bot.tables.model import Summary
from bot.tables.outgoing import at_table, tidying, to_seat
from bot.tables.shelf import moment
from bot.tables.waiting.calls import Reach

T = TypeVar("T")
Daily = Callable[[OutboxItem, Table, UserId, ChannelId], Awaitable[Told | None]]
"""Tells somebody of their day, in this channel; None where no game of it can be read."""


class Reminders:
    """Tells whoever keeps tables waiting."""

    def __init__(self, sending: Sending, daily: Daily) -> None:
        self._sending = sending
        self._daily = daily

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {
            ReminderNews: self.reminder,
            RoundupNews: self.roundup,
            AheadNews: self.ahead,
            NextNews: self.next_up,
            PlannedNews: self.planned,
        }

    async def ahead(self, _: Begun, table: Table, __: AheadNews) -> Told:
        """See who is the next, beside the loop; who wants to know it and may be told now is told."""
        live = await self._sending.tables.live(table.id)
        follows = partial(next_up, live.game, live.state)
        seat = await asyncio.to_thread(live.bounded, ("next",), follows) if live.playing else None
        user_id = None if seat is None else live.table.seats[seat].user_id
        if seat is None or user_id is None or seat in live.addressed():
            raise Undeliverable("nobody can say who is the next")
        now = self._sending.tables.now()
        reach = await self._sending.store.read(lambda db: Reach.of(db, user_id))
        if not reach.habits.ahead or reach.at(now) > now:
            raise Undeliverable("the next one does not want to know")
        news = NextNews(seat, live.waiting())
        guest = await self._sending.store.read(lambda db: is_guest(db, table.id, user_id))
        privately = reach.privately or table.private or guest
        return Told(then=to_seat(table, news) if privately else (at_table(table, news),))

    async def next_up(self, begun: Begun, table: Table, news: NextNews) -> Told:
        """A line for the one whose turn is the next, unless the table has gone on."""
        item = begun.item
        live = await self._sending.tables.live(table.id)
        user_id = table.seats[news.seat].user_id
        if user_id is None or live.waiting() != news.after:
            raise Undeliverable("the table has gone on")
        url = board_link(table, begun.posts)
        if isinstance(item.target, AtTable):
            return Told(await self._sent(item, _thread_of(table), next_up_here(table, user_id, url), user_id))
        locale = await self._sending.people.language(user_id, table.language)
        posting = next_up_notice(live, locale, url)
        channel_id = await self._private_channel(user_id)
        return Told(await self._sent(item, channel_id, posting, user_id))

    async def planned(self, begun: Begun, table: Table, news: PlannedNews) -> Told:
        """What a plan has done, in silence, for those who want private messages and are asked nothing more now."""
        item = begun.item
        live = await self._sending.tables.live(table.id)
        user_id = table.seats[news.seat].user_id
        told = [line.event for line in live.recent if line.version == news.version and line.event.is_for(news.seat)]
        if user_id is None or table.private or news.seat in live.addressed() or not told:
            raise Undeliverable("they see it where they look next")
        if not (await self._sending.people.choices(user_id)).called_privately:
            raise Undeliverable("they read it in the thread")
        locale = await self._sending.people.language(user_id, table.language)
        channel_id = await self._private_channel(user_id)
        posting = plan_has_acted(live, told, locale, board_link(table, begun.posts))
        return Told(await self._sent(item, channel_id, posting, user_id, silent=True))

    async def reminder(self, begun: Begun, table: Table, news: ReminderNews) -> Told:
        """The table still waits; the reminder before this one goes."""
        item = begun.item
        waiting = await self._waiting(table, news)
        user_id = waiting.user_id
        if user_id is None:
            raise Undeliverable("nobody sits there")
        live, since = await self._sending.tables.live(table.id), moment(waiting.since)
        # What is told at a table in private messages is told privately: there is no other place to try.
        instead = () if table.private else (at_table(table, news),)
        url = board_link(table, begun.posts)
        if isinstance(item.target, AtTable):
            channel_id, posting = _thread_of(table), reminder_here(live, news.seat, since, url)
        else:
            locale = await self._sending.people.language(user_id, table.language)
            posting = reminder(live, news.seat, locale, since, url)
            channel_id = await self._private_channel(user_id, *instead)
        former = begun.post(Purpose.REMINDER, news.seat)
        message = await self._sent(item, channel_id, posting, user_id, *instead)
        stands = post(table, Purpose.REMINDER, channel_id, message, table.version, news.seat)
        then = () if former is None else (tidying(table, FormerReminder(former.channel_id, former.message_id)),)
        return Told(message, stands, then)

    async def roundup(self, begun: Begun, table: Table, news: RoundupNews) -> Told:
        """Whatever still waits, in one message; where nothing private is taken, one in each server."""
        item = begun.item
        mine = await self._sending.tables.tables_of(news.user_id)
        waiting = [summary for summary in mine if summary.my_turn and (news.daily or summary.table.id in news.tables)]
        here = isinstance(item.target, AtTable)
        if here:
            waiting = [summary for summary in waiting if summary.table.guild_id == table.guild_id]
        if not waiting:
            raise Undeliverable("nobody waits for this any more")
        if here:
            posting = roundup(waiting, table.language, news.user_id, daily=news.daily, here=True)
            return Told(await self._sent(item, _thread_of(table), posting, news.user_id))
        instead = in_threads(waiting, news)
        locale = await self._sending.people.language(news.user_id, table.language)
        channel_id = await self._private_channel(news.user_id, *instead)
        if news.daily:
            day = self._daily(item, table, news.user_id, channel_id)
            told = await self._unless_refused(day, news.user_id, *instead)
            if told is not None:
                return told
        posting = roundup(waiting, locale, news.user_id, daily=news.daily)
        return Told(await self._sent(item, channel_id, posting, news.user_id, *instead))

    async def _waiting(self, table: Table, news: ReminderNews) -> Waiting:
        waiting = await self._sending.store.read(lambda db: waiting_seats(db, table.id))
        found = next((each for each in waiting if each.seat == news.seat), None)
        if found is None or table.over:
            raise Undeliverable("nobody waits for this any more")
        return found

    async def _private_channel(self, user_id: UserId, *instead: Outgoing) -> ChannelId:
        try:
            return await self._sending.messages.private_channel(user_id)
        except discord.HTTPException as refused:
            await self._sending.refused(user_id, refused, instead=bool(instead))
            raise Undeliverable("takes no private messages", *instead) from refused

    async def _sent(
        self,
        item: OutboxItem,
        channel_id: ChannelId,
        posting: Posting,
        user_id: UserId,
        *instead: Outgoing,
        silent: bool = False,
    ) -> MessageId:
        sent = self._sending.messages.send(channel_id, posting, nonce=item.nonce, silent=silent)
        if isinstance(item.target, AtTable):
            return await sent
        return await self._unless_refused(sent, user_id, *instead)

    async def _unless_refused(self, sent: Awaitable[T], user_id: UserId, *instead: Outgoing) -> T:
        """What a person is told privately; something else where they take nothing."""
        try:
            return await sent
        except discord.HTTPException as refused:
            await self._sending.refused(user_id, refused, instead=bool(instead))
            raise Undeliverable("takes no private messages", *instead) from refused


def in_threads(waiting: list[Summary], news: RoundupNews) -> list[Outgoing]:
    """One in each server: in the thread of the table there that has waited longest."""
    ordered = sorted(waiting, key=lambda summary: summary.since, reverse=True)
    first = {summary.table.guild_id: summary.table for summary in ordered if summary.table.thread_id is not None}
    return [at_table(table, news) for table in first.values()]


def _thread_of(table: Table) -> ChannelId:
    if table.thread_id is None:
        raise Undeliverable("the table has no thread")
    return table.thread_id
