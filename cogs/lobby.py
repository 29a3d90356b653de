"""Opening a table."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Caravel
from bot.panel.messages.lobby_card import host_settings
from bot.store.identity import ChannelId, GuildId
from bot.tables import Refused
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.hosting import channel_for_tables
from cogs.kit.naming import GAME_CHOICES, described, named, titled
from games.registry import GAMES, game
from texts import LOCALES

MOST_SEATS = 10
LANGUAGE_CHOICES = [Choice(name=described(f"bot-language-{locale}"), value=locale) for locale in LOCALES]


class LobbyCommands(commands.Cog):
    """`/play`."""

    @app_commands.command(**titled("play"))
    @app_commands.rename(
        key=named("game", "bot-param-game"),
        seats=named("seats", "bot-param-seats"),
        language=named("language", "bot-param-language"),
        invitation=named("invitation-only", "bot-param-invitation"),
    )
    @app_commands.describe(
        key=described("bot-play-game"),
        seats=described("bot-play-seats"),
        language=described("bot-play-language"),
        invitation=described("bot-play-invitation"),
    )
    @app_commands.choices(key=GAME_CHOICES, language=LANGUAGE_CHOICES)
    @app_commands.guild_only()
    async def play(
        self,
        interaction: Interaction,
        key: str,
        seats: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        language: str | None = None,
        invitation: bool = False,
    ) -> None:
        """Open a table; its card is posted here, and its host gets the settings."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        channel = await channel_for_tables(answer, person.locale)
        if channel is None:
            return
        if key not in GAMES:
            raise Refused("unknown-game")
        if language not in (None, *LOCALES):
            raise Refused("unknown-language")
        table = await answer.change(
            client.tables.lobby.open(
                person,
                game_key=key,
                options={},
                seat_count=seats or max(game(key).seat_counts),
                language=language or person.locale,
                open_to_all=not invitation,
                invited=(),
                guild_id=GuildId(channel.guild.id),
                channel_id=ChannelId(channel.id),
                interaction=interaction.id,
            )
        )
        await answer.show(host_settings(table, person.locale))


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(LobbyCommands())
