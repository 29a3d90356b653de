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
from bot.store.identity import MessageId
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
from cogs.kit.reach import must_be_in_reach

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
            if control.act not in OF_ONESELF:
                await must_be_in_reach(interaction, control.table, shows=control.act in SHOWING)
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


def _is_private(interaction: Interaction) -> bool:
    return _vanishes(interaction) or (interaction.message is not None and interaction.guild_id is None)


def _vanishes(interaction: Interaction) -> bool:
    message = interaction.message
    return message is not None and message.flags.ephemeral


async def setup(client: Caravel) -> None:
    """Every control of ours is answered here."""
    await client.add_cog(Controls())
