"""What one person is told: that it is their turn, that they are invited, where a table has gone."""

import discord

from bot.panel.kit.links import board_link, channel_mention, mention, thread_link
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import to_board
from bot.panel.kit.wording import escaped, game_name
from bot.panel.lines.asked import question, seat_offer
from bot.panel.messages.plain import plain_panel
from bot.panel.messages.private_card import lesson_on, turn_notice, turn_over
from bot.publisher.begun import Begun
from bot.publisher.messages import Edited, is_old
from bot.publisher.publisher import Tells, Told, Undeliverable
from bot.publisher.sending import Sending, post
from bot.store.table.records import Table
from bot.store.telling.news import FormerReminder, Invitation, Notice, OwnNews, PanelNews, TurnNews
from bot.store.telling.posts import Purpose
from bot.tables.brought.votes import ASKED
from bot.tables.outgoing import OFFERED, at_table, tidying, to_seat
from games.core.seats import Seat
from texts import Words, words


class ToPeople:
    """Tells one person something, privately or, where they take nothing privately, at the table."""

    def __init__(self, sending: Sending) -> None:
        self._sending = sending
        self._complaints = sending.complaints
        self._messages = sending.messages
        self._people = sending.people

    @property
    def tells(self) -> Tells:
        """What it tells, and how."""
        return {TurnNews: self.turn, OwnNews: self.own, Invitation: self.invitation, Notice: self.notice}

    async def turn(self, begun: Begun, table: Table, news: TurnNews) -> Told:
        """It is your turn. One private message, or else one ping in the thread; of a whisper nothing stirs there."""
        user_id = table.seats[news.seat].user_id
        if user_id is None or table.over:
            raise Undeliverable("nobody waits for this any more")
        live = await self._sending.tables.live(table.id)
        openly = not news.whisper and news.seat in live.openly_addressed()
        in_thread = [at_table(table, PanelNews(anew=True, here=(news.seat,)))] if openly else []
        if news.seat not in live.addressed():
            raise Undeliverable("nobody waits for this any more")
        if not begun.item.attempts and begun.overtaken:
            raise Undeliverable("the next notice tells it")
        guest = user_id in begun.privately
        if not (news.whisper or guest or (await self._people.choices(user_id)).called_privately):
            raise Undeliverable("is called in the thread", *in_thread)
        locale = await self._people.language(user_id, table.language)
        picture = await self._sending.drawn(self._sending.pictures.question(live, news.seat, locale), table)
        if news.seat not in live.addressed():  # any more: drawing takes its time
            raise Undeliverable("nobody waits for this any more")
        lesson = await self._people.lesson(user_id, lesson_on(live, news.seat))
        posting = await self._complaints.sound(
            table,
            lambda: turn_notice(live, news.seat, locale, picture, lesson=lesson),
            lambda fault: plain_panel(live, locale, fault),
        )
        version = live.table.version
        former = begun.post(Purpose.TURN, news.seat)
        try:
            channel_id = await self._messages.private_channel(user_id)
            after = former if former is not None and former.channel_id == channel_id else None
            message = await self._sending.send(begun.item, Purpose.TURN, channel_id, posting, after, silent=news.silent)
        except discord.HTTPException as refused:
            await self._sending.refused(user_id, refused, instead=bool(in_thread))
            raise Undeliverable("takes no private messages", *in_thread) from refused
        stands = post(table, Purpose.TURN, channel_id, message, version, news.seat)
        then = () if former is None else (tidying(table, FormerReminder(former.channel_id, former.message_id)),)
        overtaken = to_seat(table, OwnNews(news.seat)) if live.table.version > version else ()
        return Told(message, stands, (*then, *overtaken))

    async def own(self, begun: Begun, table: Table, news: OwnNews) -> Told:
        """The controls of a notice are those of now: the one who moved is asked once more."""
        former = begun.post(Purpose.TURN, news.seat)
        live = await self._sending.tables.live(table.id)
        user_id = table.seats[news.seat].user_id
        if former is None or user_id is None or is_old(former.message_id):
            raise Undeliverable("the answer to the move has shown it")
        locale = await self._people.language(user_id, table.language)
        picture = await self._sending.drawn(self._sending.pictures.question(live, news.seat, locale), table)
        version = live.table.version
        asked = news.seat in live.addressed()
        posting = turn_notice(live, news.seat, locale, picture) if asked else turn_over(live, locale)
        if await self._messages.edit(former.channel_id, former.message_id, posting) is not Edited.DONE:
            raise Undeliverable("the notice is gone")
        return Told(
            former.message_id, post(table, Purpose.TURN, former.channel_id, former.message_id, version, news.seat)
        )

    async def invitation(self, begun: Begun, table: Table, news: Invitation) -> Told:
        """You may sit down: told privately to those who want it so, else beside the card."""
        if table.status != "lobby" or table.channel_id is None or table.seat_of(news.user_id) is not None:
            raise Undeliverable("there is nothing to sit down at")
        choices = await self._people.choices(news.user_id)
        locale = await self._people.language(news.user_id, table.language)
        if choices.called_privately:
            try:
                channel_id = await self._messages.private_channel(news.user_id)
                text = _invitation(table, locale, thread_link(table) or channel_mention(table.channel_id))
                return Told(await self._messages.say(channel_id, text, nonce=begun.item.nonce))
            except discord.HTTPException as refused:
                await self._sending.refused(news.user_id, refused, instead=True)
        text = f"{mention(news.user_id)} {_invitation(table, table.language, channel_mention(table.channel_id))}"
        return Told(await self._messages.say(table.channel_id, text, nonce=begun.item.nonce, ping=(news.user_id,)))

    async def notice(self, begun: Begun, table: Table, news: Notice) -> Told:
        """What a person should know."""
        locale = await self._people.language(news.user_id, table.language)
        say = words(locale)
        args = said_of(news, say)
        try:
            channel_id = await self._messages.private_channel(news.user_id)
            silent = news.silent or await self._sending.rests(news.user_id)
            if news.key == ASKED:
                posting = await self._question(begun, table, news, locale, say(news.key, **args))
                return Told(await self._messages.send(channel_id, posting, nonce=begun.item.nonce, silent=silent))
            text, url = say(news.key, **args), None if table.private else board_link(table, begun.posts)
            if news.key == OFFERED:
                posting = seat_offer(table, Seat(int(args["seat"])), text, say, url)
                return Told(await self._messages.send(channel_id, posting, nonce=begun.item.nonce, silent=silent))
            told = Sheet().text(text).rows([to_board(url if table.status == "playing" else None, say)]).posting()
            return Told(await self._messages.send(channel_id, told, nonce=begun.item.nonce, silent=silent))
        except discord.HTTPException as refused:
            await self._sending.refused(news.user_id, refused)
            raise Undeliverable("takes no private messages") from refused

    async def _question(self, begun: Begun, table: Table, news: Notice, locale: str, heading: str) -> Posting:
        """What the table is asked still."""
        live = await self._sending.tables.live(table.id)
        if live.vote is None or int(live.vote.at) != news.args["at"]:
            raise Undeliverable("the question is settled")
        return question(live, live.vote, locale, heading, None if table.private else board_link(table, begun.posts))


def said_of(news: Notice, say: Words) -> dict[str, str | int]:
    """What a notice tells of, as it is written to its reader."""
    args = dict(news.args)
    if "game" in args:
        args["game"] = game_name(say, str(args["game"]).removesuffix("-name"))
    if "player" in args:
        args["player"] = escaped(str(args["player"]))
    if "purpose" in args:
        args["purpose"] = say(f"bot-channel-{args['purpose']}")
    return args


def _invitation(table: Table, locale: str, where: str) -> str:
    say = words(locale)
    return say("bot-said-invitation", host=mention(table.host), game=say(f"{table.game}-name"), where=where)
