"""Answers every control and window of ours by its id alone, so that they outlive a restart."""

import re
from typing import Any, Self

import discord
from discord import ui
from discord.ext import commands

from bot.client import Caravel
from bot.logs import interaction_logged
from bot.panel import ids
from cogs import looking, playing, seating
from cogs.answering import Answer, Interaction
from cogs.click import Click, Handler, typed_values
from cogs.errors import explain

ACTS: dict[str, Handler] = {**playing.ACTS, **looking.ACTS, **seating.ACTS}
BESIDE = frozenset({"board", "help", "why", "undo", "restart"}) | seating.ACTS.keys() - {"option", "seats"}
"""Acts whose answer never takes the place of the message that was clicked."""


class ControlItem(ui.DynamicItem[ui.Item[Any]], template=ids.TEMPLATE):
    """A button or list of ours."""

    def __init__(self, item: ui.Item[Any], control: ids.Control) -> None:
        super().__init__(item)
        self.control = control

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        control = ids.parse(match.string)
        assert control is not None, "the template matched"
        return cls(item, control)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        data: dict[str, Any] = dict(interaction.data or {})
        await clicked(interaction, self.control, tuple(data.get("values", ())), {}, sent=False)


class Windows(commands.Cog):
    """Hears of windows that were sent off, also of those that an earlier process had opened."""

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Somebody sent a window off."""
        if interaction.type is not discord.InteractionType.modal_submit:
            return
        data: dict[str, Any] = dict(interaction.data or {})
        control = ids.parse(data.get("custom_id", ""))
        if control is not None:
            await clicked(interaction, control, (), typed_values(data.get("components", ())), sent=True)


async def clicked(
    interaction: Interaction, control: ids.Control, values: tuple[str, ...], typed: dict[str, str], *, sent: bool
) -> None:
    """Do what the control says; whatever goes wrong is explained to the person."""
    answer = Answer(interaction, in_place=control.act not in BESIDE and _is_private(interaction))
    with interaction_logged():
        try:
            handler = ACTS.get(control.act, playing.outdated)
            person = await interaction.client.people.person(interaction)
            await handler(Click(answer, control, person, values, typed, sent))
        except Exception as error:
            await explain(answer, error, interaction.client.tables.peek(control.table))


def _is_private(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and (message.flags.ephemeral or interaction.guild_id is None)


async def setup(client: Caravel) -> None:
    """Every control of ours is answered here."""
    client.add_dynamic_items(ControlItem)
    await client.add_cog(Windows())
