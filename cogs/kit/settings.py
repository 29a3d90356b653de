"""What the host of a table can change, shown anew after each change."""

from bot.features.campaigns import CAMPAIGNS
from bot.features.campaigns.service import to_choose
from bot.features.campaigns.words import chooser
from bot.panel.messages.host_settings import host_settings
from bot.store.table.records import Table
from bot.tables.model import Person
from cogs.kit.answering import Answer


async def show_settings(answer: Answer, table: Table, person: Person, said: str = "") -> None:
    """What the host can change, with the campaigns to go on with where the game has any."""
    campaigns = await answer.interaction.client.tables.of(CAMPAIGNS).at(table.guild_id, person.id)
    further = chooser(table, to_choose(campaigns, person.id, table.game), person.locale)
    answer.table = table.id
    await answer.show(host_settings(table, person.locale, further, said))
