"""Opening a table."""

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client import Caravel
from bot.store.identity import UserId
from bot.tables import Refused
from cogs.campaigns import TYPED_ROOM, home_of, to_go_on_with
from cogs.clicks.lobby_card import show_settings
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.hosting import place_for_tables
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
        campaign=named("campaign", "bot-param-campaign"),
    )
    @app_commands.describe(
        key=described("bot-play-game"),
        seats=described("bot-play-seats"),
        language=described("bot-play-language"),
        invitation=described("bot-play-invitation"),
        campaign=described("bot-play-campaign"),
    )
    @app_commands.choices(key=GAME_CHOICES, language=LANGUAGE_CHOICES)
    async def play(
        self,
        interaction: Interaction,
        key: str,
        seats: app_commands.Range[int, 1, MOST_SEATS] | None = None,
        language: str | None = None,
        invitation: bool = False,
        campaign: app_commands.Range[str, 1, TYPED_ROOM] | None = None,
    ) -> None:
        """Open a table; its card is posted here, and its host gets the settings."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        place = await place_for_tables(answer, person.locale)
        if place is None:
            return
        if key not in GAMES:
            raise Refused("unknown-game")
        if language not in (None, *LOCALES):
            raise Refused("unknown-language")
        meant = None
        if campaign is not None:
            meant = await client.tables.campaigns.meant(
                key, home_of(interaction), UserId(interaction.user.id), campaign
            )
        last = await client.tables.campaigns.last_people(meant)
        table = await answer.change(
            client.tables.lobby.open(
                person,
                game_key=key,
                options={},
                seat_count=seats or len(last) or (min if place.private else max)(game(key).seat_counts),
                language=language or person.locale,
                open_to_all=not invitation,
                invited=[user for user in last if user != person.id],
                guild_id=place.guild_id,
                channel_id=place.channel_id,
                interaction=interaction.id,
                campaign=meant,
            )
        )
        await show_settings(answer, table, person)

    @play.autocomplete("campaign")
    async def campaigns(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """Those that one can go on with, and what is typed as the name of a new one."""
        return to_go_on_with(interaction, interaction.namespace.game, typed)


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(LobbyCommands())
