"""The one notice a day: the tables that wait in small pictures, what happened there, and the first question."""

import asyncio
import logging
from collections.abc import Sequence

from msgspec.structs import replace

from bot.features.calling.words import Waits, morning
from bot.panel.kit.posting import Posting
from bot.panel.kit.wording import label_teller
from bot.panel.lines.beside import Beside
from bot.publisher.publisher import Told
from bot.publisher.sending import Sending, post
from bot.store.identity import ChannelId, UserId
from bot.store.table.records import Table
from bot.store.telling.news import FormerReminder
from bot.store.telling.outbox import OutboxItem
from bot.store.telling.posts import Purpose, posts_of
from bot.tables.model import Refused
from bot.tables.outgoing import tidying
from bot.tables.waiting.in_order import waiting_in_order
from render.kit.picture import Picture
from render.strip import MOST

log = logging.getLogger(__name__)


class Mornings:
    """Makes somebody's notice of the day, and tells it in the place of the notice of its first turn."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending

    async def __call__(self, item: OutboxItem, table: Table, user_id: UserId, channel_id: ChannelId) -> Told | None:
        """Tell what waits for them; None where no game of it can be read."""
        waits = await self._waits(user_id)
        if not waits:
            return None
        locale = await self._sending.people.language(user_id, table.language)
        return await self._told(item, channel_id, waits[0], await self._posting(user_id, waits, locale))

    async def _posting(self, user_id: UserId, waits: Sequence[Waits], locale: str) -> Posting:
        first, others = waits[0], waits[1:]
        small = await self._small(user_id, others[:MOST], locale)
        drawing = self._sending.pictures.question(first.live, first.seat, locale)
        picture = await self._sending.drawn(drawing, first.live.table)
        lines = await self._sending.tables.on_card(first.live.table.id, user_id, locale)
        return morning(waits, locale, small, picture, beside=Beside(lines, others=len(others)))

    async def _told(self, item: OutboxItem, channel_id: ChannelId, first: Waits, posting: Posting) -> Told:
        """It stands for the notice of the first turn from now on, and the former one goes."""
        table, seat = first.live.table, first.seat
        posts = await self._sending.store.read(lambda db: posts_of(db, table.id))
        former = next((each for each in posts if (each.purpose, each.seat) == (Purpose.TURN, seat)), None)
        after = former if former is not None and former.channel_id == channel_id else None
        message = await self._sending.send(replace(item, table_id=table.id), Purpose.TURN, channel_id, posting, after)
        if table.private:
            return Told(message)
        stands = post(table, Purpose.TURN, channel_id, message, table.version, seat)
        then = () if former is None else (tidying(table, FormerReminder(former.channel_id, former.message_id)),)
        return Told(message, stands, then)

    async def _waits(self, user_id: UserId) -> list[Waits]:
        """The games that wait for them still, in the order in which they go through them."""
        waits = []
        for table_id in await self._sending.store.read(lambda db: waiting_in_order(db, user_id)):
            try:
                live = await self._sending.tables.live(table_id)
            except Refused:
                continue  # What cannot be read is said where somebody looks for it.
            seat = live.seat_of(user_id)
            if seat is not None and seat in live.addressed():
                waits.append(Waits(live, seat))
        return waits

    async def _small(self, user_id: UserId, waits: Sequence[Waits], locale: str) -> Picture | None:
        pictures = self._sending.pictures
        if not waits:
            return None
        try:
            drawn = await asyncio.gather(*(pictures.board(each.live, each.seat, locale) for each in waits))
            names = [_named(each, locale) for each in waits]
            return await pictures.strip(user_id, waits[0].live.table, drawn, names)
        except Exception:
            log.exception("could not draw")
            return None


def _named(waits: Waits, locale: str) -> str:
    table = waits.live.table
    say = label_teller(table, locale)
    return say.words("bot-thread-name", game=say("name"), table=table.id)
