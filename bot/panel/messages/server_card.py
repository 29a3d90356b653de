"""`/server` as a card: for what this server can give Caravel a channel, and a list for each to choose it from."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import discord
from discord import ChannelType, ui

from bot.panel.kit import ids
from bot.panel.kit.labels import PLACEHOLDER_ROOM, cut
from bot.panel.kit.links import channel_mention
from bot.panel.kit.permissions import permission_name
from bot.panel.kit.posting import Posting
from bot.panel.kit.sheet import Sheet
from bot.panel.kit.widgets import dropdown
from bot.store.identity import ChannelId, TableId
from texts import LOCALES, Words, words

SERVER, LANGUAGE = "server", "language"
OF_NO_TABLE = TableId(0)


class Chosen(NamedTuple):
    """A channel that a server has chosen, and what Caravel lacks there."""

    channel_id: ChannelId
    language: str
    missing: Sequence[str] = ()


def server_card(purposes: Sequence[str], chosen: Mapping[str, Chosen], locale: str, said: str = "") -> Posting:
    """A line and a list for each purpose; once anything is chosen, the language in which all of it is told."""
    say = words(locale)
    sheet = Sheet().text(f"### {say('bot-server-title')}").text(said)
    for purpose in purposes:
        now = chosen.get(purpose)
        sheet.text(f"**{say(f'bot-channel-{purpose}')}**: {_where(now, say)}\n-# {say(f'bot-channel-{purpose}-what')}")
        sheet.rows([[_channels(purpose, now, say)]])
    if chosen:
        sheet.rows([[_languages(next(iter(chosen.values())).language, say)]])
    return sheet.posting()


def _where(now: Chosen | None, say: Words) -> str:
    if now is None:
        return say("bot-server-off")
    channel = channel_mention(now.channel_id)
    if not now.missing:
        return channel
    names = say("core-list-separator").join(permission_name(say, name) for name in now.missing)
    return f"⚠ {say('bot-access-missing', channel=channel, permissions=names, count=len(now.missing))}"


def _channels(purpose: str, now: Chosen | None, say: Words) -> ui.ChannelSelect[Any]:
    """Nothing chosen is off."""
    there = [] if now is None else [discord.SelectDefaultValue.from_channel(discord.Object(now.channel_id))]
    return ui.ChannelSelect(
        custom_id=ids.Control(OF_NO_TABLE, SERVER, args=(purpose,)).id(),
        placeholder=cut(say("bot-server-choose", purpose=say(f"bot-channel-{purpose}")), PLACEHOLDER_ROOM),
        channel_types=[ChannelType.text, ChannelType.news],
        min_values=0,
        max_values=1,
        default_values=there,
    )


def _languages(now: str, say: Words) -> ui.Select[Any]:
    choices = [(say("bot-server-language", language=say(f"bot-setting-language-{each}")), each) for each in LOCALES]
    at = ids.Control(OF_NO_TABLE, SERVER, args=(LANGUAGE,)).id()
    return dropdown(say("bot-server-language", language=say(f"bot-setting-language-{now}")), at, choices, ticked=[now])
