"""Archipelago: the islands with all that stands on them, the boards of the colony, and a player's own things large."""

from games.archipelago.moves import Bid, Bless, Build, Buy, Deal, Discover, Help, Sell, Settle
from render.archipelago.emblems import EMBLEMS
from render.archipelago.map.crowded import crowded
from render.archipelago.map.laying import laying
from render.archipelago.map.proposed import imagined
from render.archipelago.parts import PARTS
from render.archipelago.pictures import boards, closer, own, table
from render.archipelago.trading import trading
from render.boards import Boards

BOARDS = Boards(
    table,
    own,
    more=(closer, boards),
    only={closer: lambda view: bool(crowded(view))},
    parts=PARTS,
    imagined=imagined,
    close_ups={Settle: laying, Discover: laying, Buy: trading, Sell: trading},
    step_by_step=frozenset({Settle, Discover}),
    about={
        Bid: ("stock", "cards"),
        Deal: ("stock",),
        Build: ("shop",),
        Help: ("news", "stock"),
        Bless: ("news", "map"),
    },
    asks={
        "play-round": ("map",),
        "take-hex": ("map",),
        "choose-hex": ("tray", "map"),
        "help-colony": ("news", "stock"),
        "help-continent": ("news", "stock"),
    },
    emblems=EMBLEMS,
    cover=("ship", "island", "fish", "compass", "church", "rebel", "port", "crown"),
)
