"""Brings Night Market into the house for a while: what `games/registry.py` and the folders do for a game that stays."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
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
    parts = {name: import_module(module) for name, module in ROOMS.items() if name in sys.modules or module}
    caches = (registry.game, boards, words)
    with (
        patch.dict(sys.modules, parts),
        patch.object(registry, "GAMES", (*registry.GAMES, KEY)),
        patch.object(sys.modules["texts.words"], "FOLDERS", FOLDERS),
    ):
        FOLDERS.append(HERE / "texts")
        for cache in caches:
            cache.cache_clear()
        try:
            yield
        finally:
            FOLDERS.remove(HERE / "texts")
            for cache in caches:
                cache.cache_clear()
