"""Archipelago: the islands with all that stands on them, the boards of the colony, and a player's own things large."""

from render.archipelago.emblems import EMBLEMS
from render.archipelago.laying import laying
from render.archipelago.parts import part, parts
from render.archipelago.pictures import own, table
from render.archipelago.proposed import imagined
from render.archipelago.trading import trading

COVER = ("ship", "island", "fish", "compass", "church", "rebel", "port", "crown")
"""The icons on its cover."""

CLOSE_UPS = {"settle": laying, "discover": laying, "buy": trading, "sell": trading}
STEP_BY_STEP = frozenset({"settle", "discover"})

__all__ = ["CLOSE_UPS", "COVER", "EMBLEMS", "STEP_BY_STEP", "imagined", "own", "part", "parts", "table"]
