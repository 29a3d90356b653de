"""Which campaign is meant: those of a place, and a new one by what is typed."""

from discord.app_commands import Choice

from bot.panel.lines.campaigns import to_go_on
from bot.store.identity import GuildId, UserId
from bot.store.table.campaigns import Campaign
from bot.tables.lobby.campaigns import to_choose
from bot.tables.lobby.enlisting import NAME_ROOM
from cogs.kit.answering import Interaction
from texts import words

TYPED_ROOM = 2 * NAME_ROOM

CHOICES = 25


def home_of(interaction: Interaction) -> GuildId | None:
    """Where the campaigns that are meant here are at home."""
    return None if interaction.guild_id is None else GuildId(interaction.guild_id)


def to_go_on_with(interaction: Interaction, game_key: str | None, typed: str) -> list[Choice[str]]:
    """The campaigns that this person can go on with, and what is typed as the name of a new one."""
    user = UserId(interaction.user.id)
    here = interaction.client.tables.campaigns.at_hand(home_of(interaction), user)
    mine = to_choose(here, user, game_key)
    fitting = [each for each in mine if typed.casefold() in each.name.casefold()]
    choices = [campaign_choice(interaction, each) for each in fitting[: CHOICES - 1]]
    name = typed.strip()[:NAME_ROOM]
    if name and all(name.casefold() != each.name.casefold() for each in mine):
        choices.append(Choice(name=words(_locale(interaction))("bot-campaign-begin", name=name), value=name))
    return choices


def campaign_choice(interaction: Interaction, campaign: Campaign) -> Choice[str]:
    """A campaign as a choice."""
    return Choice(name=to_go_on(campaign, _locale(interaction)), value=campaign.name)


def _locale(interaction: Interaction) -> str:
    return interaction.client.people.language_now(UserId(interaction.user.id), str(interaction.locale))
