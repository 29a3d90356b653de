"""A small bot on the unmodified discord.py that does, on command, each thing a bot can do."""

import io
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

PICTURE = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000002000000030802000000368849d600000016"
    "49444154789c63f8cfc0c0c0c0c4c0c0c0c0c000000d1d01037cb1e4ee0000000049454e44ae426082"
)
"""Two pixels wide, three high."""

Interaction = discord.Interaction["Throwaway"]
Handler = Callable[[Interaction], Awaitable[Any]]


def picture(name: str = "board.png", description: str | None = "A board") -> discord.File:
    return discord.File(io.BytesIO(PICTURE), filename=name, description=description)


class Throwaway(commands.Bot):
    """`act` is what `/do` does: each test says it anew."""

    def __init__(self) -> None:
        super().__init__(
            "!",
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            guild_ready_timeout=0.05,
            max_messages=None,
            allowed_mentions=discord.AllowedMentions(users=True),
        )
        self.act: Handler | None = None
        self.asked: list[Interaction] = []
        self.faults: list[BaseException] = []
        self.heard: list[discord.Message] = []

    async def setup_hook(self) -> None:
        self.tree.add_command(_do)
        self.tree.add_command(_build)
        self.tree.on_error = self._note  # type: ignore[method-assign]
        await self.tree.set_translator(Russian())
        await self.tree.sync()

    async def _note(self, interaction: Interaction, fault: app_commands.AppCommandError) -> None:
        self.faults.append(getattr(fault, "original", fault))

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    def fault(self) -> discord.HTTPException:
        """The one refusal that the last command met."""
        (fault,) = self.faults
        assert isinstance(fault, discord.HTTPException)
        return fault


class Russian(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return {"Do it": "Сделать это"}.get(string.message) if locale is discord.Locale.russian else None


@app_commands.command(name="do", description=app_commands.locale_str("Do it"))
async def _do(interaction: Interaction) -> None:
    interaction.client.asked.append(interaction)
    if interaction.client.act is not None:
        await interaction.client.act(interaction)


@app_commands.command(name="build", description="Build something")
@app_commands.choices(where=[app_commands.Choice(name="At the river", value="river")])
async def _build(
    interaction: Interaction,
    what: app_commands.Range[str, 1, 20],
    where: str = "hill",
    height: app_commands.Range[int, 1, 9] = 1,
    with_whom: discord.User | None = None,
) -> None:
    whom = "nobody" if with_whom is None else with_whom.display_name
    await interaction.response.send_message(f"{what} at the {where}, {height} high, with {whom}")


@_build.autocomplete("what")
async def _offer(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    height = interaction.namespace.height
    known = ("mill", "mine", "tower") if height is None or height < 5 else ("tower",)
    return [app_commands.Choice(name=each.title(), value=each) for each in known if each.startswith(typed)]
