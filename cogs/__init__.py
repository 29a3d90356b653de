"""The commands and controls that people use: thin, like a menu. What they do is done by the table service.

A file of this room is a cog: its commands, and its `ACTS`, which are what its controls do. It is found by lying here.
"""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from games.core.proof import NotWhole, told_of_import
from texts.words import MissingText

ROOMS = ("cogs.house", "cogs", "cogs.features", "cogs.company", "cogs.games")
"""Loaded in this order: the translator has to be there before the first command."""


def all_cogs() -> Iterator[ModuleType]:
    """Every cog there is."""
    for room in ROOMS:
        for found in iter_modules(import_module(room).__path__, f"{room}."):
            if found.ispkg:
                continue
            file = f"{found.name.replace('.', '/')}.py"
            try:
                cog = import_module(found.name)
            except NotWhole:
                raise
            except MissingText as missing:
                raise NotWhole(f"{file}: {missing.args[0]}") from missing
            except Exception as mistake:
                raise NotWhole(told_of_import(mistake)) from mistake
            if not hasattr(cog, "setup"):
                raise NotWhole(f"{file} adds nothing: give it `async def setup(client: Caravel) -> None`.")
            yield cog
