"""Campaigns by name: those of this place, as files and back."""

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.features.campaigns import CAMPAIGNS
from bot.features.campaigns.archive_files import LARGEST
from bot.features.campaigns.enlisting import NAME_ROOM
from bot.features.campaigns.words import CHOICES, campaigns_list, exported, to_go_on
from bot.panel.kit.sheet import told
from bot.panel.kit.wording import escaped
from bot.store.identity import UserId
from bot.tables.model import Refused
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.hosting import home_of
from cogs.kit.naming import described, named, titled
from texts import words

TYPED_ROOM = 2 * NAME_ROOM
WHICH = {"campaign": named("campaign", "bot-param-campaign")}


class CampaignCommands(commands.GroupCog, **titled("campaigns")):
    """`/campaigns list`, `export`, `import`, `rename` and `forget`."""

    @app_commands.command(**titled("list"))
    async def listing(self, interaction: Interaction) -> None:
        """Who plays which, how far they are, and when they played last."""
        client, user = interaction.client, UserId(interaction.user.id)
        locale = (await client.people.person(interaction)).locale
        found = await client.tables.of(CAMPAIGNS).at(home_of(interaction), user)
        await answer_to(interaction).show(campaigns_list(found, user, locale))

    @app_commands.command(**titled("export"))
    @app_commands.rename(**WHICH)
    @app_commands.describe(campaign=described("bot-campaigns-which"))
    async def export(self, interaction: Interaction, campaign: app_commands.Range[str, 1, TYPED_ROOM]) -> None:
        """A campaign's archive as a file, its story sealed."""
        client = interaction.client
        person = await client.people.person(interaction)
        found, file = await client.tables.of(CAMPAIGNS).export(home_of(interaction), person, campaign)
        await answer_to(interaction).show(exported(found, file, person.locale))

    @app_commands.command(**titled("import"))
    @app_commands.rename(file=named("file", "bot-param-file"), name=named("name", "bot-param-name"))
    @app_commands.describe(file=described("bot-campaigns-file"), name=described("bot-campaigns-as"))
    async def bring_in(
        self,
        interaction: Interaction,
        file: discord.Attachment,
        name: app_commands.Range[str, 1, TYPED_ROOM] | None = None,
    ) -> None:
        """Go on with a campaign that was played elsewhere."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        if file.size > LARGEST:
            raise Refused("file-too-large", most=LARGEST // 1024)
        data = await file.read()
        bringing = client.tables.of(CAMPAIGNS).bring_in(home_of(interaction), person, data, name)
        found = await answer.change(bringing)
        said = words(person.locale)("bot-campaigns-imported", name=escaped(found.name), count=found.finished)
        await answer.show(told(said))

    @app_commands.command(**titled("rename"))
    @app_commands.rename(**WHICH, name=named("name", "bot-param-name"))
    @app_commands.describe(campaign=described("bot-campaigns-which"), name=described("bot-campaigns-new-name"))
    async def rename(
        self,
        interaction: Interaction,
        campaign: app_commands.Range[str, 1, TYPED_ROOM],
        name: app_commands.Range[str, 1, TYPED_ROOM],
    ) -> None:
        """Call a campaign otherwise."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        renaming = client.tables.of(CAMPAIGNS).rename(home_of(interaction), person, campaign, name)
        found = await answer.change(renaming)
        await answer.show(told(words(person.locale)("bot-campaigns-renamed", name=escaped(found.name))))

    @app_commands.command(**titled("forget"))
    @app_commands.rename(**WHICH)
    @app_commands.describe(campaign=described("bot-campaigns-which"))
    async def forget(self, interaction: Interaction, campaign: app_commands.Range[str, 1, TYPED_ROOM]) -> None:
        """Belong to a campaign no more."""
        client, answer = interaction.client, answer_to(interaction)
        person = await client.people.person(interaction)
        found = await answer.change(client.tables.of(CAMPAIGNS).leave(home_of(interaction), person, campaign))
        await answer.show(told(words(person.locale)("bot-campaigns-left", name=escaped(found.name))))

    @export.autocomplete("campaign")
    @rename.autocomplete("campaign")
    @forget.autocomplete("campaign")
    async def mine(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        """One's own campaigns of this place whose names fit."""
        user = UserId(interaction.user.id)
        locale = interaction.client.people.language_now(user, str(interaction.locale))
        here = await interaction.client.tables.of(CAMPAIGNS).at_hand(home_of(interaction), user)
        fitting = [each for each in here if user in each.people and typed.casefold() in each.name.casefold()]
        return [Choice(name=to_go_on(each, locale), value=each.name) for each in fitting[:CHOICES]]


async def setup(client: Caravel) -> None:
    """Add the commands."""
    await client.add_cog(CampaignCommands())
