"""What all deliveries share: messages that are sent once, the posts that stand for a table, pictures."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import discord

from bot.panel.kit.posting import Posting
from bot.people.people import People
from bot.pictures.drawing import Pictures
from bot.publisher.complaints import Complaints
from bot.publisher.keys import Keys
from bot.publisher.messages import Edited, Messages
from bot.publisher.refusals import Why, why
from bot.store.engine.database import Store
from bot.store.identity import ChannelId, MessageId, UserId, Version
from bot.store.server.channels import ServerChannel
from bot.store.table.records import Table
from bot.store.telling.outbox import OutboxItem
from bot.store.telling.posts import Post, Purpose
from bot.tables.live import Live
from bot.tables.service import Tables
from bot.tables.waiting.calls import Reach
from games.core.seats import Seat
from render.kit.picture import Picture

log = logging.getLogger(__name__)

LEAST_MARK = 2**20
"""Discord numbers the other parts of a message from 1."""
MOST_MARK = 2**31 - 1

Shows = Callable[[ServerChannel], Awaitable[Posting | None]]
"""What stands in the channel now; None for nothing."""


@dataclass(frozen=True)
class ServerPurpose:
    """For what a server can give Caravel a channel. The texts `bot-channel-<name>` and `…-what` say it to people."""

    name: str
    """It is stored."""
    shows: Callable[[Sending], Shows] | None = None
    """What stands there all the time, where anything does."""


class Sending:
    """The tools of every delivery."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        tables: Tables,
        people: People,
        pictures: Pictures,
        keys: Keys | None = None,
    ) -> None:
        self.client = client
        self.messages = Messages(client, keys)
        self.complaints = Complaints(client, store, people)
        self.store = store
        self.tables = tables
        self.people = people
        self.pictures = pictures

    async def send(
        self,
        item: OutboxItem,
        purpose: Purpose,
        channel_id: ChannelId,
        posting: Posting,
        after: Post | None,
        *,
        silent: bool = False,
    ) -> MessageId:
        """Send it, unless an earlier try that was cut short has done so: that message only has to show what is now."""
        assert item.table_id is not None
        if item.attempts:
            sent = await self.messages.find(channel_id, item.table_id, None if after is None else after.message_id)
            if sent is not None and await self.messages.edit(channel_id, sent, posting) is Edited.DONE:
                return sent
        silent = silent or (purpose is Purpose.PANEL and not posting.ping)
        return await self._sent(item, channel_id, posting, silent=silent)

    async def send_marked(
        self, item: OutboxItem, channel_id: ChannelId, posting: Posting, what: str, after: MessageId | None = None
    ) -> MessageId:
        """Send in silence what is about no table; by its mark it is found again, if an earlier try has sent it."""
        mark = _mark_of(what)
        marked = posting.marked(mark)
        if item.attempts:
            sent = await self.messages.find_marked(channel_id, mark, after)
            if sent is not None and await self.messages.edit(channel_id, sent, marked) is Edited.DONE:
                return sent
        return await self._sent(item, channel_id, marked, silent=True)

    async def _sent(self, item: OutboxItem, channel_id: ChannelId, posting: Posting, *, silent: bool) -> MessageId:
        send = self.messages.send_once_more if item.attempts else self.messages.send
        return await send(channel_id, posting, nonce=item.nonce, silent=silent)

    async def seen_by_all(self, live: Live, locale: str) -> list[Picture | None]:
        """The pictures of a table for everybody; in the end also of how it came to that."""
        await self.tables.recall(live)
        drawings = [self.pictures.public(live, locale), *self.pictures.more(live, locale)]
        return [await self.drawn(drawing, live.table) for drawing in drawings]

    async def asked(self, live: Live, locale: str) -> Picture | None:
        """What somebody is asked openly about, if that is a part of the table."""
        try:
            return await self.pictures.question_for_all(live, locale) if live.playing else None
        except Exception:
            log.exception("could not draw", extra={"table": live.table.id})
            return None

    async def cover(self, table: Table) -> Picture | None:
        """The picture of a table that has not begun."""
        return await self.drawn(self.pictures.cover(table), table) if table.status == "lobby" else None

    async def drawn(self, drawing: Awaitable[Picture], table: Table) -> Picture | None:
        """The picture; one that cannot be drawn keeps nobody from playing."""
        try:
            return await drawing
        except Exception:
            log.exception("could not draw", extra={"table": table.id})
            return None

    async def rests(self, user_id: UserId) -> bool:
        """Whether this person's telephone may not ring now."""
        now = self.tables.now()
        return await self.store.read(lambda db: Reach.of(db, user_id).rests(now))

    async def refused(self, user_id: UserId, refused: discord.HTTPException, *, instead: bool = False) -> None:
        """Goes on if this person cannot be written to; what is closed for good is not tried again.

        What passes in a moment is waited for, unless there is something to tell instead.
        """
        match why(refused):
            case Why.CLOSED:
                await self.people.closed(user_id)
            case Why.NOT_NOW | Why.FORBIDDEN | Why.NO_CHANNEL | Why.NO_MESSAGE:
                pass
            case Why.TOO_FAST if instead:
                pass
            case _:
                raise refused


def post(
    table: Table,
    purpose: Purpose,
    channel_id: ChannelId,
    message_id: MessageId,
    version: Version,
    seat: Seat | None = None,
) -> Post:
    """This message stands for that purpose, as of this version."""
    return Post(
        table_id=table.id, purpose=purpose, channel_id=channel_id, message_id=message_id, version=version, seat=seat
    )


def _mark_of(what: str) -> int:
    """By this such a message is known, also to a Caravel that was stopped before it could note it."""
    return LEAST_MARK + zlib.crc32(what.encode()) % (MOST_MARK - LEAST_MARK)
