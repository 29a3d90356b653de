"""The games of the house. A new game is one line here."""

from functools import cache
from importlib import import_module

from games.core.game import AnyGame
from games.core.proof import NotWhole, prove

GAMES = (
    "settlers",
    "puerto_rico",
    "santa_maria",
    "maracaibo",
    "archipelago",
)


@cache
def game(key: str) -> AnyGame:
    """The game of this key, proved to be whole."""
    if key not in GAMES:
        raise KeyError(key)
    try:
        found: AnyGame = import_module(f"games.{key}").GAME
    except (ModuleNotFoundError, AttributeError) as missing:
        if getattr(missing, "name", "") in (f"games.{key}", "GAME"):
            raise NotWhole(
                f"games/registry.py names {key}, but there is no GAME in games/{key}/__init__.py: "
                "write it, or take the line out."
            ) from missing
        raise
    prove(found)
    return found
