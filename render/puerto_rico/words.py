"""Words on the pictures that need more than a look into the texts."""

from __future__ import annotations

from games.puerto_rico.components import GOODS
from games.puerto_rico.state import State
from games.puerto_rico.steps import DraftBuilding
from render.words import said, titled
from texts import Teller


def tile_name(teller: Teller, tile: str) -> str:
    """An island tile's name; a plantation goes by its good."""
    return titled(teller.name("good" if tile in GOODS else "tile", tile))


def drafting(view: State) -> bool:
    """Whether the buildings of the game are being chosen."""
    return bool(view.agenda) and isinstance(view.agenda[-1], DraftBuilding)


def when(view: State, teller: Teller) -> str:
    """The round, and whether it is the last one."""
    if drafting(view):
        return ""
    made = said(teller, "round", round=view.round)
    return f"{made} · {said(teller, 'last-round')}" if view.ending and not view.over else made


def phase(view: State, teller: Teller) -> str:
    """The phase by its name: that of the role that is carried out."""
    if view.over:
        return said(teller, "over")
    if drafting(view):
        return said(teller, "draft")
    return titled(teller.name("role", view.role)) if view.role else said(teller, "choosing")
