"""Commands in people's languages: names, descriptions and choices come from the texts."""

from typing import TypedDict

import discord
from discord import app_commands
from discord.app_commands import Choice, locale_str

from bot.client import Caravel
from bot.panel.kit.wording import cut
from games.registry import GAMES
from texts import DEFAULT, nearest, words

DESCRIPTION_ROOM = 100


def named(name: str, key: str) -> locale_str:
    """A command's or parameter's name; where a language has no word for it, the English one stays."""
    return locale_str(name, key=key)


def described(key: str, *others: str) -> locale_str:
    """The first of these texts that there is, as a description."""
    known = next(each for each in (key, *others) if words(DEFAULT).has(each))
    return locale_str(cut(words(DEFAULT)(known), DESCRIPTION_ROOM), key=known)


class Title(TypedDict):
    """How a command is called and described."""

    name: locale_str
    description: locale_str


def titled(name: str) -> Title:
    """A shared command's name and description."""
    return {"name": named(name, f"bot-command-{name}"), "description": described(f"bot-{name}-about")}


class Translator(app_commands.Translator):
    """Reads the texts."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        """The text in this language; None where Discord's own language serves."""
        key = string.extras.get("key")
        language = nearest(str(locale))
        if key is None or language == DEFAULT or not words(language).has(key):
            return None
        return cut(words(language)(key), DESCRIPTION_ROOM)


GAME_CHOICES = [Choice(name=described(f"{key}-name"), value=key) for key in GAMES]


async def setup(client: Caravel) -> None:
    """Give the command tree its translator."""
    await client.tree.set_translator(Translator())
