"""Settlers: the whole table, and a player's own realm large."""

from games.settlers.moves import Coin, War
from render.boards import Boards
from render.settlers.emblems import EMBLEMS
from render.settlers.parts import PARTS
from render.settlers.pictures import others_realm, own, table
from render.settlers.proposed import imagined

BOARDS = Boards(
    table,
    own,
    parts=PARTS,
    imagined=imagined,
    close_ups={War: others_realm, Coin: others_realm},
    # What matters of a coin is the resource, which a list tells beside its square; of a war token, where the tile lies.
    step_by_step=frozenset({War}),
    asks={"draft-tile": ("offer",), "token-or-tile": ("offer",), "add-tile": ("offer",)},
    emblems=EMBLEMS,
    cover=("wood", "house", "horses", "stone", "laurel", "war", "fish", "wine"),
)
