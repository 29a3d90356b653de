"""What nobody at a table may learn from Caravel while the game goes on."""

import re
from functools import cache

import msgspec

from bot.tables import Live
from games.core.saving import save
from texts import LOCALES, words

SHORT = 4
"""A name of fewer letters may well be part of something else."""


def seed_of(live: Live) -> re.Pattern[str]:
    """What tells all that is to come."""
    return re.compile(re.escape(live.state.chance.seed))


def hidden_from(live: Live, seat: int | None) -> list[re.Pattern[str]]:
    """The names of all that lies hidden from this seat, or from those who watch, and nowhere open to them."""
    hidden = _words(save(live.state)) - _words(save(live.view(seat)))
    names = {name for locale in LOCALES for word in hidden for name in _names(live.table.game, word, locale)}
    return [re.compile(rf"\b{re.escape(name)}\b") for name in sorted(names)]


@cache
def _names(game: str, word: str, locale: str) -> tuple[str, ...]:
    """What the word is called; one that names several things tells nothing of any."""
    say, prefix, end = words(locale), f"{game.replace('_', '-')}-", f"-{word.replace('_', '-')}"
    keys = [key for key in say.under(prefix) if key.endswith(end) and key[len(prefix) : -len(end)].isalpha()]
    return tuple(name for name in map(say, keys) if len(name) >= SHORT and len(keys) == 1)


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
