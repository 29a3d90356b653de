"""Brings Night Market into the house for a while: what `games/registry.py` and the folders do for a game that stays."""

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

from docs.night_market.rulebook import KEY
from games import registry
from render.boards import boards
from texts.words import FOLDERS, words

HERE = Path(__file__).parent
ROOMS = {
    f"games.{KEY}": "docs.night_market",
    f"render.{KEY}": "docs.night_market.picture",
    f"tests.games.{KEY}.laws": "docs.night_market.tests.laws",
}
"""Where the house looks for a game's parts, and where those of this one are."""


@contextmanager
def in_the_house() -> Iterator[None]:
    """The game is registered, and its texts and pictures are found."""
    caches = (registry.game, boards, words)
    with ExitStack() as house:
        house.enter_context(patch.dict(sys.modules, {name: import_module(module) for name, module in ROOMS.items()}))
        for room in [room for room in sys.modules.values() if vars(room).get("GAMES") is registry.GAMES]:
            if room is not registry:
                house.enter_context(patch.object(room, "GAMES", (*registry.GAMES, KEY)))
        house.enter_context(patch.object(registry, "GAMES", (*registry.GAMES, KEY)))
        FOLDERS.append(HERE / "texts")
        for cache in caches:
            cache.cache_clear()
        try:
            yield
        finally:
            FOLDERS.remove(HERE / "texts")
            for cache in caches:
                cache.cache_clear()
