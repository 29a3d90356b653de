"""What those are told who watch. Nobody waits for any of it: it stands in nobody's way."""

import asyncio
import logging
from collections.abc import Callable

import discord
from msgspec.structs import replace

from bot.features.watching.news import FollowNews, WatchedNews, WatchPanelNews, follow_news, watch_panel_news
from bot.features.watching.rows import (
    Follower,
    WatchPanel,
    find_follower,
    find_watch_panel,
    followers_of,
    forget_follower,
    forget_watch_panel,
    note_follower,
    note_watch_panel,
    watch_panels_of,
)
from bot.features.watching.words import followed, watch_panel
from bot.panel.kit.permissions import complaint, lacking
from bot.publisher.begun import Begun
from bot.publisher.messages import Edited
from bot.publisher.presence import may_see
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.refusals import Why, why
from bot.publisher.sending import Sending
from bot.store.connection import Connection
from bot.store.identity import ChannelId, MessageId, Version
from bot.store.table.records import Table
from bot.store.telling.news import FormerCard, FormerPanel, Notice, Outgoing
from bot.store.telling.outbox import OutboxItem, put_outbox
from bot.tables.live import Live
from bot.tables.outgoing import tidying, to_person
from bot.tables.waiting.calls import Reach
from texts import words

log = logging.getLogger(__name__)

PATIENCE_WITH_PUBLISHING = 3.0
"""Seconds; a channel publishes ten messages an hour, and nobody waits for the eleventh."""

PAUSE_IN_PUBLISHING = 600.0


class Telling:
    """Keeps what channels show of a table up to date, and tells its followers."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._messages = sending.messages
        self._store = sending.store
        self._now = sending.tables.now
        self._published_enough: dict[ChannelId, float] = {}
        """Channels that publish no more for the moment, and until when."""

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {WatchedNews: self.watched, WatchPanelNews: self.panel, FollowNews: self.follow}

    async def watched(self, begun: Begun, table: Table, _: WatchedNews) -> Told:
        """Passed on to each channel, and to those followers for whom it counts."""
        if begun.overtaken:
            raise Undeliverable("the next news tell it")
        panels, followers = await self._store.read(
            lambda db: (watch_panels_of(db, table.id), followers_of(db, table.id))
        )
        live = await self._sending.tables.live(table.id)
        then = [watch_panel_news(table, panel.channel_id) for panel in panels]
        for follower in followers:
            if _counts_for(live, follower):
                then += await self._in_their_time(table, follower)
        return Told(then=tuple(then))

    async def panel(self, begun: Begun, table: Table, news: WatchPanelNews) -> Told:
        """What a channel shows: edited, and posted anew when a round begins, at the end, or where it is too old."""
        if not begun.item.attempts and begun.overtaken:
            raise Undeliverable("the next news tell it")
        panel = await self._store.read(lambda db: find_watch_panel(db, table.id, news.channel_id))
        if panel is None:
            raise Undeliverable("the table is not shown there any more")
        try:
            return await self._shown(begun.item, table, panel)
        except discord.HTTPException as refused:
            reason = why(refused)
            if reason in (Why.NO_CHANNEL, Why.NO_MESSAGE):
                return _stopped(panel)
            if reason in (Why.FORBIDDEN, Why.LOCKED) and not panel.refused:
                await self._complain(table, panel)
            raise

    async def follow(self, begun: Begun, table: Table, news: FollowNews) -> Told:
        """A private message; who takes none is not troubled again before the next round.

        Who may not see the table any more follows it no more.
        """
        follower = await self._store.read(lambda db: find_follower(db, table.id, news.user_id))
        if follower is None:
            raise Undeliverable("follows the table no more")
        live = await self._sending.tables.live(table.id)
        if not _counts_for(live, follower):
            raise Undeliverable("there is nothing new")
        if not await may_see(self._sending.client, table, news.user_id):
            return Told(keep=lambda db: forget_follower(db, table.id, news.user_id))
        locale = await self._sending.people.language(news.user_id, table.language)
        pictures = () if live.playing else await self._sending.seen_by_all(live, locale)
        try:
            channel = await self._messages.private_channel(news.user_id)
            message = await self._messages.send(channel, followed(live, locale, pictures), nonce=begun.item.nonce)
        except discord.HTTPException as refused:
            await self._sending.refused(news.user_id, refused)
            return Told(keep=_known(live, follower))
        return Told(message, keep=_known(live, follower))

    async def _in_their_time(self, table: Table, follower: Follower) -> list[Outgoing]:
        """At once, or when they want to hear of anything."""
        now = self._now()
        when = await self._store.read(lambda db: Reach.of(db, follower.user_id).at(now))
        if when <= now:
            return [follow_news(table, follower.user_id)]
        await self._store.write(lambda db: note_follower(db, replace(follower, due=when)))
        return []

    async def _shown(self, item: OutboxItem, table: Table, panel: WatchPanel) -> Told:
        live = await self._sending.tables.live(table.id)
        there = panel.message_id
        if there is not None and panel.shows == live.table.version:
            return Told(there)
        counts = not live.playing or _new_round(live, panel.round, panel.posted)
        posting = watch_panel(live, panel.language, await self._sending.seen_by_all(live, panel.language))
        shown = replace(panel, shows=live.table.version, refused=False)
        if there is not None and not counts:
            edited = await self._messages.edit(panel.channel_id, there, posting)
            if edited is Edited.GONE:
                # Whoever takes it away does not want it there.
                return _stopped(panel)
            if edited is Edited.DONE:
                return Told(there, keep=lambda db: note_watch_panel(db, shown))
        sent = await self._messages.find(panel.channel_id, table.id, there) if item.attempts else None
        if sent is None or await self._messages.edit(panel.channel_id, sent, posting) is not Edited.DONE:
            sent = await self._messages.send(panel.channel_id, posting, nonce=item.nonce, silent=not counts)
        await self._publish(panel, sent)
        stands = replace(shown, message_id=sent)
        if counts or there is None:
            stands = replace(stands, posted=live.table.version, round=live.round)
        then = () if there is None else (_former(table, panel, there, story=counts),)
        if not live.playing:
            return Told(sent, then=then, keep=lambda db: forget_watch_panel(db, panel))
        return Told(sent, then=then, keep=lambda db: note_watch_panel(db, stands))

    async def _publish(self, panel: WatchPanel, message: MessageId) -> None:
        now = asyncio.get_running_loop().time()
        if not panel.publish or now < self._published_enough.get(panel.channel_id, now):
            return
        try:
            async with asyncio.timeout(PATIENCE_WITH_PUBLISHING):
                await self._messages.publish(panel.channel_id, message)
        except (TimeoutError, discord.DiscordException):
            self._published_enough[panel.channel_id] = now + PAUSE_IN_PUBLISHING
            log.info("not published", extra={"channel": panel.channel_id})

    async def _complain(self, table: Table, panel: WatchPanel) -> None:
        """Whoever has put it up hears once what is lacking; it is tried again later."""
        locale = await self._sending.people.language(panel.user_id, table.language)
        missing = lacking(self._sending.client, panel.channel_id)
        text = complaint(words(locale), missing, panel.channel_id)
        notice = to_person(table, Notice(panel.user_id, "bot-notice-said", {"text": text}))

        def complain(db: Connection) -> None:
            note_watch_panel(db, replace(panel, refused=True))
            stands = find_watch_panel(db, panel.table_id, panel.channel_id)
            if stands is not None and stands.user_id == panel.user_id:
                put_outbox(db, [notice])

        await self._store.write(complain)


def _stopped(panel: WatchPanel) -> Told:
    return Told(keep=lambda db: forget_watch_panel(db, panel))


def _known(live: Live, follower: Follower) -> Callable[[Connection], None]:
    """They have heard of it, or it is over; who takes no private messages is not troubled before the next round."""
    table, known = live.table, replace(follower, round=live.round, since=live.table.version, due=None)
    if live.playing:
        return lambda db: note_follower(db, known)
    return lambda db: forget_follower(db, table.id, follower.user_id)


def _counts_for(live: Live, follower: Follower) -> bool:
    """Whether this follower wants to hear of how the table stands, and has not."""
    return not live.playing or (follower.rounds and _new_round(live, follower.round, follower.since))


def _new_round(live: Live, known: int, since: Version) -> bool:
    """Whether a round has begun after the known one: also where a game counts turns, all have moved meanwhile."""
    moved = {line.by for line in live.recent if line.version > since}
    return live.round > known and all(seat.seat in moved for seat in live.table.seats)


def _former(table: Table, panel: WatchPanel, message: MessageId, *, story: bool) -> Outgoing:
    """The story of a round stays; what was only too old to be edited goes."""
    if story:
        return tidying(table, FormerPanel(panel.channel_id, message, panel.posted, table.version, panel.user_id))
    return tidying(table, FormerCard(panel.channel_id, message))
