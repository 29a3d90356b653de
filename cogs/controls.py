"""Answers every control and window of ours by its id alone, so that they outlive a restart."""

from typing import Any

import discord
from discord.ext import commands

from bot.client import Caravel
from bot.host.logs import interaction_logged
from bot.panel.kit import ids
from cogs.clicks import board_and_log, help_and_why, lobby_card, questions, undo_and_votes
from cogs.clicks.click import Click, Handler, typed_values
from cogs.kit.answering import Answer, Interaction
from cogs.kit.explaining import explain

ACTS: dict[str, Handler] = {
    **questions.ACTS,
    **undo_and_votes.ACTS,
    **board_and_log.ACTS,
    **help_and_why.ACTS,
    **lobby_card.ACTS,
}
BESIDE = frozenset({"board", "why"}) | lobby_card.ACTS.keys() - {"option", "seats"}
"""Acts whose answer never takes the place of the message that was clicked."""


class Controls(commands.Cog):
    """Hears of every click and every window, also of controls that an earlier process had posted.

    discord.py's own dynamic items drop a click on a control that its message has lost meanwhile; here such a stale
    click has to be answered, too.
    """

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Somebody clicked, chose, or sent a window off."""
        data: dict[str, Any] = dict(interaction.data or {})
        control = ids.parse(str(data.get("custom_id", "")))
        if control is None:
            return
        if interaction.type is discord.InteractionType.component:
            await clicked(interaction, control, tuple(data.get("values", ())), {}, sent=False)
        elif interaction.type is discord.InteractionType.modal_submit:
            await clicked(interaction, control, (), typed_values(data.get("components", ())), sent=True)


async def clicked(
    interaction: Interaction, control: ids.Control, values: tuple[str, ...], typed: dict[str, str], *, sent: bool
) -> None:
    """Do what the control says; whatever goes wrong is explained to the person."""
    answer = Answer(interaction, in_place=control.act not in BESIDE and _is_private(interaction))
    with interaction_logged():
        try:
            handler = ACTS.get(control.act, questions.outdated)
            person = await interaction.client.people.person(interaction)
            await handler(Click(answer, control, person, values, typed, sent))
        except Exception as error:
            await explain(answer, error, interaction.client.tables.peek(control.table))


def _is_private(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def setup(client: Caravel) -> None:
    """Every control of ours is answered here."""
    await client.add_cog(Controls())
