"""Lets Night Market into the house for a while, as an installed package would be (`caravel.games`)."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from unittest.mock import patch

from docs.night_market.rulebook import KEY
from games.registry import elsewhere, let_in
from render.boards import boards
from texts.words import words

LAWS = {f"tests.games.{KEY}.laws": "docs.night_market.tests.laws"}
"""Where the tests of the house look for a game's laws, and where those of this one are."""


@contextmanager
def in_the_house() -> Iterator[None]:
    """The game can be played, its texts said and its pictures drawn."""
    laws = {name: import_module(module) for name, module in LAWS.items()}
    with let_in(KEY, elsewhere("docs.night_market")), patch.dict(sys.modules, laws):
        words.cache_clear()
        try:
            yield
        finally:
            words.cache_clear()
            boards.cache_clear()
