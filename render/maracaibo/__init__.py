"""Maracaibo: the sea chart with all that lies on it, and a player's own board large."""

from render.maracaibo.pictures import own, table
from render.maracaibo.proposed import imagined

__all__ = ["imagined", "own", "table"]
