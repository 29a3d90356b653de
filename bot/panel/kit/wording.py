"""Words on controls and lines: cut to their room, told apart, and other people's input made harmless."""

import re
from collections.abc import Sequence

from bot.store.names import harmless
from bot.store.records import Table
from games.core.fields import written
from texts import Teller, Words, words

BUTTON_ROOM = 80
OPTION_ROOM = 100
PLACEHOLDER_ROOM = 150
_MARKDOWN = re.compile(r"([\\`*_~|<>\[\]()#@:-])")


def escaped(name: str) -> str:
    """A person's name as plain text: no markdown, no mention, one line."""
    return _MARKDOWN.sub(r"\\\1", harmless(name)) or "?"


def cut(text: str, room: int) -> str:
    """The text, shortened to this many characters."""
    return text if len(text) <= room else text[: room - 1].rstrip() + "…"


def teller(table: Table, locale: str) -> Teller:
    """One who tells of this table in text that Discord reads as markdown."""
    return Teller(words(locale), table.game, [escaped(name) for name in table.names])


def label_teller(table: Table, locale: str) -> Teller:
    """One who tells of this table on buttons and in lists, where nothing is markdown."""
    return Teller(words(locale), table.game, table.names)


def game_name(say: Words, key: str) -> str:
    """What a game is called; one that is not there any more by its key."""
    name = f"{key}-name"
    return say(name) if say.has(name) else key


def capital(label: str) -> str:
    """The label as it stands alone, on a button or in a list."""
    return label[:1].upper() + label[1:]


def distinct(labels: Sequence[str], items: Sequence[str]) -> list[str]:
    """The labels; where two are equal, each says by its word which one it is."""
    return [
        f"{label} ({written(item)})" if labels.count(label) > 1 else label
        for label, item in zip(labels, items, strict=True)
    ]


def natural(label: str) -> list[tuple[int, str]]:
    """Sorts as people do: b2 before b10."""
    return [(int(part), "") if part.isdecimal() else (0, part.casefold()) for part in re.split(r"([0-9]+)", label)]
