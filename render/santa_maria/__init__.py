"""Santa Maria's pictures."""

from render.boards import Boards
from render.santa_maria.emblems import EMBLEMS
from render.santa_maria.parts import PARTS
from render.santa_maria.pictures import own, table
from render.santa_maria.proposed import imagined

BOARDS = Boards(
    table,
    own,
    parts=PARTS,
    imagined=imagined,
    emblems=EMBLEMS,
    cover=("ship", "grain", "church", "gem", "conquistador", "die", "monk", "joy"),
)
