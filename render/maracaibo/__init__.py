"""Maracaibo: the sea chart with all that lies on it, and a player's own board large."""

from games.maracaibo.moves import (
    Attack,
    CastVote,
    ClaimTask,
    Deal,
    Explore,
    Fill,
    Manoeuvre,
    Opt,
    UseAssistant,
    UseTile,
)
from render.boards import Boards
from render.maracaibo.emblems import EMBLEMS
from render.maracaibo.parts import PARTS
from render.maracaibo.parts.tracks import exploring
from render.maracaibo.pictures import own, table
from render.maracaibo.pieces import piece
from render.maracaibo.proposed import imagined

BOARDS = Boards(
    table,
    own,
    parts=PARTS,
    imagined=imagined,
    close_ups={Explore: exploring},
    about={
        Fill: ("market",),
        Attack: ("influence",),
        Manoeuvre: ("influence",),
        Deal: ("hand",),
        UseTile: ("hand",),
        UseAssistant: ("engine",),
        Opt: ("trail", "influence"),
        ClaimTask: ("career",),
        CastVote: ("influence", "quests"),
    },
    asks={
        "village-action": ("market", "hand"),
        "scoring-choice": ("market", "buildings"),
        "manoeuvre": ("chart", "influence"),
    },
    emblems=EMBLEMS,
    sign=piece,
    cover=("compass", "sail", "sword", "explorer", "cocoa", "chest", "island", "quest"),
)
