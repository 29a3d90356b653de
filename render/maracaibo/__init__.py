"""Maracaibo: the sea chart with all that lies on it, and a player's own board large."""

from render.boards import Boards
from render.maracaibo.emblems import EMBLEMS
from render.maracaibo.parts import PARTS
from render.maracaibo.pictures import own, table
from render.maracaibo.pieces import piece
from render.maracaibo.proposed import imagined

BOARDS = Boards(
    table,
    own,
    parts=PARTS,
    imagined=imagined,
    emblems=EMBLEMS,
    sign=piece,
    cover=("compass", "sail", "sword", "explorer", "cocoa", "chest", "island", "quest"),
)
