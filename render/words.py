"""Words that the pictures of all games need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from render.kit.lettering import printable
from render.kit.signs.legend import SIGN
from render.kit.signs.marks import proposing, star
from render.kit.sprites import Sprite
from texts import Teller


def said(teller: Teller, key: str, **args: str | int) -> str:
    """Words of this game's pictures; what they are about is said already, or is a number."""
    return teller.words(f"{teller.key}-picture-{key}", **args)


def titled(words: str) -> str:
    """The words as a title."""
    return words[:1].upper() + words[1:]


def player_names(teller: Teller) -> list[str]:
    """The players' names as far as the font can show them."""
    words = teller.words
    return [printable(name, words("core-picture-player", number=seat + 1)) for seat, name in enumerate(teller.players)]


def listed(teller: Teller, parts: Iterable[str]) -> str:
    """The parts as a list."""
    return teller.words("core-list-separator").join(parts)


def counted(teller: Teller, what: str, count: int) -> str:
    """A thing and how many there are of it."""
    return teller.words("core-times", what=what, count=count)


def won(teller: Teller, names: Sequence[str], winners: Iterable[int]) -> str:
    """Who has won."""
    return teller.words("core-picture-won", players=listed(teller, (names[seat] for seat in winners)))


def new_entry(teller: Teller, marked: bool) -> list[tuple[Sprite, str]]:
    """The legend's entry for what is new, if anything can be marked."""
    return [(star(SIGN), teller.words("core-picture-legend-new"))] if marked and not proposing() else []


def in_short(teller: Teller, noun: str, word: str) -> str:
    """A component's name for where space is short."""
    key = f"{teller.key}-picture-short-{noun}-{word}"
    return teller.words(key) if teller.words.has(key) else teller.name(noun, word)
