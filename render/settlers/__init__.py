"""Settlers: the whole table, and a player's own realm large."""

from render.settlers.pictures import own, table

__all__ = ["own", "table"]
