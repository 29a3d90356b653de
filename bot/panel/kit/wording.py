"""Who tells of a table, and other people's input made harmless."""

import re
from collections.abc import Callable
from functools import partial

from bot.store.people.names import harmless
from bot.store.table.records import Table
from bot.tables.emblems import Emblems
from games.core.fields import written
from texts import Teller, Words, words

_MARKDOWN = re.compile(r"([\\`*_~|<>\[\]()#@:-])")


def escaped(name: str) -> str:
    """A person's name as plain text: no markdown, no mention, one line."""
    return _MARKDOWN.sub(r"\\\1", harmless(name)) or "?"


def teller(table: Table, locale: str, emblems: Emblems | None = None) -> Teller:
    """One who tells of this table in text that Discord reads as markdown, with icons before names if there are any."""
    names = [escaped(name) for name in table.names]
    return Teller(words(locale), table.game, names, _icons(table, emblems), illustrated=True, plain=escaped)


def label_teller(table: Table, locale: str, emblems: Emblems | None = None) -> Teller:
    """One who tells of this table on buttons and in lists, where nothing is markdown and icons stand apart."""
    return Teller(words(locale), table.game, table.names, _icons(table, emblems))


def table_title(table: Table, say: Teller) -> str:
    """How a message is headed: by the game, and where several tables share a conversation by its number, too."""
    name = say("name")
    return say.words("bot-thread-name", game=name, table=table.id) if table.private else name


def _icons(table: Table, emblems: Emblems | None) -> Callable[[str, str], str]:
    return (lambda *_: "") if emblems is None else partial(emblems.of, table.game)


def game_name(say: Words, key: str) -> str:
    """What a game is called; one that is not there any more by its key."""
    name = f"{key}-name"
    return say(name) if say.has(name) else key


def round_told(game: str, number: int, say: Words) -> str:
    """A round as the game calls it: round 3, turn 12, year 2."""
    key = f"{written(game)}-round-short"
    return say(key if say.has(key) else "bot-list-round", number=number)
