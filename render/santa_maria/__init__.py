"""Santa Maria's pictures."""

from render.santa_maria.emblems import EMBLEMS
from render.santa_maria.pictures import own, table
from render.santa_maria.proposed import imagined

__all__ = ["EMBLEMS", "imagined", "own", "table"]
