"""Answers every control and window of ours by its id alone, so that they outlive a restart."""

from typing import Any

import discord
from discord.ext import commands

from bot.client import Caravel
from bot.host.logs import interaction_logged
from bot.panel.kit import ids
from bot.panel.messages.beside import ONWARD
from bot.panel.messages.my_order import FIRST
from bot.panel.messages.snooze import SNOOZE
from bot.publisher.presence import may_see
from bot.store import Table
from bot.store.identity import ChannelId, MessageId, UserId
from bot.tables import Refused
from cogs.clicks import (
    advice,
    board_and_log,
    coming_back,
    damaged,
    help_and_why,
    history,
    lobby_card,
    planning,
    questions,
    seats,
    snooze,
    undo_and_votes,
    watching,
)
from cogs.clicks.click import Click, Handler, typed_values
from cogs.kit.answering import Interaction, answer_to
from cogs.kit.explaining import explain
from cogs.kit.which_table import may_see as sees_channel

ACTS: dict[str, Handler] = {
    **questions.ACTS,
    **undo_and_votes.ACTS,
    **board_and_log.ACTS,
    **advice.ACTS,
    **help_and_why.ACTS,
    **history.ACTS,
    **lobby_card.ACTS,
    **planning.ACTS,
    **seats.ACTS,
    **snooze.ACTS,
    **watching.ACTS,
    **coming_back.ACTS,
    **damaged.ACTS,
}
BESIDE = (
    frozenset({"board", "why", "snooze", "film", "note", "first"})
    | lobby_card.ACTS.keys() - {"option", "seats", "campaign"}
    | seats.ACTS.keys()
    | damaged.ACTS.keys()
)
"""Acts whose answer never takes the place of the message that was clicked."""
SHOWING = board_and_log.ACTS.keys() | history.ACTS.keys() | {"follow", "follows", "help"}
"""Acts that show a table to whoever is there, seated or not."""
OF_ONESELF = frozenset({SNOOZE, ONWARD, FIRST})
"""Acts that change nothing but what one is told oneself, whichever table their control names."""
PAGES = frozenset({"log", "step", "help", "follow", "plan"})
"""Acts whose answer has a place of its own, and is leafed through there."""


class Controls(commands.Cog):
    """Hears of every click and every window, also of controls that an earlier process had posted.

    discord.py's own dynamic items drop a click on a control that its message has lost meanwhile; here such a stale
    click has to be answered, too.
    """

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Somebody clicked, chose, or sent a window off."""
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component:
            values = tuple(value for value in data.get("values") or () if isinstance(value, str))
            await clicked(interaction, str(data.get("custom_id", "")), values, {}, sent=False)
        elif interaction.type is discord.InteractionType.modal_submit:
            typed = typed_values(data.get("components", ()))
            await clicked(interaction, str(data.get("custom_id", "")), (), typed, sent=True)


async def clicked(
    interaction: Interaction, custom_id: str, values: tuple[str, ...], typed: dict[str, str], *, sent: bool
) -> None:
    """Do what the control says; whatever goes wrong is explained to the person."""
    control = ids.parse(custom_id)
    beside = control is None or control.act in BESIDE or (control.act in PAGES and not _vanishes(interaction))
    answer = answer_to(interaction, in_place=not beside and _is_private(interaction))
    client = interaction.client
    message = interaction.message if answer.in_place else None
    with interaction_logged(), client.cards.answering(None if message is None else MessageId(message.id)):
        try:
            if control is None:
                raise Refused("unknown-control")
            await _must_be_in_reach(interaction, control)
            handler = planning.plan_on if control.coming else ACTS.get(control.act, questions.outdated)
            person = await client.people.person(interaction)
            await handler(Click(answer, control, person, values, typed, sent))
            if answer.shown:
                client.cards.saw(interaction, control.table, person.locale)
            client.lookout.passed_by([control.table])
        except Exception as error:
            await explain(answer, error, None if control is None else client.tables.peek(control.table))
        finally:
            answer.done()
    live = None if control is None else client.tables.peek(control.table)
    if live is not None:
        client.cards.tidy_soon(live)


async def _must_be_in_reach(interaction: Interaction, control: ids.Control) -> None:
    """A table's controls do nothing in another server, and show nothing to who does not see the table, or any more."""
    client, table_id, user = interaction.client, control.table, UserId(interaction.user.id)
    if control.act in OF_ONESELF or (interaction.guild_id is None and control.act not in SHOWING):
        return
    live = client.tables.peek(table_id)
    table = await client.tables.table(table_id) if live is None else live.table
    if interaction.guild_id is not None and table.guild_id not in (None, interaction.guild_id):
        raise Refused("another-server")
    seen = _sees(interaction, table) if interaction.guild_id is not None else may_see(client, table, user)
    if not await seen:
        raise Refused("no-such-table")


async def _sees(interaction: Interaction, table: Table) -> bool:
    """Whether this person has the table before them in a server, or what shows it here to whoever comes by."""
    here = ChannelId(interaction.channel_id or 0)
    if table.private or table.seat_of(UserId(interaction.user.id)) is not None:
        return table.seat_of(UserId(interaction.user.id)) is not None
    if here in (table.thread_id, table.channel_id) or sees_channel(interaction, table.channel_id):
        return True
    return any(panel.table_id == table.id for panel in await interaction.client.tables.watching.shown_in(here))


def _is_private(interaction: Interaction) -> bool:
    return _vanishes(interaction) or (interaction.message is not None and interaction.guild_id is None)


def _vanishes(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def setup(client: Caravel) -> None:
    """Every control of ours is answered here."""
    await client.add_cog(Controls())
