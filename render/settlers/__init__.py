"""Settlers: the whole table, and a player's own realm large."""

from render.settlers.pictures import own, table
from render.settlers.proposed import imagined

__all__ = ["imagined", "own", "table"]
