"""The private cards that people have before them: one each at a table, and none that is out of date."""

import contextlib
from asyncio import get_running_loop
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import discord

from bot.panel.kit.sheet import told
from bot.panel.messages.private_card import turn_over
from bot.tables import Live
from games.core.seats import QuestionNumber, Seat
from texts import words

REMEMBERED = 500
SEEN_REMEMBERED = 2000
LASTS = 14 * 60
"""Seconds; after a quarter of an hour Discord lets nobody change what it showed to one person alone."""


@dataclass(frozen=True)
class _Card:
    interaction: discord.Interaction[Any]
    seat: Seat
    question: tuple[QuestionNumber, bool]
    locale: str
    until: float

    @property
    def changeable(self) -> bool:
        return get_running_loop().time() < self.until


@dataclass(frozen=True)
class _Seen:
    interaction: discord.Interaction[Any]
    table_id: int
    locale: str
    until: float


class PrivateCards:
    """Only in memory: what is lost with it says that it is old when it is clicked."""

    def __init__(self) -> None:
        self._cards: OrderedDict[tuple[int, int], _Card] = OrderedDict()
        self._seen: OrderedDict[int, _Seen] = OrderedDict()
        """All that was shown to somebody at a table lately: it goes when the seat is not theirs any more."""

    async def shown(
        self, interaction: discord.Interaction[Any], live: Live, seat: Seat, locale: str, *, in_place: bool
    ) -> None:
        """This person has a new card at the table: the one before it goes, unless it is the very same message."""
        if interaction.guild_id is None:
            return
        until = get_running_loop().time() + LASTS
        card = _Card(interaction, seat, _question(live, seat), locale, until)
        key = (interaction.user.id, live.table.id)
        former = self._cards.pop(key, None)
        self._cards[key] = card
        while len(self._cards) > REMEMBERED:
            self._cards.popitem(last=False)
        if former is not None and not in_place and former.changeable:
            with contextlib.suppress(discord.HTTPException):
                await former.interaction.delete_original_response()

    def saw(self, interaction: discord.Interaction[Any], table_id: int, locale: str) -> None:
        """Something of the table is shown to this person alone."""
        if interaction.guild_id is None:
            return
        now = get_running_loop().time()
        self._seen[interaction.id] = _Seen(interaction, table_id, locale, now + LASTS)
        while self._seen and (len(self._seen) > SEEN_REMEMBERED or next(iter(self._seen.values())).until < now):
            self._seen.popitem(last=False)

    async def left(self, table_id: int, user_id: int) -> None:
        """This person does not sit at the table any more: what it has shown them lately goes, as far as it can."""
        self._cards.pop((user_id, table_id), None)
        for key, seen in list(self._seen.items()):
            if (seen.table_id, seen.interaction.user.id) != (table_id, user_id):
                continue
            del self._seen[key]
            if seen.until > get_running_loop().time():
                posting = told(words(seen.locale)("bot-said-seat-gone"))
                with contextlib.suppress(discord.HTTPException):
                    await seen.interaction.edit_original_response(content=None, view=posting.view, attachments=[])

    async def tidy(self, live: Live) -> None:
        """The table has gone on or back: cards of questions that are settled say so and lose their controls."""
        for key, card in list(self._cards.items()):
            if key[1] != live.table.id or (live.playing and _question(live, card.seat) == card.question):
                continue
            self._cards.pop(key, None)
            if card.changeable:
                posting = turn_over(live, card.locale)
                with contextlib.suppress(discord.HTTPException):
                    await card.interaction.edit_original_response(view=posting.view, attachments=[])


def _question(live: Live, seat: Seat) -> tuple[QuestionNumber, bool]:
    """Which question a card is about, and whether it is still to be answered."""
    request = live.request(seat)
    return request.number, request.asked
