"""Archipelago: the islands with all that stands on them, the boards of the colony, and a player's own things large."""

from render.archipelago.emblems import EMBLEMS
from render.archipelago.pictures import own, table
from render.archipelago.proposed import imagined

COVER = ("ship", "island", "fish", "compass", "church", "rebel", "port", "crown")
"""The icons on its cover."""

__all__ = ["COVER", "EMBLEMS", "imagined", "own", "table"]
