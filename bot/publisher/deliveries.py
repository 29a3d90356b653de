"""How each kind of news is told: the card, the thread, the panel, a turn."""

import logging
import sqlite3
from collections.abc import Awaitable, Callable

import discord
import msgspec

from bot.panel.kit.permissions import complaint, lacking
from bot.panel.kit.posting import Posting
from bot.panel.messages.lobby_card import lobby_card
from bot.panel.messages.plain import plain_panel, told_to_host
from bot.panel.messages.private_card import turn_notice, turn_over
from bot.panel.messages.table_panel import past_panel, table_panel
from bot.people import People
from bot.pictures import Pictures
from bot.publisher.messages import Messages
from bot.publisher.publisher import Told, Undeliverable
from bot.store import (
    OutboxItem,
    Outgoing,
    Post,
    Store,
    Table,
    find_post,
    forget_post,
    load_table,
    merge_outbox,
    posts_of,
    put_outbox,
    set_thread,
    told_later,
)
from bot.tables import Live, Tables
from bot.tables.outgoing import (
    FormerNotice,
    FormerPanel,
    PanelNews,
    TurnNews,
    former_notice,
    former_panel,
    panel,
    thread,
)
from render.kit.picture import Picture
from texts import Words, words

log = logging.getLogger(__name__)

CARD, PANEL, TURN = "card", "panel", "turn"


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
        self._faults_told: set[int] = set()
        """The tables whose hosts know that something of ours is broken there."""
        self._ways: dict[str, Callable[[OutboxItem, Table], Awaitable[Told]]] = {
            "card": self._card,
            "thread": self._thread,
            "panel": self._panel,
            "former_panel": self._former_panel,
            "turn": self._turn,
            "former_notice": self._former_notice,
        }

    async def __call__(self, item: OutboxItem) -> Told:
        """Tell it."""
        table = await self._store.read(lambda db: None if item.table_id is None else load_table(db, item.table_id))
        if table is None:
            raise Undeliverable("the table is gone")
        try:
            return await self._ways[item.kind](item, table)
        except discord.Forbidden:
            if item.attempts == 0:
                await self._complain(table)
            raise

    async def _card(self, item: OutboxItem, table: Table) -> Told:
        if table.channel_id is None:
            raise Undeliverable("the table has no channel")
        posting = lobby_card(table)
        post = await self._post_of(table, CARD)
        if post is not None and await self._messages.edit(post.channel_id, post.message_id, posting):
            return Told(post.message_id)
        message = await self._send(item, CARD, table.channel_id, posting, after=post)
        return Told(message, _post(table, CARD, table.channel_id, message, table.version))

    async def _thread(self, item: OutboxItem, table: Table) -> Told:
        if table.thread_id is not None:
            return Told()
        card = await self._post_of(table, CARD)
        told = Told() if card is not None else await self._card(item, table)
        card = card or told.post
        if card is None:
            raise Undeliverable("the table has no card")
        say = words(table.language)
        name = say("bot-thread-name", game=say(f"{table.game}-name"), table=table.id)
        try:
            thread_id = await self._messages.open_thread(table.guild_id, card.channel_id, card.message_id, name)
        except discord.NotFound:
            await self._store.write(lambda db: forget_post(db, card))
            raise
        await self._store.write(lambda db: set_thread(db, table.id, thread_id))
        await self._tables.moved_in(table.id, thread_id)
        changed = await self._tables.table(table.id)
        await self._messages.edit(card.channel_id, card.message_id, lobby_card(changed))
        return told

    async def _panel(self, item: OutboxItem, table: Table) -> Told:
        if table.thread_id is None:
            raise Undeliverable("the table has no thread")
        if not item.attempts:
            # What an earlier try may have sent has pinged those of then alone: the others get a panel of their own.
            item = await self._store.write(lambda db: merge_outbox(db, item, _together))
        news = msgspec.json.decode(item.payload, type=PanelNews)
        live = await self._tables.live(table.id)
        picture = await self._drawn(self._pictures.public(live, table.language), table)
        ping = [seat for seat in news.ping if seat in live.waiting() or live.vote is not None]
        posting = await self._sound(
            item,
            live,
            lambda: table_panel(live, table.language, picture, ping),
            lambda fault: plain_panel(live, table.language, fault, ping),
        )
        version = live.table.version
        post = await self._post_of(table, PANEL)
        standing = None if news.anew else post
        try:
            if standing and await self._messages.edit(table.thread_id, standing.message_id, posting):
                return Told(standing.message_id)
            message = await self._send(item, PANEL, table.thread_id, posting, after=post)
        except discord.NotFound as missing:
            await self._move_out(table)
            raise Undeliverable("the thread is gone") from missing
        stands = _post(table, PANEL, table.thread_id, message, version)
        return Told(message, stands, None if post is None else _former(table, post, version))

    async def _former_panel(self, item: OutboxItem, table: Table) -> Told:
        news = msgspec.json.decode(item.payload, type=FormerPanel)
        live = await self._tables.live(table.id)
        lines = [line for line in live.recent if news.since < line.version <= news.until and line.event.is_for(None)]
        if lines:
            await self._messages.edit(news.channel_id, news.message_id, past_panel(live, table.language, lines))
        else:
            await self._messages.remove(news.channel_id, news.message_id)
        return Told(news.message_id)

    async def _turn(self, item: OutboxItem, table: Table) -> Told:
        news = msgspec.json.decode(item.payload, type=TurnNews)
        user_id = table.seats[news.seat].user_id
        if user_id is None or table.over:
            raise Undeliverable("nobody waits for this any more")
        live = await self._tables.live(table.id)
        if news.seat not in live.waiting() or not (await self._people.choices(user_id)).dms:
            raise Undeliverable("nobody waits for this any more")
        if not item.attempts and await self._store.read(lambda db: told_later(db, item)):
            raise Undeliverable("the next notice tells it")
        locale = await self._people.language(user_id, table.language)
        picture = await self._drawn(self._pictures.own(live, news.seat, locale), table)
        if news.seat not in live.waiting():  # any more: drawing takes its time
            raise Undeliverable("nobody waits for this any more")
        posting = await self._sound(
            item,
            live,
            lambda: turn_notice(live, news.seat, locale, picture, reminder=news.reminder),
            lambda fault: plain_panel(live, locale, fault),
        )
        version = live.table.version
        former = await self._post_of(table, TURN, news.seat)
        try:
            channel_id = await self._messages.private_channel(user_id)
            message = await self._send(item, TURN, channel_id, posting, after=former)
        except (discord.Forbidden, discord.NotFound) as closed:
            # The panel in the thread has pinged them already, and its button shows the same.
            raise Undeliverable("takes no private messages") from closed
        stands = _post(table, TURN, channel_id, message, version, news.seat)
        then = None
        if former is not None:
            then = former_notice(table, user_id, FormerNotice(former.channel_id, former.message_id))
        return Told(message, stands, then)

    async def _former_notice(self, item: OutboxItem, table: Table) -> Told:
        news = msgspec.json.decode(item.payload, type=FormerNotice)
        live = await self._tables.live(table.id)
        user_id = int(item.target.partition(":")[2])
        locale = await self._people.language(user_id, table.language)
        await self._messages.edit(news.channel_id, news.message_id, turn_over(live, locale))
        return Told(news.message_id)

    async def _send(self, item: OutboxItem, purpose: str, channel_id: int, posting: Posting, after: Post | None) -> int:
        """Send it, unless an earlier try that was cut short has done so: that message only has to show what is now."""
        assert item.table_id is not None
        if item.attempts:
            sent = await self._messages.find(channel_id, item.table_id, None if after is None else after.message_id)
            if sent is not None and await self._messages.edit(channel_id, sent, posting):
                return sent
        silent = purpose == PANEL and not posting.ping
        return await self._messages.send(channel_id, posting, nonce=f"{purpose}-{item.id}", silent=silent)

    async def _drawn(self, drawing: Awaitable[Picture], table: Table) -> Picture | None:
        """The picture; one that cannot be drawn keeps nobody from playing."""
        try:
            return await drawing
        except Exception:
            log.exception("could not draw", extra={"table": table.id})
            return None

    async def _post_of(self, table: Table, purpose: str, seat: int | None = None) -> Post | None:
        return await self._store.read(lambda db: find_post(db, table.id, purpose, seat))

    async def _move_out(self, table: Table) -> None:
        """Somebody has deleted the thread: the table gets another one, on a new card."""

        def store(db: sqlite3.Connection) -> None:
            set_thread(db, table.id, None)
            for post in posts_of(db, table.id):
                if post.purpose in (CARD, PANEL):
                    forget_post(db, post)
            put_outbox(db, [thread(table), panel(table, PanelNews(anew=True))])

        await self._store.write(store)

    async def _sound(
        self, item: OutboxItem, live: Live, make: Callable[[], Posting], plainly: Callable[[str], Posting]
    ) -> Posting:
        """The message, or if a fault of ours keeps it from being made a plain one; the host is told of it once."""
        try:
            return make()
        except Exception:
            fault = f"{live.table.id}-{item.id}"
            log.exception("could not make", extra={"kind": item.kind, "table": live.table.id, "fault": fault})
        if live.table.id not in self._faults_told:
            self._faults_told.add(live.table.id)
            await self._tell_host(live.table, lambda say: told_to_host(say, live, fault))
        return plainly(fault)

    async def _complain(self, table: Table) -> None:
        """Tell the host, once, what Caravel is not allowed to do and where."""
        channel_id = table.thread_id or table.channel_id
        if channel_id is not None:
            missing = lacking(self._client, channel_id)
            await self._tell_host(table, lambda say: complaint(say, missing, channel_id))

    async def _tell_host(self, table: Table, text: Callable[[Words], str]) -> None:
        """A line to the host, if it reaches them."""
        locale = await self._people.language(table.host, table.language)
        try:
            await self._messages.say(await self._messages.private_channel(table.host), text(words(locale)))
        except discord.HTTPException:
            log.warning("could not tell the host", extra={"table": table.id})


def _together(payloads: list[bytes]) -> bytes:
    """Several pieces of news about a panel are told at once."""
    news = [msgspec.json.decode(payload, type=PanelNews) for payload in payloads]
    ping = {seat for one in news for seat in one.ping}
    return msgspec.json.encode(PanelNews(anew=any(one.anew for one in news), ping=tuple(sorted(ping))))


def _post(table: Table, purpose: str, channel_id: int, message_id: int, version: int, seat: int | None = None) -> Post:
    return Post(
        table_id=table.id, purpose=purpose, channel_id=channel_id, message_id=message_id, version=version, seat=seat
    )


def _former(table: Table, post: Post, until: int) -> Outgoing:
    return former_panel(table, FormerPanel(post.channel_id, post.message_id, post.version, until))
