"""What nobody at a table may learn from Caravel while the game goes on."""

import re
from functools import cache

import msgspec

from bot.tables import Live
from games.core.saving import save
from texts import LOCALES, MissingText, words

SHORT = 4
"""A name of fewer letters may well be part of something else."""


def seed_of(live: Live) -> re.Pattern[str]:
    """What tells all that is to come."""
    return re.compile(re.escape(live.state.chance.seed))


def hidden_from(live: Live, seat: int | None) -> list[re.Pattern[str]]:
    """The names of all that lies hidden from this seat, or from those who watch, and nowhere open to them."""
    seen = _words(save(live.view(seat)))
    hidden = _all_names(live, _words(save(live.state)) - seen)
    return [re.compile(rf"\b{re.escape(name)}\b") for name in sorted(hidden - _all_names(live, seen))]


def _all_names(live: Live, things: set[str]) -> set[str]:
    """What these are called in any language; of two cards that are alike one may lie open, and the other not."""
    return {name for locale in LOCALES for thing in things for name in _names(live.table.game, thing, locale)}


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
    return (name,) if len(name) >= SHORT else ()


def _words(saved: bytes) -> set[str]:
    found: set[str] = set()
    things: list[object] = [msgspec.json.decode(saved)]
    while things:
        thing = things.pop()
        if isinstance(thing, str):
            found.add(thing)
        elif isinstance(thing, dict):
            things += thing.values()
        elif isinstance(thing, list):
            things += thing
    return found
