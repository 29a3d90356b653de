"""The private message that a person has before them at a table: one, and none that is out of date."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import discord
import msgspec
from msgspec.structs import replace

from bot.panel.kit.sheet import told
from bot.panel.messages.private_card import turn_over
from bot.store.connection import StoreError
from bot.store.engine.database import Store
from bot.store.fleet.shares import EVERYTHING, Share
from bot.store.identity import MessageId, TableId, UserId
from bot.store.people.private_cards import Key, keep_private_cards, private_cards
from bot.tables.live import Live
from games.core.seats import QuestionNumber, Seat
from texts import words

log = logging.getLogger(__name__)

UNTOLD = (discord.DiscordException, OSError)
"""Nobody waits for what becomes of a former message; the next look at the table finds it as it is."""
REMEMBERED = 500
SEEN_REMEMBERED = 2000
LASTS = 14 * 60
"""Seconds; after a quarter of an hour Discord lets nobody change what it showed to one person alone."""
KEPT_EVERY = 2.0
"""Seconds; what is new is kept for the time after a restart together."""

Question = tuple[QuestionNumber, bool, bool]


class Dialog(msgspec.Struct, frozen=True):
    """A message that one person alone sees, and by what Discord lets us change it."""

    user: UserId
    table: TableId
    message: MessageId
    token: str
    until: float
    locale: str
    seat: Seat | None = None
    question: Question | None = None
    """Of a card, which is about one's own question; what one reads, the log or the rules, is true as it stands."""
    whispers: int | None = None
    """How often the seat had whispered when it was shown."""


@dataclass(frozen=True)
class _Seen:
    interaction: discord.Interaction[Any]
    table: TableId
    locale: str
    until: float
    message: MessageId | None


_dialog = msgspec.json.Decoder(Dialog)


class PrivateCards:
    """In memory, and for as long as they can be changed also in the store."""

    def __init__(self, client: discord.Client, store: Store, now: Callable[[], float] = time.time) -> None:
        self._client = client
        self._store = store
        self._now = now
        self._dialogs: OrderedDict[tuple[UserId, TableId], Dialog] = OrderedDict()
        self._seen: OrderedDict[int, _Seen] = OrderedDict()
        """All that was shown to somebody at a table lately: it goes when the seat is not theirs any more."""
        self._seen_in: dict[MessageId, set[int]] = {}
        """Of these, what each message has shown."""
        self._stand_in: dict[MessageId, Key] = {}
        """Which dialog a message is."""
        self._answering: set[MessageId] = set()
        """What is about to show something else by itself."""
        self._changed: set[Key] = set()
        """What is not in the store yet as it stands."""
        self._stored: set[Key] = set()
        """What may stand in the store."""
        self._keeping: asyncio.Task[None] | None = None
        self._tidying: set[asyncio.Task[None]] = set()

    async def open(self, share: Share = EVERYTHING) -> None:
        """What an earlier process has shown at the tables of a share can still be changed for a while."""
        for kept in await self._store.read(lambda db: private_cards(db, self._now(), share)):
            with suppress(msgspec.DecodeError):
                dialog = _dialog.decode(kept)
                self._stored.add((dialog.user, dialog.table))
                if self._dialogs.setdefault((dialog.user, dialog.table), dialog) is dialog:
                    self._stand_in[dialog.message] = dialog.user, dialog.table

    async def close(self) -> None:
        """Keep what stands, for the next process."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait({self._keeping})
        await self.idle()
        await self._keep()

    async def idle(self) -> None:
        """Wait until all that is out of date says so."""
        while self._tidying:
            await asyncio.wait(set(self._tidying))

    @contextmanager
    def answering(self, message: MessageId | None) -> Iterator[None]:
        """Whoever clicks on a card is shown there what comes next."""
        if message is None or message in self._answering:
            yield
            return
        self._answering.add(message)
        try:
            yield
        finally:
            self._answering.discard(message)

    async def card(
        self, interaction: discord.Interaction, message: MessageId | None, live: Live, seat: Seat, locale: str
    ) -> None:
        """This person has a card at the table: what they had before goes, unless it is the very same message."""
        whispers = live.request(seat).whispers
        await self._shown(interaction, message, live.table.id, locale, seat, _question(live, seat), whispers)

    async def reading(
        self, interaction: discord.Interaction, message: MessageId | None, table: TableId, locale: str
    ) -> None:
        """This person reads something at the table, instead of what they had before."""
        await self._shown(interaction, message, table, locale)

    async def other(
        self, interaction: discord.Interaction, message: MessageId | None, table: TableId, locale: str
    ) -> None:
        """Whatever is shown beside that: what stands in the known message is as it was said to be."""
        known = self._dialogs.get((UserId(interaction.user.id), table))
        if known is None or known.message != message:
            await self._shown(interaction, message, table, locale)
        elif known.token != interaction.token:
            self._dialogs[known.user, table] = replace(known, token=interaction.token, until=self._now() + LASTS)
            self._keep_soon((known.user, table))

    async def tidy(self, live: Live) -> None:
        """The table has gone on or back: cards of questions that are settled say so and lose their controls."""
        for key, dialog in list(self._dialogs.items()):
            if dialog.table != live.table.id or dialog.message in self._answering or not _is_settled(dialog, live):
                continue
            self._drop(key)
            self._keep_soon(key)
            if self._changeable(dialog):
                posting = turn_over(live, dialog.locale)
                with suppress(*UNTOLD):
                    await self._hook(dialog).edit_message(dialog.message, view=posting.view, attachments=[])

    def saw(
        self, interaction: discord.Interaction[Any], message: MessageId | None, table: TableId, locale: str
    ) -> None:
        """Something of the table is shown to this person alone, in a message that may only be known later."""
        if interaction.guild_id is None:
            return
        now = self._now()
        self._seen[interaction.id] = _Seen(interaction, table, locale, now + LASTS, message)
        if message is not None:
            self._seen_in.setdefault(message, set()).add(interaction.id)
        while self._seen and (len(self._seen) > SEEN_REMEMBERED or next(iter(self._seen.values())).until < now):
            self._unsee(next(iter(self._seen)))

    async def left(self, table: TableId, user: UserId) -> None:
        """This person does not sit at the table any more: what it has shown them lately goes, as far as it can."""
        seen = [each for each in self._seen.values() if (each.table, each.interaction.user.id) == (table, user)]
        dialogs = [dialog for dialog in self._dialogs.values() if (dialog.table, dialog.user) == (table, user)]
        for each in seen:
            self._unsee(each.interaction.id)
        for dialog in dialogs:
            self._drop((dialog.user, dialog.table))
        self._keep_soon(*((dialog.user, dialog.table) for dialog in dialogs))
        # Where they have just given the seat up, the answer says so.
        answering = set(self._answering)
        seen = [each for each in seen if each.message not in answering]
        dialogs = [dialog for dialog in dialogs if dialog.message not in answering]
        for each in seen:
            if each.until > self._now():
                view = told(words(each.locale)("bot-said-seat-gone")).view
                with suppress(*UNTOLD):
                    await each.interaction.edit_original_response(content=None, view=view, attachments=[])
        known = {each.interaction.token for each in seen}
        for dialog in dialogs:
            if dialog.token not in known and self._changeable(dialog):
                view = told(words(dialog.locale)("bot-said-seat-gone")).view
                with suppress(*UNTOLD):
                    await self._hook(dialog).edit_message(dialog.message, view=view, attachments=[])

    async def forget(self, user: UserId) -> None:
        """Nothing is known any more of what this person was shown."""
        for shown in [number for number, each in self._seen.items() if each.interaction.user.id == user]:
            self._unsee(shown)
        for key in [key for key in self._dialogs if key[0] == user]:
            self._drop(key)
            self._changed.add(key)
        await self._keep()

    def stand_at(self, table: TableId) -> bool:
        """Whether anybody has a card of this table that is known here."""
        return any(dialog.table == table for dialog in self._dialogs.values())

    def tidy_soon(self, live: Live) -> None:
        """The same, and nobody waits for it."""
        if self.stand_at(live.table.id):
            task = asyncio.create_task(self.tidy(live), name="tidy private cards")
            self._tidying.add(task)
            task.add_done_callback(self._tidying.discard)

    async def _shown(
        self,
        interaction: discord.Interaction,
        message: MessageId | None,
        table: TableId,
        locale: str,
        seat: Seat | None = None,
        question: Question | None = None,
        whispers: int | None = None,
    ) -> None:
        if message is None:
            return
        until, user = self._now() + LASTS, UserId(interaction.user.id)
        dialog = Dialog(user, table, message, interaction.token, until, locale, seat, question, whispers)
        former = self._drop((user, table))
        gone = [key for key in [self._stand_in.get(message)] if key is not None]
        gone += [key for key, _ in zip(self._dialogs, range(len(self._dialogs) - REMEMBERED + 1), strict=False)]
        for key in gone:
            self._drop(key)
        self._dialogs[user, table], self._stand_in[message] = dialog, (user, table)
        self._keep_soon((user, table), *gone)
        if former is not None and former.message != message and self._changeable(former):
            for number in list(self._seen_in.get(former.message, ())):
                self._unsee(number)
            with suppress(*UNTOLD):
                await self._hook(former).delete_message(former.message)

    def _drop(self, key: Key) -> Dialog | None:
        """Nothing is known of this dialog any more."""
        dialog = self._dialogs.pop(key, None)
        if dialog is not None and self._stand_in.get(dialog.message) == key:
            del self._stand_in[dialog.message]
        return dialog

    def _unsee(self, number: int) -> None:
        """Nor of what this interaction has shown."""
        message = self._seen.pop(number).message
        if message is not None:
            self._seen_in[message].discard(number)
            if not self._seen_in[message]:
                del self._seen_in[message]

    def _changeable(self, dialog: Dialog) -> bool:
        return self._now() < dialog.until

    def _hook(self, dialog: Dialog) -> discord.Webhook:
        """What Discord shows to one person alone is changed by the token of its interaction."""
        assert self._client.application_id is not None
        return discord.Webhook.partial(self._client.application_id, dialog.token, client=self._client)

    def _keep_soon(self, *changed: Key) -> None:
        self._changed.update(changed)
        if self._keeping is None or self._keeping.done():
            self._keeping = asyncio.create_task(self._keep_after_a_while(), name="keep private cards")

    async def _keep_after_a_while(self) -> None:
        await asyncio.sleep(KEPT_EVERY)
        try:
            await self._keep()
        except StoreError:
            log.exception("could not keep which private cards stand")

    async def _keep(self) -> None:
        changed, self._changed = self._changed, set()
        standing = {key: dialog for key in changed if (dialog := self._dialogs.get(key)) is not None}
        kept = {key: (dialog.until, msgspec.json.encode(dialog).decode()) for key, dialog in standing.items()}
        gone = (changed - kept.keys()) & self._stored
        if not kept and not gone:
            return
        self._stored = (self._stored | kept.keys()) - gone
        try:
            await self._store.write(lambda db: keep_private_cards(db, kept, gone))
        except BaseException:
            self._changed |= changed
            self._stored |= gone
            raise


def _is_settled(dialog: Dialog, live: Live) -> bool:
    """Whether the card's question is another one now, or its seat has whispered."""
    if dialog.seat is None:
        return False
    whispered = dialog.whispers not in (None, live.request(dialog.seat).whispers)
    return whispered or _question(live, dialog.seat) != dialog.question


def _question(live: Live, seat: Seat) -> Question:
    """Which question a card is about, whether it is still to be answered, and whether the game goes on."""
    request = live.request(seat)
    return request.number, request.asked, live.playing
