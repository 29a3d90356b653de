"""Maracaibo: the sea chart with all that lies on it, and a player's own board large."""

from render.maracaibo.emblems import EMBLEMS
from render.maracaibo.pictures import own, table
from render.maracaibo.proposed import imagined

COVER = ("compass", "sail", "sword", "explorer", "cocoa", "chest", "island", "quest")
"""The icons on its cover."""

__all__ = ["COVER", "EMBLEMS", "imagined", "own", "table"]
