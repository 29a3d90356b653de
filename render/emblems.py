"""What stands for a word of a game: its small drawing, and the icon of its name unless the game says otherwise."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from functools import cache

from games.registry import GAMES
from render.boards import boards
from render.kit.icons import ICONS
from render.kit.vignettes.composed import Scene
from render.vignettes import scenes
from texts import words

_UNSEEN = ("seat", "spot", "corner", "verb", "log", "ask", "reason", "option", "score", "end", "picture", "help")

_BY_KEY = {icon.replace("_", "-"): icon for icon in ICONS}
"""The icons as they are written in the keys of texts."""
_LONGEST, _DIGITS = 14, 8
"""So much of a word, and of a digest of which game's and which noun's it is, stands in the name of its drawing."""


@cache
def emblem(game: str, noun: str, word: str) -> str:
    """The icon of a word, or nothing."""
    if noun in _UNSEEN:
        return ""
    return boards(game).emblems.get(noun, {}).get(word, word if word in ICONS else "")


@cache
def drawing(game: str, noun: str, word: str) -> str:
    """What the small drawing of a word is called among those of all games, or nothing."""
    if (scene := scenes(game).get((noun, word))) is None:
        return ""
    first = next(key for key, other in scenes(game).items() if other == scene)
    return f"{word[:_LONGEST]}_{hashlib.sha256('/'.join((game, *first)).encode()).hexdigest()[:_DIGITS]}"


@cache
def drawings() -> Mapping[str, Scene]:
    """The small drawings of all games by what they are called."""
    return {drawing(game, *key): scene for game in GAMES for key, scene in scenes(game).items()}


@cache
def in_use() -> tuple[str, ...]:
    """The icons that stand for any word of any game, then the small drawings."""
    say = words("en")
    found = {"coin", "point", "check", "cross", "hourglass", "crown"}
    for game in GAMES:
        found |= {icon for named in boards(game).emblems.values() for icon in named.values()}
        found |= {_BY_KEY[end] for key in say.under(f"{game}-") for end in _ends(key) if end in _BY_KEY}
    return (*(name for name in ICONS if name in found), *drawings())


def _ends(key: str) -> Iterator[str]:
    """What a key of a game's texts may name: whatever follows one of its hyphens."""
    while key := key.partition("-")[2]:
        yield key
