"""The games that are played here: those of the house, and those of packages that are installed beside it."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from games.core.game import AnyGame
from games.core.proof import NotWhole, prove, told_of_import

OF_THE_HOUSE = (
    "settlers",
    "puerto_rico",
    "santa_maria",
    "maracaibo",
    "archipelago",
)
"""A game that comes to stay is one line here."""
ENTRY_POINT = "caravel.games"
"""A game elsewhere is one line in its own package: an entry point of this group, from its key to its package."""


@dataclass(frozen=True)
class Home:
    """Where the parts of a game lie."""

    rules: str
    """The package with its `GAME`."""
    pictures: str
    """The module with its `BOARDS`."""
    brought: str = ""
    """The package that brings it along with its texts; nothing for a game of the house."""

    @property
    def texts(self) -> Path | None:
        """The folder of its texts, where they do not lie among the house's."""
        spec = find_spec(self.brought) if self.brought else None
        return None if spec is None or spec.origin is None else Path(spec.origin).parent / "texts"


def elsewhere(package: str) -> Home:
    """The home of a game in a package of its own: `GAME` in it, `BOARDS` in its `picture`, its texts in `texts`."""
    return Home(package, f"{package}.picture", package)


def _in_house(key: str) -> Home:
    return Home(f"games.{key}", f"render.{key}")


GAMES: dict[str, Home] = {
    **{key: _in_house(key) for key in OF_THE_HOUSE},
    **{entry.name: elsewhere(entry.value) for entry in entry_points(group=ENTRY_POINT)},
}
"""All of them by their keys, those of the house first."""


def home_of(key: str) -> Home:
    """Where the parts of a game lie, or would lie if it came to stay."""
    return GAMES.get(key) or _in_house(key)


def text_file(key: str, locale: str) -> str:
    """Where a game's texts stand in this language, or should, as people write it."""
    brought = home_of(key).brought.replace(".", "/")
    return f"{brought}/texts/{locale}/{key}.ftl".lstrip("/")


@contextmanager
def let_in(key: str, home: Home) -> Iterator[None]:
    """One more game for a while, as if its package had been installed."""
    GAMES[key] = home
    try:
        yield
    finally:
        del GAMES[key]
        game.cache_clear()


@cache
def game(key: str) -> AnyGame:
    """The game of this key, proved to be whole."""
    home = GAMES[key]
    if home.brought and key in OF_THE_HOUSE:
        raise NotWhole(f"{home.brought} brings a game called {key}, and the house has one: give it another key.")
    try:
        found: AnyGame = import_module(home.rules).GAME
    except Exception as mistake:
        if getattr(mistake, "name", "") in (home.rules, "GAME"):
            raise NotWhole(_not_there(key, home)) from mistake
        raise NotWhole(f"{key} cannot be played yet:\n- {told_of_import(mistake)}") from mistake
    if found.key != key:
        raise NotWhole(f"{home.rules} is named as {key}, but its GAME has the key {found.key}: they have to be one.")
    prove(found)
    return found


def _not_there(key: str, home: Home) -> str:
    if home.brought:
        return f"An installed package names {home.rules} as the game {key}, but there is no GAME in {home.rules}."
    there = f"games/{key}/__init__.py"
    return f"games/registry.py names {key}, but there is no GAME in {there}: write it, or take the line out."
