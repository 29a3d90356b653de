"""Archipelago: the islands with all that stands on them, the boards of the colony, and a player's own things large."""

from render.archipelago.pictures import own, table
from render.emblems import Emblems

EMBLEMS: Emblems = {
    "thing": {"money": "coin", "token": "spyglass"},
    "unit": {"citizen": "citizen", "ship": "ship"},
    "goods": {"cube": "crate", "token": "spyglass"},
}

__all__ = ["EMBLEMS", "own", "table"]
