"""Settlers: the whole table, and a player's own realm large."""

from render.settlers.emblems import EMBLEMS
from render.settlers.pictures import own, table
from render.settlers.proposed import imagined

__all__ = ["EMBLEMS", "imagined", "own", "table"]
