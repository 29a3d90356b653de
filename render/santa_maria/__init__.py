"""Santa Maria's pictures."""

from render.santa_maria.emblems import EMBLEMS
from render.santa_maria.pictures import own, table
from render.santa_maria.proposed import imagined

COVER = ("ship", "grain", "church", "gem", "conquistador", "die", "monk", "joy")
"""The icons on its cover."""

__all__ = ["COVER", "EMBLEMS", "imagined", "own", "table"]
