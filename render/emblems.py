"""Which icon stands for a word of a game: one of its name, unless the game says otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from games.registry import GAMES
from render.boards import boards
from render.kit.icons import ICONS
from texts import words

_UNSEEN = ("seat", "spot", "corner", "verb", "log", "ask", "reason", "option", "score", "end", "picture", "help")

_BY_KEY = {icon.replace("_", "-"): icon for icon in ICONS}
"""The icons as they are written in the keys of texts."""


@cache
def emblem(game: str, noun: str, word: str) -> str:
    """The icon of a word, or nothing."""
    if noun in _UNSEEN:
        return ""
    return boards(game).emblems.get(noun, {}).get(word, word if word in ICONS else "")


@cache
def in_use() -> tuple[str, ...]:
    """The icons that stand for any word of any game."""
    say = words("en")
    found = {"coin", "point", "check", "cross", "hourglass", "crown"}
    for game in GAMES:
        found |= {icon for named in boards(game).emblems.values() for icon in named.values()}
        found |= {_BY_KEY[end] for key in say.under(f"{game}-") for end in _ends(key) if end in _BY_KEY}
    return tuple(name for name in ICONS if name in found)


def _ends(key: str) -> Iterator[str]:
    """What a key of a game's texts may name: whatever follows one of its hyphens."""
    while key := key.partition("-")[2]:
        yield key
