"""What nobody at a table may learn from Caravel while the game goes on."""

import re
from collections.abc import Set as AbstractSet
from contextlib import suppress
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from bot.tables.live import Live
from games.core.fields import Pick
from games.core.saving import save
from games.core.seats import Seat
from texts import LOCALES, MissingText, Teller, Words, words

SHORT = 4
"""A name of fewer letters may well be part of something else."""
NO_THINGS = {"command", "field", "guide", "level", "option", "param", "picture", "score", "verb"}
"""What is called so is not a thing of the game."""
MOST_SEATS = 5
LONGEST_NAME = 4
"""A text of more words is a sentence."""
WORD = re.compile(rb'("[^"\\]*(?:\\.[^"\\]*)*")(:?)')
"""A word in what is saved; one with a colon names what follows."""
SAVED_BEFORE = 64
"""So many states and views are remembered: all who are at a table look at the same one."""


class Secret(NamedTuple):
    """A name that must not be told, and how it stands where it tells something."""

    name: str
    pattern: re.Pattern[str]

    def is_told(self, text: str) -> bool:
        """Whether the text gives it away; most texts do not even hold the letters."""
        return self.name in text and self.pattern.search(text) is not None


def seed_of(live: Live) -> Secret:
    """What tells all that is to come."""
    return Secret(live.state.chance.seed, re.compile(re.escape(live.state.chance.seed)))


def hidden_from(live: Live, seat: Seat | None) -> list[Secret]:
    """What would tell this seat, or those who watch, of something hidden from them."""
    return [Secret(name, _pattern(live.table.game, name)) for name in sorted(names_hidden_from(live, seat))]


def names_hidden_from(live: Live, seat: Seat | None) -> set[str]:
    """The names of all that lies hidden and nowhere open to them, and what is told about it."""
    view = live.view(seat)
    seen = _words(save(view)) | _open_to_choose(live, seat)
    return _all_names(live, _words(save(live.state)) - seen) - _all_names(live, seen | _counted(view))


def _all_names(live: Live, things: AbstractSet[str]) -> set[str]:
    """What these are called in any language; of two cards that are alike one may lie open, and the other not."""
    return set[str]().union(*(_called(live.table.game, thing) for thing in things))


@cache
def _called(game: str, thing: str) -> frozenset[str]:
    """What it is called, in any language."""
    return frozenset(name for locale in LOCALES for name in _names(game, thing, locale))


@cache
def _pattern(game: str, name: str) -> re.Pattern[str]:
    """The name by itself: what is called Quarry Hills tells nothing of a Quarry."""
    longer = {label for locale in LOCALES for label in _labels(game, locale) if name in label and name != label}
    around = [label.partition(name) for label in sorted(longer)]
    others = "".join(
        rf"(?!(?<={re.escape(before)}){re.escape(name + after)})" if before else f"(?!{re.escape(name + after)})"
        for before, _, after in around
    )
    return re.compile(rf"(?<!\w){others}{re.escape(name)}(?!\w)")


@cache
def _labels(game: str, locale: str) -> dict[str, set[str]]:
    """All names that the game gives to things, with the nouns of what bears each."""
    return {text: nouns for text, nouns in _texts(game, locale).items() if len(text.split()) <= LONGEST_NAME}


@cache
def _texts(game: str, locale: str) -> dict[str, set[str]]:
    """All that the game says without being told more, with the nouns of what it is said of."""
    say, prefix = words(locale), f"{game.replace('_', '-')}-"
    found: dict[str, set[str]] = {}
    for key in say.under(prefix):
        noun = key.removeprefix(prefix).partition("-")[0]
        with suppress(MissingText):
            found.setdefault(say(key), set()).update({noun} - NO_THINGS)
    return found


@cache
def _names(game: str, word: str, locale: str) -> tuple[str, ...]:
    """What the word is called; one that names several things tells nothing of any."""
    say, prefix, end = words(locale), f"{game.replace('_', '-')}-", f"-{word.replace('_', '-')}"
    keys = [key for key in say.under(prefix) if key.endswith(end) and key[len(prefix) : -len(end)].isalpha()]
    if len(keys) != 1:
        return ()
    try:
        name = say(keys[0])
    except MissingText:
        return ()  # a sentence that needs more words is no name
    about = _abouts(say, game, keys[0][len(prefix) : -len(end)], word)
    own = len(name) >= SHORT and len(_labels(game, locale).get(name, ())) <= 1
    return (name, *about) if own and not _is_common(game, name, locale) else about


def _abouts(say: Words, game: str, noun: str, word: str) -> tuple[str, ...]:
    """What is told about it, at tables of any size."""
    tables = (Teller(say, game, ("",) * seats) for seats in range(MOST_SEATS + 1))
    return tuple({about for table in tables if (about := table.about(noun, word))})


@cache
def _is_common(game: str, name: str, locale: str) -> bool:
    """Whether it is a word of which the game makes sentences, such as churches."""
    word = re.compile(rf"\b{re.escape(name)}\b")
    return name.islower() and any(
        word.search(text) for text in _texts(game, locale) if text not in _labels(game, locale)
    )


def _open_to_choose(live: Live, seat: Seat | None) -> set[str]:
    """What a seat is offered at any time: its own lists may name what lies hidden with somebody else, too."""
    offers = [] if seat is None or not live.playing else [each for each in live.request(seat).offers if each.aside]
    fields = [field for offer in offers for field in offer.fields]
    return {str(word) for field in fields if isinstance(field, Pick) for word in field.words}


def _counted(view: object) -> set[str]:
    """What lies open as so many of a kind: a hired farmer, while another one is in the pile."""
    found: set[str] = set()
    things = [view]
    while things:
        thing = things.pop()
        if isinstance(thing, msgspec.Struct):
            things += msgspec.structs.astuple(thing)
        elif isinstance(thing, dict):
            found |= {str(kind) for kind, count in thing.items() if type(count) is int and count > 0}
            things += thing.values()
        elif isinstance(thing, list | tuple):
            things += thing
    return found


@lru_cache(SAVED_BEFORE)
def _words(saved: bytes) -> frozenset[str]:
    """All that is a value in it, rather than the name of one."""
    return frozenset(msgspec.json.decode(word, type=str) for word, names in set(WORD.findall(saved)) if not names)
