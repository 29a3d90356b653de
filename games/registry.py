"""The games of the house. A new game is one line here."""

from functools import cache
from importlib import import_module

from games.core.game import AnyGame

GAMES = (
    "settlers",
    "puerto_rico",
)


@cache
def game(key: str) -> AnyGame:
    """The game of this key."""
    if key not in GAMES:
        raise KeyError(key)
    found: AnyGame = import_module(f"games.{key}").GAME
    return found
