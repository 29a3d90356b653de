"""Settlers: the whole table, and a player's own state large."""

from render.settlers.pictures import own, table

__all__ = ["own", "table"]
