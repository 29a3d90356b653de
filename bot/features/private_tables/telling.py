"""Tables in private messages: each of their people has a message of their own, panel and board in one."""

from dataclasses import dataclass

import discord
import msgspec

from bot.features.private_tables.rows import (
    PrivatePanel,
    forget_private_panel,
    private_panels_of,
    save_private_panel,
)
from bot.features.private_tables.words import (
    moved_out,
    private_card,
    private_invitation,
    private_panel,
    seat_offer,
    shown_of,
    shown_of_card,
    stood_up,
)
from bot.host.logs import interaction_id
from bot.panel.kit.links import install_link, mention, thread_link
from bot.panel.kit.posting import Posting
from bot.panel.messages.plain import damaged_panel, plain_panel
from bot.panel.messages.private_card import lesson_on
from bot.publisher.begun import Begun
from bot.publisher.messages import Edited, is_old
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.refusals import Why, why
from bot.publisher.sending import Sending
from bot.store.identity import MessageId, UserId
from bot.store.table.codes import code_of
from bot.store.table.handovers import handovers_at
from bot.store.table.records import Table
from bot.store.telling.news import (
    AtTable,
    CardNews,
    FormerPanel,
    Invitation,
    LineNews,
    Look,
    Notice,
    Outgoing,
    OwnNews,
    PanelNews,
    PrivatePanelNews,
    ReminderNews,
    ThreadNews,
    TurnNews,
)
from bot.store.telling.outbox import OutboxItem, take_out
from bot.tables.live import Live
from bot.tables.model import Damaged
from bot.tables.outgoing import tidying, to_person, to_seat
from games.core.seats import Seat
from render.kit.picture import Picture

NOT_REACHED = (Why.CLOSED, Why.NOT_NOW, Why.FORBIDDEN, Why.NO_CHANNEL, Why.NO_MESSAGE)


class PrivatePanels:
    """Tells everyone at such a table what elsewhere is told in its channel and thread."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._complaints = sending.complaints
        self._messages = sending.messages
        self._store = sending.store

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {PrivatePanelNews: self.panel}

    async def passed_on(self, begun: Begun, table: Table) -> Told | None:
        """The news of a whole table, passed on to each of its people; None for what is somebody's alone anyway."""
        if not table.private:
            return None
        news = begun.item.news
        match news:
            case CardNews():
                return Told(then=await self._to_all(table) if table.status != "playing" else ())
            case ThreadNews():
                return Told()
            case PanelNews():
                called = {*news.people, *(table.seats[seat].user_id for seat in (*news.ping, *news.here))}
                return Told(then=await self._to_all(table, {user for user in called if user is not None}))
            case Look():
                return Told(then=await self._to_the_unreached(table))
            case LineNews():
                others = (Notice(user, news.key, news.args, silent=True) for user in table.people if user != news.by)
                return Told(then=(*(to_person(table, line) for line in others), *await self._to_all(table)))
            case ReminderNews() if isinstance(begun.item.target, AtTable):
                return Told(then=to_seat(table, news))
            case TurnNews() | OwnNews():
                user = table.seats[news.seat].user_id
                if user is None:
                    return Told()
                return Told(then=(_for_one(table, user, {user} if isinstance(news, TurnNews) else set()),))
            case Invitation():
                return await self._invitation(begun.item, table, news)
            case _:
                return None

    async def panel(self, begun: Begun, table: Table, news: PrivatePanelNews) -> Told:
        """One person's message: edited, or posted anew where that person is called or an edit is refused."""
        item = begun.item
        panels, code, handovers = await self._store.read(
            lambda db: (private_panels_of(db, table.id), code_of(db, table.id), handovers_at(db, table.id))
        )
        former = panels.get(news.user_id)
        locale = await self._sending.people.language(news.user_id, table.language)
        offered = any(each.user_id == news.user_id for each in handovers)
        if not table.private or not (offered or table.seat_of(news.user_id) is not None):
            return await self._gone(item, table, former, news.user_id, locale)
        unreached = {user for user, panel in panels.items() if not panel.reached and user != news.user_id}
        state = await self._state(table, news.user_id, code, unreached)
        there = None if former is None else former.message_id
        if news.anew and former is not None and former.called == state.shows:
            return Told(there)
        if former is not None and there is not None and not news.anew:
            edited = await self._edited(table, former, there, state, locale)
            if edited is not None:
                return edited
        return await self._sent(item, table, news, former, state, locale)

    async def _edited(
        self, table: Table, former: PrivatePanel, there: MessageId, state: "_State", locale: str
    ) -> Told | None:
        """The message that is there says it already, or does now; None where only a new one would."""
        if former.shows == state.shows or (is_old(there) and not state.matters):
            return Told(there)
        if former.channel_id is not None and not is_old(there):
            posting = await self._posting(table, state, former.user_id, locale)
            if await self._messages.edit(former.channel_id, there, posting) is Edited.DONE:
                shown = msgspec.structs.replace(former, shows=state.shows, called="")
                return Told(there, keep=lambda db: save_private_panel(db, shown))
        return None

    async def _invitation(self, item: OutboxItem, table: Table, news: Invitation) -> Told:
        """To the table; who asked learns if it does not come through."""
        if table.status != "lobby" or table.seat_of(news.user_id) is not None:
            raise Undeliverable("there is nothing to sit down at")
        locale = await self._sending.people.language(news.user_id, table.language)
        try:
            channel_id = await self._messages.private_channel(news.user_id)
            posting = private_invitation(table, locale)
            return Told(await self._messages.send(channel_id, posting, nonce=item.nonce))
        except discord.HTTPException as refused:
            await self._sending.refused(news.user_id, refused)
            args: dict[str, str | int] = {"person": mention(news.user_id), "table": table.id}
            failed = Notice(table.host, "bot-notice-uninvited", args)
            raise Undeliverable("takes no private messages", to_person(table, failed)) from refused

    async def _to_all(self, table: Table, called: set[UserId] | None = None) -> tuple[Outgoing, ...]:
        """Those who sit there, and those who have stood up and still see it; the end is news for everybody."""
        panels = await self._store.read(lambda db: private_panels_of(db, table.id))
        called = set(table.people) if table.over and called is not None else called or set()
        return tuple(_for_one(table, user, called) for user in dict.fromkeys((*table.people, *called, *panels)))

    async def _to_the_unreached(self, table: Table) -> tuple[Outgoing, ...]:
        panels = await self._store.read(lambda db: private_panels_of(db, table.id))
        unreached = [user for user in table.people if user not in panels or not panels[user].reached]
        return tuple(_for_one(table, user, set()) for user in unreached)

    async def _state(self, table: Table, user_id: UserId, code: str | None, unreached: set[UserId]) -> "_State":
        if table.status == "lobby" or table.version == 0:
            shows = shown_of_card(table, code, unreached)
            return _State(shows, table.status == "lobby", unreached, code)
        try:
            live = await self._sending.tables.live(table.id)
        except Damaged:
            return _State(f"damaged {table.version}", True, unreached)
        seat = live.seat_of(user_id)
        if seat is None:
            return _State(f"offer {[each.until for each in live.handovers]}", True, unreached, live=live)
        matters = seat in live.addressed() or not live.playing or live.vote is not None
        return _State(shown_of(live, seat, unreached), matters, unreached, live=live, seat=seat)

    async def _posting(self, table: Table, state: "_State", user_id: UserId, locale: str) -> Posting:
        live, seat, people = state.live, state.seat, self._sending.people
        if state.shows.startswith("card"):
            picture = await self._sending.cover(table)
            install = install_link(self._sending.client.application_id)
            return private_card(table, locale, picture, state.code, install, state.unreached)
        if live is not None and seat is None:
            return seat_offer(live, locale)
        if live is None or seat is None:
            fault = interaction_id() or str(table.id)
            await self._complaints.broken(table, fault)
            return damaged_panel(table, locale, fault)
        pictures = await self._pictures(live, seat, locale)
        lesson = await people.lesson(user_id, lesson_on(live, seat))
        lines = await self._sending.tables.on_card(table.id, user_id, locale)
        return await self._complaints.sound(
            table,
            lambda: private_panel(live, seat, locale, pictures, state.unreached, lesson=lesson, lines=lines),
            lambda fault: plain_panel(live, locale, fault),
        )

    async def _pictures(self, live: Live, seat: Seat, locale: str) -> list[Picture | None]:
        """What one is asked about, then the table; in the end the final score."""
        pictures, table = self._sending.pictures, live.table
        if not live.playing:
            return await self._sending.seen_by_all(live, locale)
        drawings = [
            pictures.question(live, seat, locale),
            pictures.board(live, seat, locale),
            *pictures.more(live, locale),
        ]
        return [await self._sending.drawn(drawing, table) for drawing in drawings]

    async def _sent(
        self,
        item: OutboxItem,
        table: Table,
        news: PrivatePanelNews,
        former: PrivatePanel | None,
        state: "_State",
        locale: str,
    ) -> Told:
        posting = await self._posting(table, state, news.user_id, locale)
        silent = (not news.ring and former is not None) or await self._sending.rests(news.user_id)
        try:
            channel = await self._messages.private_channel(news.user_id)
            after = None if former is None else former.message_id
            sent = await self._messages.find(channel, table.id, after) if item.attempts else None
            if sent is None or await self._messages.edit(channel, sent, posting) is not Edited.DONE:
                sent = await self._messages.send(channel, posting, nonce=item.nonce, silent=silent)
        except discord.HTTPException as refused:
            if why(refused) not in NOT_REACHED:
                raise
            return await self._not_reached(table, news.user_id, former)
        panel = PrivatePanel(
            table_id=table.id,
            user_id=news.user_id,
            channel_id=channel,
            message_id=sent,
            version=table.version,
            shows=state.shows,
            called=state.shows if news.anew else "",
        )
        then = [] if former is None else [_tidied(table, former)] if former.message_id is not None else []
        if former is not None and not former.reached:
            then += [_for_one(table, user, set()) for user in table.people if user != news.user_id]
        return Told(
            sent, then=tuple(one for one in then if one is not None), keep=lambda db: save_private_panel(db, panel)
        )

    async def _not_reached(self, table: Table, user_id: UserId, former: PrivatePanel | None) -> Told:
        """They are not forgotten, the others learn of it, and the next news try anew."""
        known = former is not None and not former.reached
        lost = msgspec.structs.replace(former or PrivatePanel(table_id=table.id, user_id=user_id), reached=False)
        others = () if known else tuple(_for_one(table, user, set()) for user in table.people if user != user_id)
        return Told(then=others, keep=lambda db: save_private_panel(db, lost))

    async def _gone(
        self, item: OutboxItem, table: Table, former: PrivatePanel | None, user_id: UserId, locale: str
    ) -> Told:
        """Who does not sit there any more sees nothing of it, and a table that stands in a server is seen there."""
        if former is None:  # Somebody who was forgotten meanwhile leaves no trace here either.
            return Told(keep=lambda db: take_out(db, item))
        if former.channel_id is not None and former.message_id is not None:
            url = thread_link(table)
            seated = table.seat_of(user_id) is not None
            posting = moved_out(table, locale, url) if seated and url is not None else stood_up(table, locale)
            if await self._messages.edit(former.channel_id, former.message_id, posting) is Edited.TOO_OLD:
                await self._messages.remove(former.channel_id, former.message_id)
        return Told(keep=lambda db: forget_private_panel(db, table.id, user_id))


@dataclass(frozen=True)
class _State:
    """How a table stands for one of its people."""

    shows: str
    matters: bool
    """It is worth a new message where the old one cannot be edited."""
    unreached: set[UserId]
    code: str | None = None
    live: Live | None = None
    """None while it has not begun, and for a game that cannot be read."""
    seat: Seat | None = None


def _for_one(table: Table, user_id: UserId, called: set[UserId]) -> Outgoing:
    """Who is called gets a new message, and hears it; one alone is there anyway."""
    return to_person(
        table, PrivatePanelNews(user_id, anew=user_id in called, ring=user_id in called and len(table.people) > 1)
    )


def _tidied(table: Table, former: PrivatePanel) -> Outgoing | None:
    if former.channel_id is None or former.message_id is None:
        return None
    news = FormerPanel(former.channel_id, former.message_id, former.version, table.version, former.user_id)
    return tidying(table, news)
