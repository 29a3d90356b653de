"""Puerto Rico: the whole table, and a player's own board large."""

from render.puerto_rico.emblems import EMBLEMS
from render.puerto_rico.pictures import own, table
from render.puerto_rico.proposed import IN_COMMON, imagined

COVER = ("corn", "indigo", "sugar", "ship", "tobacco", "coffee", "captain")
"""The icons on its cover."""

__all__ = ["COVER", "EMBLEMS", "IN_COMMON", "imagined", "own", "table"]
