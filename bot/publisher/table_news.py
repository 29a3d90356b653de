"""What everyone at a table is told: its card, its thread, its panel."""

from collections.abc import Callable, Collection

import discord
import msgspec

from bot.panel.kit.posting import Posting
from bot.panel.messages.lobby_card import lobby_card
from bot.panel.messages.plain import damaged_panel, plain_panel
from bot.panel.messages.table_panel import table_panel
from bot.publisher.begun import Begun
from bot.publisher.messages import Edited, is_old
from bot.publisher.presence import sees_place
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.refusals import UNKNOWN_CHANNEL
from bot.publisher.sending import Sending, post
from bot.store.connection import Connection
from bot.store.facts import recall_fact, told_of_leaving
from bot.store.identity import ChannelId, MessageId, UserId, Version
from bot.store.table.guests import choose_guests, guests_at
from bot.store.table.records import Table
from bot.store.table.tables import set_place, set_thread
from bot.store.table.waiting import waiting_seats
from bot.store.telling.news import (
    CardNews,
    FormerCard,
    FormerPanel,
    FormerReminder,
    LineNews,
    Look,
    Notice,
    PanelNews,
    ThreadNews,
)
from bot.store.telling.outbox import is_put, put_outbox
from bot.store.telling.posts import Post, Purpose, forget_post, posts_of, save_post
from bot.tables.live import Live
from bot.tables.outgoing import at_table, tidying, to_person
from games.core.seats import Seat
from texts import words

LATE = 20 * 3600.0
"""Less than a day, so that a reminder finds out."""


class AtTables:
    """Tells one thing in a table's channel or thread."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._complaints = sending.complaints
        self._messages = sending.messages
        self._store = sending.store

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {
            CardNews: self.card,
            ThreadNews: self.thread,
            PanelNews: self.panel,
            LineNews: self.line,
            Look: self.look,
        }

    async def card(self, begun: Begun, table: Table, _: CardNews) -> Told:
        """The card in the channel: edited; while people take seats on it an old one is posted anew."""
        if table.channel_id is None:
            raise Undeliverable("the table has no channel")
        posting = lobby_card(table, await self._sending.cover(table))
        former = begun.post(Purpose.CARD)
        lobby = table.status == "lobby"
        if former is not None and not (lobby and is_old(former.message_id)):
            match await self._messages.edit(former.channel_id, former.message_id, posting):
                case Edited.DONE:
                    return Told(former.message_id)
                case Edited.TOO_OLD if not lobby:
                    raise Undeliverable("the card is too old to be edited")
                case _:
                    pass
        if former is not None and not lobby:
            raise Undeliverable("the card is gone, and the table has its thread")
        message = await self._in_channel(begun, table, posting, former)
        then = () if former is None else (tidying(table, FormerCard(former.channel_id, former.message_id)),)
        return Told(message, post(table, Purpose.CARD, table.channel_id, message, table.version), then)

    async def thread(self, begun: Begun, table: Table, _: ThreadNews) -> Told:
        """The thread on the card."""
        if table.thread_id is not None:
            return Told()
        card = begun.post(Purpose.CARD)
        thread = None if card is None else await self._opened(table, card)
        if thread is None:
            thread = await self._opened(table, await self._new_card(begun, table))
        if thread is None:
            raise Undeliverable("the card is gone as soon as it is posted")
        await self._store.write(lambda db: set_thread(db, table.id, thread))
        self._sending.tables.moved_in(table.id, thread)
        return Told(then=(at_table(table, CardNews()),))

    async def panel(self, begun: Begun, table: Table, news: PanelNews) -> Told:
        """The panel in the thread: edited while it is young and the same person is to move, else posted anew."""
        if table.thread_id is None:
            if table.channel_id is None:
                raise Undeliverable("the table has no channel")
            raise Undeliverable("the table has no thread", at_table(table, ThreadNews()), at_table(table, news))
        return await self._panel(begun, table, table.thread_id, news)

    async def line(self, begun: Begun, table: Table, news: LineNews) -> Told:
        """What goes on beside the game stands on the panel, and in its story afterwards: nobody's telephone rings."""
        if table.status != "playing":
            raise Undeliverable("the game is over, or has not begun")
        if table.thread_id is None:
            raise Undeliverable("the table has no thread", at_table(table, ThreadNews()), at_table(table, PanelNews()))
        return await self._panel(begun, table, table.thread_id, PanelNews(), (news,))

    async def _panel(
        self, begun: Begun, table: Table, thread_id: ChannelId, news: PanelNews, lines: tuple[LineNews, ...] = ()
    ) -> Told:
        live = await self._sending.tables.live(table.id)
        picture, *further = await self._sending.seen_by_all(live, table.language)
        asked = await self._sending.asked(live, table.language)
        called = _called(live, news, begun.privately)
        told = (*(begun.lines if _stays(begun, thread_id, news) else ()), *lines)
        posting = await self._complaints.sound(
            table,
            lambda: table_panel(live, table.language, picture, called, further, news.people, told, asked),
            lambda fault: plain_panel(live, table.language, fault, called),
        )
        stands = await self._stand(begun, table, thread_id, posting, live.table.version, news)
        answered = _answered_reminders(live, begun.posts)
        gone = (tidying(table, FormerReminder(each.channel_id, each.message_id)) for each in answered)
        return msgspec.structs.replace(stands, then=(*stands.then, *gone), keep=_forgetting(answered))

    async def plain(self, begun: Begun, table: Table, news: PanelNews, error_id: str) -> Told:
        """What takes the place of a panel that cannot be made: nobody waits in silence."""
        if table.thread_id is None:
            raise Undeliverable("the table has no thread")
        called = [user for seat in {*news.ping, *news.here} if (user := table.seats[seat].user_id) is not None]
        called += news.people
        posting = damaged_panel(table, table.language, error_id, called)
        return await self._stand(begun, table, table.thread_id, posting, table.version, replace_anew(news))

    async def look(self, begun: Begun, table: Table, _: Look) -> Told:
        """Whether the thread and the panel are still there; what is gone is put up again."""
        if table.over:
            return Told()
        if table.status == "lobby":
            return await self._look_at_card(begun, table)
        await self._see_who_left(table)
        waits, panel = await self._store.read(lambda db: _what_stands(db, table))
        if waits:
            return Told()
        anew = at_table(table, PanelNews(anew=True))
        if table.thread_id is None:
            return Told(then=() if table.channel_id is None else (at_table(table, ThreadNews()), anew))
        try:
            if panel is None or not await self._messages.stands(table.thread_id, panel.message_id):
                return Told(then=(anew,))
        except discord.NotFound:
            await self._move_out(table, PanelNews(anew=True))
        return Told()

    async def _see_who_left(self, table: Table) -> None:
        """Those who have kept the table waiting for a day may not be in the server any more."""
        late = self._sending.tables.now() - LATE
        waiting = await self._store.read(lambda db: waiting_seats(db, table.id))
        users = {seat.user_id for seat in waiting if seat.user_id is not None and seat.since < late}
        absent = {user for user in users if await self._messages.has_left(table.guild_id, user)}
        guests = await self._store.read(lambda db: guests_at(db, table.id)) if users else frozenset()
        there = guests.intersection(users) - absent
        joined = {user for user in there if await sees_place(self._sending.client, table, user)}
        if joined:
            await self._store.write(lambda db: choose_guests(db, table.id, guests - joined))
        gone = absent - guests  # Who has never been there has not left it.
        if gone:
            await self._sending.tables.seats.leave(table.id, gone)

    async def _look_at_card(self, begun: Begun, table: Table) -> Told:
        card = begun.post(Purpose.CARD)
        try:
            if card is None or not await self._messages.stands(card.channel_id, card.message_id):
                return Told(then=(at_table(table, CardNews()),))
        except discord.NotFound:
            await self._lose_channel(table)
        return Told()

    async def _stand(
        self, begun: Begun, table: Table, thread_id: ChannelId, posting: Posting, version: Version, news: PanelNews
    ) -> Told:
        former = begun.post(Purpose.PANEL)
        elsewhere = former is not None and former.channel_id != thread_id
        try:
            if former is not None and _stays(begun, thread_id, news):
                edited = await self._messages.edit(thread_id, former.message_id, posting)
                if edited is Edited.DONE:
                    return Told(former.message_id)
            message = await self._sending.send(
                begun.item, Purpose.PANEL, thread_id, posting, None if elsewhere else former
            )
        except discord.NotFound as missing:
            if missing.code != UNKNOWN_CHANNEL:
                raise
            await self._move_out(table, news)
            raise Undeliverable("the thread is gone") from missing
        then = () if former is None else (tidying(table, _former(former, version)),)
        return Told(message, post(table, Purpose.PANEL, thread_id, message, version), then)

    async def _new_card(self, begun: Begun, table: Table) -> Post:
        if table.channel_id is None:
            raise Undeliverable("the table has no channel")
        message = await self._in_channel(begun, table, lobby_card(table, await self._sending.cover(table)), None)
        card = post(table, Purpose.CARD, table.channel_id, message, table.version)
        await self._store.write(lambda db: save_post(db, card))
        return card

    async def _in_channel(self, begun: Begun, table: Table, posting: Posting, former: Post | None) -> MessageId:
        assert table.channel_id is not None
        try:
            again = former is not None
            return await self._sending.send(
                begun.item, Purpose.CARD, table.channel_id, posting, after=former, silent=again
            )
        except discord.NotFound as missing:
            if missing.code != UNKNOWN_CHANNEL:
                raise
            await self._lose_channel(table)
            raise Undeliverable("the channel is gone") from missing

    async def _opened(self, table: Table, card: Post) -> ChannelId | None:
        """The thread of a card; None if the card is gone."""
        say = words(table.language)
        name = say("bot-thread-name", game=say(f"{table.game}-name"), table=table.id)
        try:
            return await self._messages.open_thread(table.guild_id, card.channel_id, card.message_id, name)
        except discord.NotFound as missing:
            if missing.code == UNKNOWN_CHANNEL:
                await self._lose_channel(table)
                raise Undeliverable("the channel is gone") from missing
            return None

    async def _move_out(self, table: Table, news: PanelNews) -> None:
        """Somebody has deleted the thread: the table gets another one, on a new card."""

        def store(db: Connection) -> None:
            set_thread(db, table.id, None)
            for each in posts_of(db, table.id):
                if each.purpose.in_place:
                    forget_post(db, each)
            put_outbox(db, [at_table(table, ThreadNews()), at_table(table, replace_anew(news))])

        await self._store.write(store)
        self._sending.tables.moved_in(table.id, None)

    async def _lose_channel(self, table: Table) -> None:
        """Somebody has deleted the channel: the people of the table are told, once, how to go on elsewhere."""
        users = {seat.user_id for seat in table.seats if seat.user_id is not None}

        def store(db: Connection) -> None:
            set_place(db, table.id, table.guild_id, None)
            for each in posts_of(db, table.id):
                if each.purpose.in_place:
                    forget_post(db, each)
            args: dict[str, str | int] = {"game": f"{table.game}-name", "table": table.id}
            if table.guild_id is None or recall_fact(db, told_of_leaving(table.guild_id)) is None:
                notices = [Notice(user, "bot-notice-channel-gone", args) for user in sorted(users)]
                put_outbox(db, [to_person(table, notice) for notice in notices])

        await self._store.write(store)
        self._sending.tables.lost_channel(table.id)


def _what_stands(db: Connection, table: Table) -> tuple[bool, Post | None]:
    """Whether its panel waits to be told, and which one stands: in one look, for it may be told meanwhile."""
    waits = any(is_put(db, at_table(table, news)) for news in (ThreadNews(), PanelNews()))
    return waits, next((post for post in posts_of(db, table.id) if post.purpose is Purpose.PANEL), None)


def _stays(begun: Begun, thread_id: ChannelId, news: PanelNews) -> bool:
    """Whether the panel that stands is edited."""
    former = begun.post(Purpose.PANEL)
    return former is not None and not (news.anew or former.channel_id != thread_id or is_old(former.message_id))


def replace_anew(news: PanelNews) -> PanelNews:
    """The same, in a message of its own."""
    return PanelNews(anew=True, ping=news.ping, here=news.here, people=news.people)


def _called(live: Live, news: PanelNews, privately: Collection[UserId]) -> list[Seat]:
    """Whom the panel calls: those who are to move and are not called privately, and who can only be called here."""
    here = {seat for seat in news.here if live.vote is not None or seat in live.openly_addressed()}
    pinged = (seat for seat in news.ping if seat in live.openly_addressed())
    return sorted(here.union(seat for seat in pinged if live.table.seats[seat].user_id not in privately))


def _answered_reminders(live: Live, posts: Collection[Post]) -> list[Post]:
    """The reminders of those who have answered."""
    moved = {(line.by, line.version) for line in live.recent.moves()}
    return [
        each
        for each in posts
        if each.purpose is Purpose.REMINDER
        and (each.seat not in live.addressed() or any(by == each.seat and at > each.version for by, at in moved))
    ]


def _forgetting(posts: Collection[Post]) -> Callable[[Connection], None] | None:
    def forget(db: Connection) -> None:
        for each in posts:
            forget_post(db, each)

    return forget if posts else None


def _former(former: Post, until: Version) -> FormerPanel:
    return FormerPanel(former.channel_id, former.message_id, former.version, until)
