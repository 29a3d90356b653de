"""Settlers: the whole table, and a player's own realm large."""

from render.settlers.emblems import EMBLEMS
from render.settlers.pictures import others_realm, own, table
from render.settlers.proposed import imagined

COVER = ("wood", "house", "horses", "stone", "laurel", "war", "fish", "wine")
"""The icons on its cover."""

CLOSE_UPS = {"war": others_realm, "coin": others_realm}
STEP_BY_STEP = frozenset({"war"})
"""What matters of a coin is the resource, which a list tells beside its square; of a war token, where the tile lies."""

__all__ = ["CLOSE_UPS", "COVER", "EMBLEMS", "STEP_BY_STEP", "imagined", "own", "table"]
