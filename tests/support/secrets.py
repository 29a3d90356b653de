"""What nobody at a table may learn from Caravel while the game goes on."""

import re

import msgspec

from bot.tables import Live
from games.core.saving import save
from texts import LOCALES, words

SHORT = 4
"""A name of fewer letters may well be part of something else."""


def secrets_of(live: Live) -> list[re.Pattern[str]]:
    """The seed, and the names of all that lies hidden and nowhere open."""
    seed = live.state.chance.seed
    hidden = _words(save(live.state)) - _words(save(live.view(None))) - {seed}
    names = {name for locale in LOCALES for word in hidden for name in _names(live.table.game, word, locale)}
    return [re.compile(re.escape(seed)), *(re.compile(rf"\b{re.escape(name)}\b") for name in sorted(names))]


def _names(game: str, word: str, locale: str) -> list[str]:
    say = words(locale)
    end = f"-{word.replace('_', '-')}"
    keys = [key for key in say.under(f"{game.replace('_', '-')}-") if key.endswith(end)]
    return [name for name in map(say, keys) if len(name) >= SHORT]


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
