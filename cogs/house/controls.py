"""Answers every control and window of ours by its id alone, so that they outlive a restart."""

from collections.abc import Iterable
from types import ModuleType
from typing import Any

import discord
from discord.ext import commands

from bot.client.caravel import Caravel
from bot.host.logs import interaction_logged
from bot.panel.kit import ids
from bot.store.identity import MessageId, UserId
from bot.tables.model import Late, Refused
from cogs import all_cogs
from cogs.kit.acts import Act, Acts, Click, act_of, typed_values
from cogs.kit.answering import Interaction, answer_to, finish
from cogs.kit.explaining import explain
from cogs.kit.reach import must_be_in_reach


def acts_of(cogs: Iterable[ModuleType]) -> Acts:
    """What the controls of all cogs do; no two of them do something else by the same name."""
    acts: dict[str, Act] = {}
    for cog in cogs:
        own: Acts = vars(cog).get("ACTS", {})
        if twice := acts.keys() & own.keys():
            raise ValueError(f"{cog.__name__} answers {', '.join(sorted(twice))}, which another cog answers already.")
        acts |= own
    return acts


async def _outdated(click: Click) -> None:
    """A control of an earlier Caravel."""
    raise Late


UNKNOWN = Act(_outdated)


class Controls(commands.Cog):
    """Hears of every click and every window, also of controls that an earlier process had posted.

    discord.py's own dynamic items drop a click on a control that its message has lost meanwhile; here such a stale
    click has to be answered, too.
    """

    def __init__(self, acts: Acts) -> None:
        self._acts = acts

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Somebody clicked, chose, or sent a window off."""
        data: dict[str, Any] = dict(interaction.data or {})
        if interaction.type is discord.InteractionType.component:
            values = tuple(value for value in data.get("values") or () if isinstance(value, str))
            await self.clicked(interaction, str(data.get("custom_id", "")), values, {}, sent=False)
        elif interaction.type is discord.InteractionType.modal_submit:
            typed = typed_values(data.get("components", ()))
            await self.clicked(interaction, str(data.get("custom_id", "")), (), typed, sent=True)

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: Interaction, _: object) -> None:
        """What a command has shown of a table takes the place of what this person had before them there."""
        client, answer = interaction.client, answer_to(interaction)
        if answer.shown and answer.table is not None and not answer.noted:
            locale = client.people.language_now(UserId(interaction.user.id), str(interaction.locale))
            await client.cards.other(interaction, answer.vanishing_id, answer.table, locale)

    async def clicked(
        self, interaction: Interaction, custom_id: str, values: tuple[str, ...], typed: dict[str, str], *, sent: bool
    ) -> None:
        """Do what the control says; whatever goes wrong is explained to the person."""
        control = ids.parse(custom_id)
        act = UNKNOWN if control is None else self._acts.get(act_of(control), UNKNOWN)
        beside = control is None or act.beside or (act.leafed and not _vanishes(interaction))
        answer = answer_to(interaction, in_place=not beside and _is_private(interaction))
        client = interaction.client
        message = interaction.message if answer.in_place else None
        with interaction_logged(), client.cards.answering(None if message is None else MessageId(message.id)):
            try:
                if control is None:
                    raise Refused("unknown-control")
                if not act.of_oneself:
                    await must_be_in_reach(interaction, control.table, shows=act.shows, comes=act.comes)
                person = await client.people.person(interaction)
                await act.do(Click(answer, control, person, values, typed, sent))
                if answer.shown:
                    client.cards.saw(interaction, answer.message_id, control.table, person.locale)
                if answer.shown and not (answer.noted or act.of_oneself):
                    await client.cards.other(interaction, answer.vanishing_id, control.table, person.locale)
                client.lookout.passed_by([control.table])
            except Exception as error:
                await explain(answer, error, None if control is None else client.tables.peek(control.table))
            finally:
                what = "unknown" if control is None else act_of(control)
                finish(answer, "window" if sent else "click", what, None if control is None else control.table)
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
    await client.add_cog(Controls(acts_of(all_cogs())))
