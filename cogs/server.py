"""For those who manage a server: in which of its channels Caravel tells what."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.client.features import FEATURES
from bot.panel.kit.permissions import complaint, lacking_to_show
from bot.panel.messages.server_card import LANGUAGE, SERVER, Chosen, server_card
from bot.store.identity import ChannelId, GuildId
from bot.tables.model import Refused
from cogs.kit.acts import Act, Acts, Click
from cogs.kit.answering import Answer, Interaction, answer_to
from cogs.kit.naming import titled
from cogs.kit.offered import on_servers_alone
from texts import LOCALES, words

PURPOSES = tuple(purpose.name for feature in FEATURES for purpose in feature.purposes)


class ServerCommands(commands.Cog):
    """`/server`."""

    @app_commands.command(**titled("server"))
    @on_servers_alone
    @app_commands.default_permissions(manage_guild=True)
    async def server(self, interaction: Interaction) -> None:
        """In which channels of this server I tell what; nothing until it is chosen."""
        guild = _managed(interaction)
        locale = (await interaction.client.people.person(interaction)).locale
        await _show(answer_to(interaction), guild, locale)


async def choose(click: Click) -> None:
    """Another channel for a purpose, or none; or another language for all of them."""
    guild, servers = _managed(click.answer.interaction), click.answer.interaction.client.servers
    what, value = "".join(click.control.args), "".join(click.values)
    if what == LANGUAGE and value in LOCALES:
        await click.answer.change(servers.speak(GuildId(guild.id), value))
    elif what in PURPOSES:
        channel = _meant(guild, click, value)
        said = "" if channel is None else _lacking(channel, click.person.locale)
        if said:
            await _show(click.answer, guild, click.person.locale, said)
            return
        channel_id = None if channel is None else ChannelId(channel.id)
        await click.answer.change(servers.choose(GuildId(guild.id), what, channel_id, click.person))
    else:
        raise Refused("unknown-control")
    await _show(click.answer, guild, click.person.locale)


def _managed(interaction: Interaction) -> discord.Guild:
    """The server that this person may manage."""
    guild = interaction.guild
    if guild is None or not interaction.permissions.manage_guild:
        raise Refused("not-your-server")
    return guild


def _meant(guild: discord.Guild, click: Click, value: str) -> discord.TextChannel | None:
    """The channel of this server that they have chosen, and see themselves."""
    if not value:
        return None
    channel = guild.get_channel(int(value)) if value.isdecimal() else None
    user = click.answer.interaction.user
    if not isinstance(channel, discord.TextChannel) or not isinstance(user, discord.Member):
        raise Refused("not-a-channel")
    if not channel.permissions_for(user).view_channel:
        raise Refused("not-a-channel")
    return channel


def _lacking(channel: discord.TextChannel, locale: str) -> str:
    """What keeps Caravel from telling anything there."""
    missing = lacking_to_show(channel.permissions_for(channel.guild.me))
    return complaint(words(locale), missing, ChannelId(channel.id)) if missing else ""


async def _show(answer: Answer, guild: discord.Guild, locale: str, said: str = "") -> None:
    channels = await answer.interaction.client.servers.channels(GuildId(guild.id))
    chosen = {}
    for purpose, each in channels.items():
        channel = guild.get_channel(each.channel_id)
        missing = () if channel is None else lacking_to_show(channel.permissions_for(guild.me))
        chosen[purpose] = Chosen(each.channel_id, each.language, missing)
    await answer.show(server_card(PURPOSES, chosen, locale, said))


ACTS: Acts = {SERVER: Act(choose, of_oneself=True)}


async def setup(client: Caravel) -> None:
    """Add the command."""
    await client.add_cog(ServerCommands())
