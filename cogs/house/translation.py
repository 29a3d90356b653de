"""Commands in people's languages."""

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.client.caravel import Caravel
from bot.client.commands import Interpreter
from bot.panel.kit.labels import cut
from cogs.kit.naming import DESCRIPTION_ROOM, file_of
from games.core.fields import written
from texts import DEFAULT, nearest, words

SPOKEN = frozenset(locale for locale in discord.Locale if nearest(str(locale)) != DEFAULT)
"""Discord asks of every string in all of its languages: most of them are none of ours."""


class Translator(Interpreter):
    """Reads the texts."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in this language; None where Discord's own language serves."""
        key = string.extras.get("key")
        if key is None or locale not in SPOKEN:
            return None
        language = nearest(str(locale))
        if not words(language).has(key):
            self.lacks[f"{file_of(language, key)} lacks {written(key)}: {_what(string, context)}."] = None
            return None
        return cut(words(language)(key), DESCRIPTION_ROOM)


def _what(string: locale_str, context: app_commands.TranslationContextTypes) -> str:
    """What a text is for, with the command that it belongs to."""
    about = context.data
    command = about.command if isinstance(about, app_commands.Parameter) else about
    path = f" of /{command.qualified_name}" if isinstance(command, app_commands.Command | app_commands.Group) else ""
    return f"{context.location.name.replace('_', ' ')} {string.message!r}{path}"


async def setup(client: Caravel) -> None:
    """Give the command tree its translator."""
    await client.tree.set_translator(Translator())
