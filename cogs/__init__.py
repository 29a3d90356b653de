"""The commands and controls that people use: thin, like a menu. What they do is done by the table service.

A file of this room is a cog: its commands, and its `ACTS`, which are what its controls do. It is found by lying here.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

ROOMS = ("cogs.house", "cogs", "cogs.games")
"""Loaded in this order: the translator has to be there before the first command."""


class NoCog(Exception):
    """A file lies among the cogs and is none."""


def all_cogs() -> Iterator[ModuleType]:
    """Every cog there is."""
    for room in ROOMS:
        for found in iter_modules(import_module(room).__path__, f"{room}."):
            if found.ispkg:
                continue
            cog = import_module(found.name)
            if not hasattr(cog, "setup"):
                raise NoCog(f"{found.name} adds nothing: give it `async def setup(client: Caravel) -> None`.")
            yield cog
