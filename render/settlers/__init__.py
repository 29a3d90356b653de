"""Settlers: the whole table, and a player's own realm large."""

from render.settlers.emblems import EMBLEMS
from render.settlers.pictures import others_realm, own, table
from render.settlers.proposed import imagined

COVER = ("wood", "house", "horses", "stone", "laurel", "war", "fish", "wine")
"""The icons on its cover."""

CLOSE_UPS = {"war": others_realm, "coin": others_realm}

__all__ = ["CLOSE_UPS", "COVER", "EMBLEMS", "imagined", "own", "table"]
