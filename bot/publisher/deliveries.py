"""How each kind of news is told: the card, the thread, the panel, a turn."""

import logging
import sqlite3
from collections.abc import Awaitable, Callable

import discord
import msgspec

from bot.panel.access import complaint, lacking
from bot.panel.card import lobby_card
from bot.panel.table import past_panel, table_panel
from bot.panel.turn import turn_notice, turn_over
from bot.people import People
from bot.pictures import Pictures
from bot.publisher.messages import Messages
from bot.publisher.publisher import Undeliverable
from bot.store import (
    OutboxItem,
    Post,
    Store,
    Table,
    find_post,
    forget_post,
    load_table,
    merge_outbox,
    save_post,
    set_thread,
)
from bot.tables import Live, Tables
from bot.tables.outgoing import PanelNews, TurnNews
from texts import words

log = logging.getLogger(__name__)

CARD, PANEL, FORMER, TURN = "card", "panel", "former", "turn"


class Deliveries:
    """Tells one item of the outbox. A delivery never changes a game."""

    def __init__(
        self, client: discord.Client, store: Store, tables: Tables, people: People, pictures: Pictures
    ) -> None:
        self._client = client
        self._messages = Messages(client)
        self._store = store
        self._tables = tables
        self._people = people
        self._pictures = pictures
        self._ways: dict[str, Callable[[OutboxItem, Table], Awaitable[int | None]]] = {
            "card": self._card,
            "thread": self._thread,
            "panel": self._panel,
            "turn": self._turn,
        }

    async def __call__(self, item: OutboxItem) -> int | None:
        """Tell it; the id of the message that tells it."""
        table = await self._store.read(lambda db: None if item.table_id is None else load_table(db, item.table_id))
        if table is None:
            raise Undeliverable("the table is gone")
        try:
            return await self._ways[item.kind](item, table)
        except discord.Forbidden:
            if item.attempts == 0 and item.kind != "turn":
                await self._complain(table)
            raise

    async def _card(self, item: OutboxItem, table: Table) -> int | None:
        if table.channel_id is None:
            raise Undeliverable("the table has no channel")
        posting = lobby_card(table)
        post = await self._post_of(table, CARD)
        if post is not None and await self._messages.edit(post.channel_id, post.message_id, posting):
            return post.message_id
        message = await self._messages.send(table.channel_id, posting, nonce=item.id)
        await self._keep(_post(table, CARD, table.channel_id, message, table.version))
        return message

    async def _thread(self, _item: OutboxItem, table: Table) -> int | None:
        if table.thread_id is not None:
            return None
        card = await self._post_of(table, CARD)
        if card is None:
            raise Undeliverable("the table has no card")
        name = words(table.language)("bot-thread-name", game=words(table.language)(_name(table)), table=table.id)
        thread_id = await self._messages.open_thread(card.channel_id, card.message_id, name)
        await self._store.write(lambda db: set_thread(db, table.id, thread_id))
        await self._tables.moved_in(table.id, thread_id)
        changed = await self._tables.table(table.id)
        await self._messages.edit(card.channel_id, card.message_id, lobby_card(changed))
        return None

    async def _panel(self, item: OutboxItem, table: Table) -> int | None:
        if table.thread_id is None:
            await self._thread(item, table)
            table = await self._tables.table(table.id)
        assert table.thread_id is not None
        item = await self._store.write(lambda db: merge_outbox(db, item, _together))
        news = msgspec.json.decode(item.payload, type=PanelNews)
        live = await self._tables.live(table.id)
        post = await self._post_of(table, PANEL)
        ping = [seat for seat in news.ping if seat in live.waiting() or live.vote is not None]
        await self._retire(live)
        picture = await self._pictures.public(live, table.language)
        if post is not None and not news.anew:
            posting = table_panel(live, table.language, picture, ping)
            if await self._messages.edit(post.channel_id, post.message_id, posting):
                return post.message_id
        posting = table_panel(live, table.language, picture, ping)
        message = await self._messages.send(table.thread_id, posting, nonce=item.id)
        if item.attempts:
            # It may have been sent by a try that was cut short, and show what was true then.
            await self._messages.edit(table.thread_id, message, table_panel(live, table.language, picture, ping))
        stands = _post(table, PANEL, table.thread_id, message, live.table.version)
        await self._replace(stands, post)
        await self._retire(live)
        return message

    async def _turn(self, item: OutboxItem, table: Table) -> int | None:
        news = msgspec.json.decode(item.payload, type=TurnNews)
        user_id = table.seats[news.seat].user_id
        if user_id is None or table.over:
            raise Undeliverable("nobody waits for this any more")
        live = await self._tables.live(table.id)
        choices = await self._people.choices(user_id)
        if news.seat not in live.waiting() or not choices.dms:
            raise Undeliverable("nobody waits for this any more")
        locale = choices.language or table.language
        picture = await self._pictures.own(live, news.seat, locale)
        posting = turn_notice(live, news.seat, locale, picture, reminder=news.reminder)
        try:
            channel_id = await self._messages.private_channel(user_id)
            message = await self._messages.send(channel_id, posting, nonce=item.id)
        except (discord.Forbidden, discord.NotFound) as closed:
            # The panel in the thread has pinged them already, and its button shows the same.
            raise Undeliverable("takes no private messages") from closed
        former = await self._post_of(table, TURN, news.seat)
        await self._keep(_post(table, TURN, channel_id, message, live.table.version, news.seat))
        if former is not None and former.message_id != message:
            await self._messages.edit(former.channel_id, former.message_id, turn_over(live, locale))
        return message

    async def _retire(self, live: Live) -> None:
        """The former panel becomes the story of what happened while it stood."""
        post = await self._post_of(live.table, FORMER)
        if post is None:
            return
        lines = [line for line in live.recent if line.version > post.version and line.event.is_for(None)]
        await self._messages.edit(post.channel_id, post.message_id, past_panel(live, live.table.language, lines))
        await self._store.write(lambda db: forget_post(db, post))

    async def _post_of(self, table: Table, purpose: str, seat: int | None = None) -> Post | None:
        return await self._store.read(lambda db: find_post(db, table.id, purpose, seat))

    async def _keep(self, post: Post) -> None:
        await self._store.write(lambda db: save_post(db, post))

    async def _replace(self, panel: Post, former: Post | None) -> None:
        """Another panel stands now; the former one is remembered until it has lost its controls."""

        def store(db: sqlite3.Connection) -> None:
            save_post(db, panel)
            if former is not None and former.message_id != panel.message_id:
                save_post(db, msgspec.structs.replace(former, purpose=FORMER))

        await self._store.write(store)

    async def _complain(self, table: Table) -> None:
        """Tell the host, once, what Caravel is not allowed to do and where."""
        channel_id = table.thread_id or table.channel_id
        if channel_id is None:
            return
        locale = await self._people.language(table.host, table.language)
        missing = lacking(self._client, channel_id)
        text = complaint(words(locale), missing, channel_id)
        try:
            await self._messages.say(await self._messages.private_channel(table.host), text)
        except discord.HTTPException:
            log.warning("could not tell the host what is not allowed", extra={"table": table.id})


def _together(payloads: list[bytes]) -> bytes:
    """Several pieces of news about a panel are told at once."""
    news = [msgspec.json.decode(payload, type=PanelNews) for payload in payloads]
    ping = {seat for one in news for seat in one.ping}
    return msgspec.json.encode(PanelNews(anew=any(one.anew for one in news), ping=tuple(sorted(ping))))


def _post(table: Table, purpose: str, channel_id: int, message_id: int, version: int, seat: int | None = None) -> Post:
    return Post(
        table_id=table.id, purpose=purpose, channel_id=channel_id, message_id=message_id, version=version, seat=seat
    )


def _name(table: Table) -> str:
    return f"{table.game.replace('_', '-')}-name"
