"""Puerto Rico: the whole table, and a player's own board large."""

from games.puerto_rico.moves import Accept, Decline, Lay, Sell, SellAtPost, ShipGoods, Wharf
from render.boards import Boards
from render.puerto_rico.emblems import EMBLEMS
from render.puerto_rico.further import buildings
from render.puerto_rico.parts import PARTS
from render.puerto_rico.pictures import own, table
from render.puerto_rico.proposed import IN_COMMON, imagined

BOARDS = Boards(
    table,
    own,
    more=(buildings,),
    parts=PARTS,
    imagined=imagined,
    in_common=IN_COMMON,
    about={
        Lay: ("island",),
        Sell: ("house",),
        SellAtPost: ("house",),
        ShipGoods: ("ships",),
        Wharf: ("ships",),
        **dict.fromkeys((Accept, Decline), ("city",)),
    },
    asks={"load": ("goods", "ships"), "trade": ("goods", "house"), "trade-own": ("goods", "house")},
    emblems=EMBLEMS,
    cover=("corn", "indigo", "sugar", "ship", "tobacco", "coffee", "captain"),
)
