"""How commands, their parameters and choices are called: all of it comes from the texts."""

from typing import TypedDict

from discord.app_commands import Choice, locale_str

from bot.panel.kit.labels import cut
from games.core.fields import written
from games.registry import GAMES, text_file
from texts import DEFAULT, words
from texts.words import MissingText

DESCRIPTION_ROOM = 100


def named(name: str, key: str) -> locale_str:
    """A command's or parameter's name; where a language has no word for it, the English one stays."""
    return locale_str(name, key=key)


def described(key: str, *others: str) -> locale_str:
    """The first of these texts that there is, as a description."""
    known = next((each for each in (key, *others) if words(DEFAULT).has(each)), None)
    if known is None:
        raise MissingText(f"{file_of(DEFAULT, key)} lacks {written(key)}: what a command says of itself or of a blank.")
    return locale_str(cut(words(DEFAULT)(known), DESCRIPTION_ROOM), key=known)


class Title(TypedDict):
    """How a command is called and described."""

    name: locale_str
    description: locale_str


def file_of(locale: str, key: str) -> str:
    """Where a text of commands stands, or should."""
    game = next((game for game in GAMES if key.startswith(f"{game}-")), None)
    return f"texts/{locale}/bot_commands.ftl" if game is None else text_file(game, locale)


def titled(name: str) -> Title:
    """A shared command's name and description."""
    return {"name": named(name, f"bot-command-{name}"), "description": described(f"bot-{name}-about")}


GAME_CHOICES = [Choice(name=described(f"{key}-name"), value=key) for key in GAMES]
