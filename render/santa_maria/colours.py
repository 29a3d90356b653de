"""Colours that only this game has."""

from render.kit import palette as p
from render.kit.palette import Colour

BLUE = p.colour("5B8FD0")
"""Of the dice that activate rows."""
KINDS = {"scholar": p.colour("9FB9DD"), "bishop": p.colour("CDA3C4"), "mission": p.colour("DBB98A")}
"""Of the places for monks."""


def kind_face(kind: str) -> Colour:
    """The ground of a place for monks."""
    return p.tint(KINDS[kind], 0.7)
