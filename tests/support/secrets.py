"""What nobody at a table may learn from Caravel while the game goes on."""

import re

import msgspec

from bot.tables import Live
from games.core.saving import save
from texts import LOCALES, words

SHORT = 4
"""A name of fewer letters may well be part of something else."""


def seed_of(live: Live) -> re.Pattern[str]:
    """What tells all that is to come."""
    return re.compile(re.escape(live.state.chance.seed))


def hidden_at(live: Live) -> list[re.Pattern[str]]:
    """The names of all that lies hidden and nowhere open."""
    hidden = _words(save(live.state)) - _words(save(live.view(None)))
    names = {name for locale in LOCALES for word in hidden for name in _names(live.table.game, word, locale)}
    return [re.compile(rf"\b{re.escape(name)}\b") for name in sorted(names)]


def _names(game: str, word: str, locale: str) -> list[str]:
    """What the word is called; one that names several things tells nothing of any."""
    say, prefix, end = words(locale), f"{game.replace('_', '-')}-", f"-{word.replace('_', '-')}"
    keys = [key for key in say.under(prefix) if key.endswith(end) and key[len(prefix) : -len(end)].isalpha()]
    return [name for name in map(say, keys) if len(name) >= SHORT and len(keys) == 1]


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
