"""Settlers: the whole table, and a player's own realm large."""

from render.settlers.emblems import EMBLEMS
from render.settlers.pictures import own, table
from render.settlers.proposed import imagined

COVER = ("wood", "house", "horses", "stone", "laurel", "war", "fish", "wine")
"""The icons on its cover."""

__all__ = ["COVER", "EMBLEMS", "imagined", "own", "table"]
