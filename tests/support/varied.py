"""A game with something of it otherwise, whichever part of it that belongs to."""

from dataclasses import fields, replace
from typing import Any

from games.core.game import AnyGame, Game

PARTS = ("settings", "seeing", "saved", "telling")


def varied(found: AnyGame, **changes: Any) -> Game[Any]:
    """The same game but for these."""
    for name in PARTS:
        part = getattr(found, name)
        own = {field.name: changes.pop(field.name) for field in fields(part) if field.name in changes}
        found = replace(found, **{name: replace(part, **own)})
    return replace(found, **changes)
