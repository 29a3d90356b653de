"""Puerto Rico: the whole table, and a player's own board large."""

from render.puerto_rico.pictures import own, table

__all__ = ["own", "table"]
