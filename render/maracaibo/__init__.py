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
    TakeDisc,
    UseAssistant,
    UseTile,
)
from render.boards import Boards
from render.maracaibo.emblems import EMBLEMS
from render.maracaibo.parts import PARTS
from render.maracaibo.parts.tracks import exploring
from render.maracaibo.pictures import own, table, tracks
from render.maracaibo.pieces import piece
from render.maracaibo.proposed import imagined

BOARDS = Boards(
    table,
    own,
    (tracks,),
    parts=PARTS,
    imagined=imagined,
    close_ups={Explore: exploring},
    about={
        Fill: ("market",),
        Attack: ("influence",),
        Manoeuvre: ("chart",),
        Deal: ("hand",),
        UseTile: ("hand",),
        UseAssistant: ("engine",),
        Opt: ("trail",),
        TakeDisc: ("ship",),
        ClaimTask: ("career",),
        CastVote: ("chart",),
    },
    asks={
        "village-action": ("market", "hand"),
        "scoring-choice": ("market", "buildings"),
        "manoeuvre": ("chart",),
    },
    emblems=EMBLEMS,
    sign=piece,
    cover=("compass", "sail", "sword", "explorer", "cocoa", "chest", "island", "quest"),
)
