"""The games of the house. A new game is one line here."""

from functools import cache
from importlib import import_module

from games.core.game import AnyGame
from games.core.proof import NotWhole, prove, told_of_import

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
    except Exception as mistake:
        if getattr(mistake, "name", "") in (f"games.{key}", "GAME"):
            raise NotWhole(
                f"games/registry.py names {key}, but there is no GAME in games/{key}/__init__.py: "
                "write it, or take the line out."
            ) from mistake
        raise NotWhole(f"{key} cannot be played yet:\n- {told_of_import(mistake)}") from mistake
    prove(found)
    return found
