"""The tree of commands, and how Discord is told of it."""

import hashlib
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands

from bot.host.logs import log_interaction
from bot.store.facts import recall_fact, remember_fact
from games.core.proof import NotWhole

if TYPE_CHECKING:
    from bot.client.caravel import Caravel

log = logging.getLogger(__name__)

COMMANDS_FACT = "commands"

Payload = list[dict[str, Any]]
"""The commands as Discord reads them, in all languages."""


class Interpreter(app_commands.Translator):
    """Reads the texts, and keeps in mind what they lack."""

    def __init__(self) -> None:
        self.lacks: dict[str, None] = {}
        """Sentences, each once, in their order."""


class Commands(app_commands.CommandTree["Caravel"]):
    """The tree of commands; before a command begins, somebody may begin to watch the clock for it."""

    begin: Callable[[discord.Interaction["Caravel"]], object] = staticmethod(lambda _: None)

    async def interaction_check(self, interaction: discord.Interaction["Caravel"]) -> bool:
        """Everybody may use every command; those that suggest something answer at once or not at all."""
        log_interaction()  # Each command is a task of its own.
        if interaction.type is discord.InteractionType.application_command:
            self.begin(interaction)
        return True

    async def payload(self, guild: discord.Object | None = None) -> Payload:
        """What Discord is told; discord.py's `sync` would make it anew, and to translate it all takes longest."""
        commands = self.get_commands(guild=guild)
        if self.translator is None:
            return [command.to_dict(self) for command in commands]
        payload = [await command.get_translated_payload(self, self.translator) for command in commands]
        if isinstance(self.translator, Interpreter) and self.translator.lacks:
            raise NotWhole("\n".join(["The commands are not whole:", *(f"- {lack}" for lack in self.translator.lacks)]))
        return payload

    async def sync_if_changed(self, guild: discord.Object | None) -> None:
        """Tell Discord about the commands, if they differ from what it was told last."""
        if guild is not None:
            self.copy_global_to(guild=guild)
        application, store = self.client.application_id, self.client.store
        assert application is not None
        payload = await self.payload(guild)
        digest = _digest(application, guild, payload)
        known = await store.read(lambda db: recall_fact(db, COMMANDS_FACT))
        if digest == known:
            return
        if guild is None:
            await self.client.http.bulk_upsert_global_commands(application, payload)
        else:
            await self.client.http.bulk_upsert_guild_commands(application, guild.id, payload)
        await store.write(lambda db: remember_fact(db, COMMANDS_FACT, digest))
        log.info("commands synced", extra={"guild": guild and guild.id})


def _digest(application: int, guild: discord.Object | None, payload: Payload) -> str:
    """What is told, in short; another application or server is something else."""
    told = sorted(repr(sorted(command.items())) for command in payload)
    about = [str(application), str(guild and guild.id), *told]
    return hashlib.sha256("\n".join(about).encode()).hexdigest()
