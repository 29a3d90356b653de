"""Santa Maria's pictures."""

from render.santa_maria.pictures import own, table

__all__ = ["own", "table"]
